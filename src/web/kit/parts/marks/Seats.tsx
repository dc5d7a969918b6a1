import { marksWords } from '../../words/english/marks.ts';
import { useWords } from '../../words/language.ts';
import '../note/ConnectionLight.css';

export type SeatState = 'empty' | 'part' | 'in';

export interface SeatsProps {
  /** A seat per judge, or one per dance of a judge: `name` is 'A' or 'Rumba'. */
  readonly seats: readonly { readonly name: string; readonly state: SeatState }[];
  /** A summary for screen readers. Without it each seat is named. */
  readonly label?: string | undefined;
}

/** The judges' sheets received: a small block for each judge, empty, half or full. */
export function Seats({ seats, label }: SeatsProps) {
  const words = useWords(marksWords);
  const said = seats.map(({ name, state }) => words.seatIs(name, words.seat[state]));
  return (
    <span className="seats">
      <span className="spoken">{label ?? said.join(', ')}</span>
      {seats.map(({ name, state }) => (
        <span key={name} className={`seat seat-${state}`} />
      ))}
    </span>
  );
}
