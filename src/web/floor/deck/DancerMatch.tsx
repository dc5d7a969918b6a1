import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { deckWords } from '../../kit/words/english/deck.ts';
import { useWords } from '../../kit/words/language.ts';

/** The answer for a dancer who has not registered. */
const NOT_REGISTERED = '';

interface Props {
  readonly name: string;
  /** The candidates. */
  readonly dancers: readonly RegisteredPerson[];
  /** The key of a dancer, or `NOT_REGISTERED`; undefined: no answer yet. */
  readonly answer: string | undefined;
  readonly onAnswer: (answer: string) => void;
}

/** Asks which registered dancer a typed name means: never match one without asking. */
export function DancerMatch({ name, dancers, answer, onAnswer }: Props) {
  const words = useWords(deckWords).namesDialog;
  if (dancers.length === 0) return null;
  return (
    <PillChoice
      label={words.isRegistered(name.trim())}
      tall
      options={[
        ...dancers.map(({ id, name: called, affiliation, number }) => ({
          value: id,
          words: words.yes(called, affiliation, number),
        })),
        { value: NOT_REGISTERED, words: words.no },
      ]}
      value={answer}
      onChange={onAnswer}
    />
  );
}
