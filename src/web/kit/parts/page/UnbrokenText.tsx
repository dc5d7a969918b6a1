import { Fragment } from 'react';

const HYPHENED = /(\S+-\S+)/u;

/** Keeps hyphenated words on one line: 'Semi-Final' must be readable at a glance. */
export function UnbrokenText({ children }: { readonly children: string }) {
  const parts = children.split(HYPHENED);
  return (
    <>
      {parts.map((part, at) =>
        // Matches are at every second index.
        at % 2 === 1 ? (
          // The parts change as a whole, so the index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} className="unbroken">
            {part}
          </span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={at}>{part}</Fragment>
        ),
      )}
    </>
  );
}
