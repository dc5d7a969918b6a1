import type { LeadNumber } from '../../../../domain/ids.ts';
import { listReasons, listRulesUsed, type PanelSize } from '../../../../domain/skating/reasons.ts';
import { isSharedPlace } from '../../../../domain/skating/sharedPlace.ts';
import type { FinalPlacing, FinalResult } from '../../../../domain/skating/working.ts';
import { resultPageWords } from '../../words/english/resultPage.ts';
import { whyWords } from '../../words/english/why.ts';
import { useWords } from '../../words/language.ts';
import { PhraseText } from './PhraseText.tsx';
import './why.css';

interface Props {
  readonly result: FinalResult;
  readonly panelSize: PanelSize;
}

/** “Why am I fourth?” for every couple: a question that opens to the rule. One may start open. */
export function PlaceReasonList({
  result,
  panelSize,
  open,
}: Props & { readonly open?: LeadNumber | undefined }) {
  const words = useWords(whyWords);
  const places = result.placings.map(({ place }) => place);
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
              <PhraseText
                phrase={words.question(placing.couple, placing.place, isSharedPlace(places, placing.place))}
              />
            </span>
          </summary>
          <PlaceReasons result={result} placing={placing} panelSize={panelSize} />
          <RuleTexts result={result} placing={placing} />
        </details>
      ))}
    </section>
  );
}

/** The texts of the rules that decided a couple's place. */
function RuleTexts({ result, placing }: Pick<Props, 'result'> & { readonly placing: FinalPlacing }) {
  const words = useWords(resultPageWords);
  const rules = listRulesUsed(result, placing);
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

/** The reasons for one couple's place: all dances together, where there are several; then each dance. */
export function PlaceReasons({ result, placing, panelSize }: Props & { readonly placing: FinalPlacing }) {
  const words = useWords(whyWords);
  return (
    <div className="why-words">
      {listReasons(result, placing, panelSize).map((claim, index) => (
        // eslint-disable-next-line react/no-array-index-key -- the reasons of a finished result keep their order
        <p key={index}>
          {'dance' in claim ? words.inDance(claim) : null}
          <PhraseText phrase={words.because(claim)} />
        </p>
      ))}
    </div>
  );
}
