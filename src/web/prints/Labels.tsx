import { prints } from '../words/english/prints.ts';
import { useWords } from '../words/language.ts';
import { Paper, type PaperName } from './Paper.tsx';
import { inPages, type EnvelopeLabel } from './printed.ts';

/** As many as there are on a sheet of the usual ones: 1 by 2⅝ inches, and 63.5 by 38.1 mm. */
export const ON_A_SHEET: Readonly<Record<PaperName, number>> = { letter: 30, a4: 21 };

/** So many numbers have room on a label. */
const NUMBERS = 12;

/** Labels for the envelopes that are handed out at the desk. */
export function Labels({
  labels,
  paper,
}: {
  readonly labels: readonly EnvelopeLabel[];
  readonly paper: PaperName;
}) {
  return (
    <Paper
      paper={paper}
      isWide={false}
      pages={inPages(labels, ON_A_SHEET[paper]).map((page) => ({
        key: page[0]?.key ?? '',
        content: (
          <ul className={`labels labels-${paper}`}>
            {page.map((label) => (
              <Label key={label.key} label={label} />
            ))}
          </ul>
        ),
      }))}
    />
  );
}

function Label({ label: { title, numbers, school, dancers } }: { readonly label: EnvelopeLabel }) {
  const words = useWords(prints);
  const [only, ...others] = numbers;
  const isSeveral = others.length > 0 || dancers > 1;
  return (
    <li className="label">
      <span>
        <b>{title}</b>
        <span>{dancers > 1 ? words.dancers(dancers) : school}</span>
        {isSeveral ? (
          <span className="label-numbers">
            {numbers.slice(0, NUMBERS).join(' ')}
            {numbers.length > NUMBERS ? ' …' : ''}
          </span>
        ) : null}
      </span>
      {isSeveral || only === undefined ? null : <b className="label-number">{only}</b>}
    </li>
  );
}
