import { asWritten } from '../../../domain/event/asWritten.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import type { FinalPlacing, FinalResult, TieStep } from '../../../domain/skating/working.ts';
import { why } from '../../words/english/why.ts';
import { useWords } from '../../words/language.ts';
import type { Phrase } from '../../words/phrase.ts';
import { rulesBehind } from '../../../domain/skating/inShort.ts';
import { resultPage } from '../../words/english/resultPage.ts';
import { Said } from './Said.tsx';
import { reasonInDance, stepsAbout, totalOf } from '../../../domain/skating/reasons.ts';
import './why.css';

interface Props {
  readonly result: FinalResult;
  /** How many judged; undefined where that is not known. */
  readonly judges: number | undefined;
}

/** “Why am I fourth?”, answered for every couple: open the question, read the rule. One may be open from the start. */
export function Why({ result, judges, open }: Props & { readonly open?: LeadNumber | undefined }) {
  const words = useWords(why);
  return (
    <section className="why">
      <h2>{words.title}</h2>
      {result.placings.map((placing) => (
        <details
          key={placing.couple}
          className="why-couple"
          id={`why-${placing.couple}`}
          open={placing.couple === open}
        >
          <summary>
            <span>
              <Said phrase={words.question(placing.couple, placing.place)} />
            </span>
          </summary>
          <WhyOf result={result} placing={placing} judges={judges} />
          <RuleTexts result={result} placing={placing} />
        </details>
      ))}
    </section>
  );
}

/** The rules by which a couple was placed, as they read. */
function RuleTexts({ result, placing }: Pick<Props, 'result'> & { readonly placing: FinalPlacing }) {
  const words = useWords(resultPage);
  const rules = rulesBehind(result, placing);
  if (rules.length === 0) return null;
  return (
    <dl className="why-rules" aria-label={words.rulesOf}>
      {rules.map((rule) => (
        <div key={rule}>
          <dt>{words.rule(rule)}</dt>
          <dd>{words.ruleText(rule)}</dd>
        </div>
      ))}
    </dl>
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
