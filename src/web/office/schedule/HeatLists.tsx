import { useState } from 'react';
import type { EntryId, LeadNumber } from '../../../domain/ids.ts';
import type { PlanChange } from '../../../domain/schedule/plan/change.ts';
import type { PlannedEvent, PlannedRound } from '../../../domain/schedule/plan/plan.ts';
import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { SelectField } from '../../kit/parts/field/SelectField.tsx';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { DrawActions } from './DrawActions.tsx';

export interface HeatListsProps {
  readonly event: PlannedEvent;
  readonly round: PlannedRound;
  /** Undefined: read only. */
  readonly change: ((change: PlanChange) => void) | undefined;
  /** The tapped couple: it can be moved to another heat. */
  readonly moving: EntryId | undefined;
  readonly onMove: (couple: EntryId | undefined) => void;
  /** A tapped couple can also be seeded past the round. */
  readonly maySeed: boolean;
}

/** The couples by heat; a tapped couple can be moved to another one. */
export function HeatLists({ event, round, change, moving, onMove, maySeed }: HeatListsProps) {
  const words = useWords(scheduleWords).heats;
  const { danceName } = useWords(termsWords);
  const [dance, setDance] = useState(0);
  const isMovable = change !== undefined && (round.numHeats > 1 || maySeed);
  const isHere = round.entries.some(({ id }) => id === moving);
  const isRedrawn = round.entries.some(({ heats }) => heats.length > 1);
  const numbers = new Map(event.entries.map((entry) => [entry.id, entry.number]));
  const inHeat = (heat: number): readonly Couple[] =>
    round.entries
      .filter(({ heats }) => (heats[dance] ?? heats[0] ?? 1) === heat)
      .map(({ id }) => ({ id, number: numbers.get(id) }))
      .toSorted(byNumber);
  const put = (heat: number): void => {
    if (moving === undefined) return;
    change?.({
      kind: 'moveCouple',
      event: event.key,
      round: round.number,
      couple: moving,
      heat,
      dance: isRedrawn ? dance : undefined,
    });
    onMove(undefined);
  };
  return (
    <details className="schedule-heats">
      <summary>{words.title}</summary>
      {isRedrawn ? (
        <SelectField
          label={words.dance}
          value={dance}
          onChange={({ target }) => setDance(Number(target.value))}
        >
          {event.dances.map((name, place) => (
            <option key={toStoredTerm(name)} value={place}>
              {danceName(name)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {Array.from({ length: round.numHeats }, (_, place) => place + 1).map((heat) => (
        <div className="schedule-heat" key={heat}>
          <h3>{words.heat(heat)}</h3>
          <ul>
            {inHeat(heat).map((couple) => (
              <li key={couple.id}>
                {!isMovable ? (
                  <NumberCard number={couple.number} />
                ) : (
                  <MovableCouple
                    couple={couple}
                    heat={heat}
                    isMoving={moving === couple.id}
                    onPress={() => onMove(moving === couple.id ? undefined : couple.id)}
                  />
                )}
              </li>
            ))}
          </ul>
          {moving !== undefined && isHere && change !== undefined && round.numHeats > 1 ? (
            <span>
              <Button size="small" onClick={() => put(heat)}>
                {words.putHere(numbers.get(moving))}
              </Button>
            </span>
          ) : null}
        </div>
      ))}
      {change === undefined || round.numHeats < 2 ? null : (
        <DrawActions event={event} round={round} change={change} />
      )}
    </details>
  );
}

interface Couple {
  readonly id: EntryId;
  readonly number: LeadNumber | undefined;
}

/** Couples without a number come last. */
const byNumber = (a: Couple, b: Couple): number =>
  Number(a.number ?? Number.MAX_SAFE_INTEGER) - Number(b.number ?? Number.MAX_SAFE_INTEGER);

interface MovableCoupleProps {
  readonly couple: Couple;
  readonly heat: number;
  readonly isMoving: boolean;
  readonly onPress: () => void;
}

function MovableCouple({ couple: { number }, heat, isMoving, onPress }: MovableCoupleProps) {
  const words = useWords(scheduleWords).heats;
  return (
    <button
      type="button"
      className="schedule-couple"
      aria-pressed={isMoving}
      aria-label={words.moveCouple(number, heat)}
      onClick={onPress}
    >
      <NumberCard number={number} />
    </button>
  );
}
