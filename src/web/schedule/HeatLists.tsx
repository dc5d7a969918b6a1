import { asWritten } from '../../domain/event/asWritten.ts';
import { useState } from 'react';
import type { EntryId } from '../../domain/ids.ts';
import type { Change } from '../../domain/schedule/plan/change.ts';
import type { PlannedEvent, PlannedRound } from '../../domain/schedule/plan/plan.ts';
import { Button } from '../parts/button/Button.tsx';
import { NumberCard } from '../parts/couple/NumberCard.tsx';
import { SelectField } from '../parts/field/SelectField.tsx';

export interface HeatListsProps {
  readonly event: PlannedEvent;
  readonly round: PlannedRound;
  /** Missing: only to be looked at. */
  readonly change: ((change: Change) => void) | undefined;
}

/** A new draw has to be another one than the last. */
const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Who dances in which heat, and another draw: by number, by chance, by chance for each dance, schools apart. */
export function HeatLists({ event, round, change }: HeatListsProps) {
  const [dance, setDance] = useState(0);
  const [moving, setMoving] = useState<EntryId>();
  const isRedrawn = round.entries.some(({ heats }) => heats.length > 1);
  const numbers = new Map(event.entries.map((entry) => [entry.id, entry]));
  // Who has no number yet stands behind the others.
  const numberOf = (id: EntryId): number => Number(numbers.get(id)?.number ?? Number.MAX_SAFE_INTEGER);
  const heatNow = (heats: readonly number[]): number => heats[dance] ?? heats[0] ?? 1;
  const at = { event: event.key, round: round.number };
  const draw = (order: 'byNumber' | 'byChance' | 'eachDance', schoolsApart: boolean): void =>
    change?.({
      kind: 'drawHeats',
      ...at,
      wishes: {
        order:
          order === 'byNumber'
            ? { kind: 'byNumber' }
            : { kind: 'byChance', seed: freshSeed(), eachDance: order === 'eachDance' },
        schoolsApart,
      },
    });
  return (
    <details className="schedule-heats">
      <summary>Heats</summary>
      {isRedrawn ? (
        <SelectField label="Dance" value={dance} onChange={(event_) => setDance(Number(event_.target.value))}>
          {event.dances.map((name, place) => (
            <option key={asWritten(name)} value={place}>
              {asWritten(name)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {Array.from({ length: round.numHeats }, (_, place) => place + 1).map((heat) => (
        <div className="schedule-heat" key={heat}>
          <h3>Heat {heat}</h3>
          <ul>
            {round.entries
              .filter(({ heats }) => heatNow(heats) === heat)
              .toSorted((a, b) => numberOf(a.id) - numberOf(b.id))
              .map(({ id }) => {
                const number = numbers.get(id)?.number;
                return (
                  <li key={id}>
                    {change === undefined || round.numHeats < 2 ? (
                      <NumberCard number={number} />
                    ) : (
                      <button
                        type="button"
                        className="schedule-couple"
                        aria-pressed={moving === id}
                        aria-label={`${number ?? 'No number'}, heat ${heat}: move`}
                        onClick={() => setMoving(moving === id ? undefined : id)}
                      >
                        <NumberCard number={number} />
                      </button>
                    )}
                  </li>
                );
              })}
          </ul>
          {moving !== undefined && change !== undefined ? (
            <span>
              <Button
                size="small"
                onClick={() => {
                  change({
                    kind: 'moveCouple',
                    ...at,
                    couple: moving,
                    heat,
                    dance: isRedrawn ? dance : undefined,
                  });
                  setMoving(undefined);
                }}
              >
                {`Put ${numbers.get(moving)?.number ?? 'it'} here`}
              </Button>
            </span>
          ) : null}
        </div>
      ))}
      {change === undefined || round.numHeats < 2 ? null : (
        <div className="schedule-verbs">
          <Button size="small" onClick={() => draw('byNumber', false)}>
            By number
          </Button>
          <Button size="small" onClick={() => draw('byChance', false)}>
            Draw
          </Button>
          <Button size="small" onClick={() => draw('byChance', true)}>
            Draw, schools apart
          </Button>
          {event.dances.length > 1 ? (
            <Button size="small" onClick={() => draw('eachDance', false)}>
              Draw for each dance
            </Button>
          ) : null}
        </div>
      )}
    </details>
  );
}
