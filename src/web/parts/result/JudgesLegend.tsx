import type { Judge } from '../../../domain/competition.ts';
import type { JudgeKey } from '../../../domain/ids.ts';
import { resultPage } from '../../words/english/resultPage.ts';
import { useWords } from '../../words/language.ts';
import './result.css';

interface Props {
  /** Who marked the round, by letter. */
  readonly panel: readonly JudgeKey[];
  readonly judges: readonly Judge[];
}

/** Which letter is whom. Results from elsewhere know some judges by the letter alone. */
export function JudgesLegend({ panel, judges }: Props) {
  const words = useWords(resultPage);
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
    </section>
  );
}
