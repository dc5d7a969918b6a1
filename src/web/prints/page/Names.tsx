import { Fragment } from 'react';
import type { Entry } from '../../../domain/competition.ts';
import { shownNames } from '../../../domain/people/people.ts';

/** Who a couple is, as far as it may be shown; each name in the direction in which it is written. */
export function Names({ entry }: { readonly entry: Entry | undefined }) {
  const names = entry === undefined ? [] : shownNames(entry);
  return (
    <>
      {names.map((name, at) => (
        <Fragment key={name}>
          {at === 0 ? null : ' & '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </>
  );
}
