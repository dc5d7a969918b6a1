import { asWritten } from '../../../domain/event/asWritten.ts';
import type { FinalPlacing, FinalResult } from '../../../domain/skating/working.ts';
import { ordinal } from '../../../domain/round/rounds.ts';
import { NumberCard } from '../couple/NumberCard.tsx';
import { whyInDance, whyOverall, type Words } from './whyWords.ts';
import './why.css';

const Sentence = ({ words }: { readonly words: Words }) => (
  <p>
    {words.map((part, index) =>
      typeof part === 'string' ? (
        // eslint-disable-next-line react/no-array-index-key -- the words of one sentence never change their order
        <span key={index}>{part}</span>
      ) : (
        // eslint-disable-next-line react/no-array-index-key -- as above
        <NumberCard key={index} number={part.couple} size="text" />
      ),
    )}
  </p>
);

interface Props {
  readonly result: FinalResult;
  /** How many judged; 0 where that is not known. */
  readonly judges: number;
}

/** “Why am I fourth?”, answered for every couple: open the question, read the rule. */
export function Why({ result, judges }: Props) {
  return (
    <section className="why">
      <h2>Why each place</h2>
      {result.placings.map((placing) => (
        <details key={placing.couple} className="why-couple" id={`why-${placing.couple}`}>
          <summary>
            Why is <NumberCard number={placing.couple} size="text" />{' '}
            {Number.isInteger(placing.place) ? ordinal(placing.place) : `sharing ${placing.place}`}?
          </summary>
          <div className="why-words">
            <Reasons result={result} placing={placing} judges={judges} />
          </div>
        </details>
      ))}
    </section>
  );
}

function Reasons({ result, placing, judges }: Props & { readonly placing: FinalPlacing }) {
  const inDances = result.dances.flatMap((dance) => {
    const mine = dance.placings.find(({ couple }) => couple === placing.couple);
    return mine === undefined ? [] : [{ dance: dance.dance, words: whyInDance(dance, mine, judges) }];
  });
  const overall = result.dances.length > 1 ? whyOverall(result, placing) : [];
  return (
    <>
      {overall.map((words, index) => (
        // eslint-disable-next-line react/no-array-index-key -- the steps of a finished result keep their order
        <Sentence key={index} words={words} />
      ))}
      {inDances.map(({ dance, words }) => (
        <Sentence key={asWritten(dance)} words={words} />
      ))}
    </>
  );
}
