import { Paper, type PaperName } from './Paper.tsx';
import { inPages, type BackNumber } from './printed.ts';

interface Props {
  readonly numbers: readonly BackNumber[];
  readonly paper: PaperName;
  readonly layout: 'one' | 'two';
  /** Whose competition it is: what people remember of a number on the wall. */
  readonly event: string;
}

/** The numbers on the leads' backs, read from across the hall. */
export function BackNumbers({ numbers, paper, layout, event }: Props) {
  const isTwo = layout === 'two';
  return (
    <Paper
      paper={paper}
      isWide={!isTwo}
      pages={inPages(numbers, isTwo ? 2 : 1).map((page) => ({
        key: page[0]?.number ?? '',
        content: page.map((one) => <Back key={one.number} {...one} event={event} isHalf={isTwo} />),
      }))}
    />
  );
}

function Back({
  number,
  name,
  school,
  event,
  isHalf,
}: BackNumber & { readonly event: string; readonly isHalf: boolean }) {
  return (
    <div className={isHalf ? 'back is-half' : 'back'}>
      <p className="back-event">{event}</p>
      <p className={`back-number back-digits-${Math.min(4, number.length)}`}>{number}</p>
      <p className="back-name">
        {name === undefined ? null : <b>{name}</b>}
        <span>{school}</span>
      </p>
    </div>
  );
}
