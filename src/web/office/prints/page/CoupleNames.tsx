import { Fragment } from 'react';
import type { Entry } from '../../../../domain/competition.ts';
import { hasWithheldNames, listPublicNames } from '../../../../domain/people/people.ts';
import { printsWords } from '../../../kit/words/english/prints.ts';
import { useWords } from '../../../kit/words/language.ts';

/** The names of a couple, as far as they may be shown; each in its own writing direction. */
export function CoupleNames({ entry }: { readonly entry: Entry | undefined }) {
  const { withheld } = useWords(printsWords);
  const names = entry === undefined ? [] : listPublicNames(entry);
  return (
    <>
      {entry !== undefined && hasWithheldNames(entry) ? <em>{withheld}</em> : null}
      {names.map((name, at) => (
        <Fragment key={name}>
          {at === 0 ? null : ' & '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </>
  );
}
