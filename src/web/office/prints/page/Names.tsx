import { Fragment } from 'react';
import type { Entry } from '../../../../domain/competition.ts';
import { namesWithheld, publicNames } from '../../../../domain/people/people.ts';
import { prints } from '../../../kit/words/english/prints.ts';
import { useWords } from '../../../kit/words/language.ts';

/** The names of a couple, as far as they may be shown; each in its own writing direction. */
export function Names({ entry }: { readonly entry: Entry | undefined }) {
  const { withheld } = useWords(prints);
  const names = entry === undefined ? [] : publicNames(entry);
  return (
    <>
      {entry !== undefined && namesWithheld(entry) ? <em>{withheld}</em> : null}
      {names.map((name, at) => (
        <Fragment key={name}>
          {at === 0 ? null : ' & '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </>
  );
}
