import '../note/ConnectionLight.css';

export type SeatState = 'empty' | 'part' | 'in';

export interface SeatsProps {
  /** One for each judge, or for each dance of one judge: `name` is 'A' or 'Rumba'. */
  readonly seats: readonly { readonly name: string; readonly state: SeatState }[];
  /** The whole in words, for who does not see the blocks. Without it each seat is named. */
  readonly label?: string | undefined;
}

const WORDS = { empty: 'open', part: 'part in', in: 'in' } as const satisfies Record<SeatState, string>;

/** Who has sent: a small block for each judge, empty, half or full. */
export function Seats({ seats, label }: SeatsProps) {
  const words = label ?? seats.map(({ name, state }) => `${name} ${WORDS[state]}`).join(', ');
  return (
    <span className="seats">
      <span className="spoken">{words}</span>
      {seats.map(({ name, state }) => (
        <span key={name} className={`seat seat-${state}`} />
      ))}
    </span>
  );
}
