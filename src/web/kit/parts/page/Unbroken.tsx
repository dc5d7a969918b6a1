import { Fragment } from 'react';

const HYPHENED = /(\S+-\S+)/u;

/** A sentence in which a word with a hyphen stays on one line: 'Semi-Final' is read at a glance or not at all. */
export function Unbroken({ children }: { readonly children: string }) {
  const parts = children.split(HYPHENED);
  return (
    <>
      {parts.map((part, at) =>
        // What matched stands at every second place.
        at % 2 === 1 ? (
          // The parts of a sentence change as a whole: their place is what they are.
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
