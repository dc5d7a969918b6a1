import type { Phrase } from '../../words/phrase.ts';
import { NumberCard } from '../couple/NumberCard.tsx';

/** The words of a sentence, its couples as number cards. */
export function Said({ phrase }: { readonly phrase: Phrase }) {
  return phrase.map((part, index) =>
    typeof part === 'string' ? (
      // eslint-disable-next-line react/no-array-index-key -- the words of one sentence never change their order
      <span key={index}>{part}</span>
    ) : (
      // eslint-disable-next-line react/no-array-index-key -- as above
      <NumberCard key={index} number={part.couple} size="text" />
    ),
  );
}
