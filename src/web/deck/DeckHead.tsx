import type { Carried } from '../../domain/floor/cascade.ts';
import { Pill } from '../parts/pill/Pill.tsx';
import { PillChoice } from '../parts/pill/PillChoice.tsx';
import { Say } from '../parts/page/Say.tsx';
import type { DeckOrder } from './DeckGrid.tsx';
import type { DeckCount } from './deckCouples.ts';

interface Props {
  readonly count: DeckCount;
  readonly order: DeckOrder;
  readonly onOrder: (order: DeckOrder) => void;
  /** Taps that are on this device and not received yet. */
  readonly saved: number;
  /** For each couple the rounds its next tap would go on to. */
  readonly carried: readonly (readonly Carried[])[];
  readonly cascade: { readonly on: boolean; readonly toggle: () => void } | undefined;
}

/** 'Silver Tango, Final (5)': each later round, and how many couples a tap here would call there. */
function laterRounds(carried: readonly (readonly Carried[])[]): readonly string[] {
  const couples = new Map<string, number>();
  for (const { event, round } of carried.flat()) {
    const name = event.rounds.find(({ number }) => number === round)?.name ?? `round ${round}`;
    const words = `${event.name}, ${name}`;
    couples.set(words, (couples.get(words) ?? 0) + 1);
  }
  return [...couples].map(([words, n]) => `${words} (${n})`);
}

/** How many are here, at a glance; and how the tiles are ordered. */
export function DeckHead({ count, order, onOrder, saved, carried, cascade }: Props) {
  const later = laterRounds(carried);
  return (
    <div className="deck-head">
      <p className="deck-count">
        <b className="number deck-count-figure">{count.here}</b>
        <span className="deck-count-words">
          of {count.couples} are here
          <span className="second deck-count-more">
            {[
              count.missing.length > 0 && `${count.missing.length} missing`,
              count.scratched > 0 && `${count.scratched} scratched`,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
          <output className="deck-count-kept">
            {saved > 0 && <Say tone="info">{saved} on this device</Say>}
          </output>
        </span>
      </p>
      <div className="deck-head-choice">
        {cascade !== undefined && (
          <Pill tall chosen={cascade.on} onToggle={cascade.toggle}>
            Later rounds
          </Pill>
        )}
        <PillChoice
          label="Order"
          quiet
          tall
          options={[
            { value: 'heat', words: 'By heat' },
            { value: 'number', words: 'By number' },
          ]}
          value={order}
          onChange={onOrder}
        />
      </div>
      {cascade !== undefined && (
        <p className="deck-later second">
          {!cascade.on
            ? 'A tap counts in this round only.'
            : later.length === 0
              ? 'No later round follows at once for the same two.'
              : `A tap goes on to ${later.join('; ')}.`}
        </p>
      )}
    </div>
  );
}
