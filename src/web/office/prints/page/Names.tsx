import { Fragment } from 'react';
import type { Entry } from '../../../../domain/competition.ts';
import { namesWithheld, shownNames } from '../../../../domain/people/people.ts';
import { prints } from '../../../kit/words/english/prints.ts';
import { useWords } from '../../../kit/words/language.ts';

/** Who a couple is, as far as it may be shown; each name in the direction in which it is written. */
export function Names({ entry }: { readonly entry: Entry | undefined }) {
  const { withheld } = useWords(prints);
  const names = entry === undefined ? [] : shownNames(entry);
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
