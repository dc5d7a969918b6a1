import { toStoredTerm } from '../../../../domain/event/storedTerm.ts';
import type { Judge } from '../../../../domain/competition.ts';
import { listReplacements, listSeatedJudges, type PanelByDance } from '../../../../domain/panels.ts';
import { resultPageWords } from '../../words/english/resultPage.ts';
import { useWords } from '../../words/language.ts';
import './result.css';

interface Props {
  readonly panels: PanelByDance;
  readonly judges: readonly Judge[];
}

/** The judges by letter. Imported results know some judges by the letter alone. */
export function JudgesLegend({ panels, judges }: Props) {
  const words = useWords(resultPageWords);
  const panel = listSeatedJudges(panels);
  if (panel.length === 0) return null;
  return (
    <section className="judges-legend" aria-label={words.judges}>
      <h2>{words.judges}</h2>
      <dl>
        {panel.map((key) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{judges.find((judge) => judge.key === key)?.name ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {listReplacements(panels).map((replacement) => (
        <p key={toStoredTerm(replacement.from)}>{words.replaced(replacement)}</p>
      ))}
    </section>
  );
}
