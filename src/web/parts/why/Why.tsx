import { asWritten } from '../../../domain/event/asWritten.ts';
import type { FinalPlacing, FinalResult, TieStep } from '../../../domain/skating/working.ts';
import { why } from '../../words/english/why.ts';
import { useWords } from '../../words/language.ts';
import type { Phrase } from '../../words/phrase.ts';
import { NumberCard } from '../couple/NumberCard.tsx';
import { reasonInDance, stepsAbout, totalOf } from '../../../domain/skating/reasons.ts';
import './why.css';

/** The words of a sentence, its couples as number cards. */
function Said({ phrase }: { readonly phrase: Phrase }) {
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

interface Props {
  readonly result: FinalResult;
  /** How many judged; undefined where that is not known. */
  readonly judges: number | undefined;
}

/** “Why am I fourth?”, answered for every couple: open the question, read the rule. */
export function Why({ result, judges }: Props) {
  const words = useWords(why);
  return (
    <section className="why">
      <h2>{words.title}</h2>
      {result.placings.map((placing) => (
        <details key={placing.couple} className="why-couple" id={`why-${placing.couple}`}>
          <summary>
            <span>
              <Said phrase={words.question(placing.couple, placing.place)} />
            </span>
          </summary>
          <WhyOf result={result} placing={placing} judges={judges} />
        </details>
      ))}
    </section>
  );
}

/** Why one couple has the place it has, in the sentences of a scrutineer. */
export function WhyOf({ result, placing, judges }: Props & { readonly placing: FinalPlacing }) {
  return (
    <div className="why-words">
      <Reasons result={result} placing={placing} judges={judges} />
    </div>
  );
}

/** All dances together, where there are several; then each dance: as a scrutineer would say it. */
function Reasons({ result, placing, judges }: Props & { readonly placing: FinalPlacing }) {
  const words = useWords(why);
  const total = totalOf(result, placing);
  const ofStep = (step: TieStep): Phrase => (step.rule === '10' ? words.rule10(step) : words.rule11(step));
  const isTied = total.tied.length > 1;
  return (
    <>
      {result.dances.length > 1 && (
        <p>
          <Said phrase={words.total(total)} />
        </p>
      )}
      {result.dances.length > 1 &&
        isTied &&
        stepsAbout(result, placing.couple, total.tied).map((step, index) => (
          // eslint-disable-next-line react/no-array-index-key -- the steps of a finished result keep their order
          <p key={index}>
            <Said phrase={ofStep(step)} />
          </p>
        ))}
      {result.dances.flatMap((dance) => {
        const mine = dance.placings.find(({ couple }) => couple === placing.couple);
        return mine === undefined
          ? []
          : [
              <p key={asWritten(dance.dance)}>
                <Said phrase={words.inDance(dance.dance, mine.place, reasonInDance(dance, mine, judges))} />
              </p>,
            ];
      })}
    </>
  );
}
