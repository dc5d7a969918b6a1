import type { Phrase } from '../../words/phrase.ts';
import { NumberCard } from '../couple/NumberCard.tsx';
import './said.css';

/** Punctuation that must stay on the line of the card before it. */
const PUNCTUATION = /^\p{Po}+/u;

/** A sentence with its couples as number cards. */
export function PhraseText({ phrase }: { readonly phrase: Phrase }) {
  return phrase.map((part, index) => {
    if (typeof part === 'string') {
      const words = typeof phrase[index - 1] === 'object' ? part.replace(PUNCTUATION, '') : part;
      // eslint-disable-next-line react/no-array-index-key -- the words of one sentence never change their order
      return <span key={index}>{words}</span>;
    }
    const next = phrase[index + 1];
    return (
      // eslint-disable-next-line react/no-array-index-key -- as above
      <span key={index} className="said-couple">
        <NumberCard number={part.couple} size="text" />
        {typeof next === 'string' ? PUNCTUATION.exec(next)?.[0] : null}
      </span>
    );
  });
}
