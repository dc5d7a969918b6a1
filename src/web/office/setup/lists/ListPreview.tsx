import { listsDeskWords } from '../../../kit/words/english/listsDesk.ts';
import { formatNumber } from '../../../kit/words/numbers.ts';
import { useWords } from '../../../kit/words/language.ts';
import { ListStep } from './ListStep.tsx';
import type { ListReading } from './readList.ts';

/** Lines shown of each kind: the rest is counted. */
const MAX_SHOWN_LINES = 60;

/** The changes of an import, the existing lines, and the errors by line. */
export function ListPreview({ reading }: { readonly reading: ListReading | undefined }) {
  const words = useWords(listsDeskWords);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in it takes the focus: without the stop a keyboard could not scroll it
    <aside className="setup-trial" aria-label={words.preview} tabIndex={0}>
      <h3>{words.preview}</h3>
      {reading === undefined ? <p className="second">{words.choose}</p> : <Read reading={reading} />}
    </aside>
  );
}

function Read({ reading }: { readonly reading: ListReading }) {
  const words = useWords(listsDeskWords);
  const { steps, same, leftOut } = reading;
  // Unknown events are asked about separately, once for all lines.
  const problems = reading.problems.filter(({ problem }) => problem.kind !== 'unknown event');
  const asked = reading.problems.length - problems.length;
  const changed = steps.filter(({ kind }) => kind === 'changed').length;
  const sums = [
    [steps.length - changed, words.fresh],
    [changed, words.changed],
    [same, words.same],
    [leftOut, words.leftOut],
    [asked, words.withoutEvent],
    [problems.length, words.wrong],
  ] as const;
  return (
    <>
      <output className="lists-sums">
        {sums.map(([count, what]) => (
          // A space between two numbers, for screen readers.
          <span key={what} className={count === 0 ? 'second' : undefined}>
            <b className="number">{formatNumber(count)}</b> {`${what} `}
          </span>
        ))}
      </output>
      {problems.length === 0 ? null : (
        <section className="stack" aria-labelledby="lists-wrong">
          <h4 id="lists-wrong">{words.wrongTitle(problems.length)}</h4>
          <ul className="lists-lines">
            {problems.slice(0, MAX_SHOWN_LINES).map(({ line, problem }) => (
              <li key={line}>
                <span className="second">{words.line(line)}</span> <span>{words.problem(problem)}</span>
              </li>
            ))}
            <More of={problems.length} />
          </ul>
        </section>
      )}
      {steps.length === 0 ? null : (
        <section className="stack" aria-labelledby="lists-steps">
          <h4 id="lists-steps">{words.stepsTitle}</h4>
          <ul className="lists-lines">
            {steps.slice(0, MAX_SHOWN_LINES).map((step) => (
              <li key={step.line}>
                <span className="second">{words.line(step.line)}</span> <ListStep step={step} />
              </li>
            ))}
            <More of={steps.length} />
          </ul>
        </section>
      )}
    </>
  );
}

function More({ of }: { readonly of: number }) {
  const words = useWords(listsDeskWords);
  return of > MAX_SHOWN_LINES ? <li className="second">{words.others(of - MAX_SHOWN_LINES)}</li> : null;
}
