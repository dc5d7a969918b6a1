import type { EntryId } from '../../../domain/ids.ts';
import type { PlanChange } from '../../../domain/schedule/plan/change.ts';
import type { PlannedEvent, PlannedRound } from '../../../domain/schedule/plan/plan.ts';
import { findFirstRound, listSeededCouples } from '../../../domain/schedule/plan/seed.ts';
import { hasBegun } from '../../../domain/schedule/plan/states.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

interface Seeding {
  readonly event: PlannedEvent;
  readonly round: PlannedRound;
  /** The couple tapped here or in the heats. */
  readonly chosen: EntryId | undefined;
}

/** Couples can be seeded past the first round until it begins. */
export const canSeed = ({ rounds }: PlannedEvent, round: PlannedRound): boolean =>
  rounds.length > 1 && rounds.at(-1) === round && !hasBegun(round) && round.state !== 'skipped';

const numberOf = ({ entries }: PlannedEvent, couple: EntryId) =>
  entries.find(({ id }) => id === couple)?.number;

export interface SeedListProps extends Seeding {
  readonly largestHeat: number;
  /** Undefined: read only. */
  readonly change: ((change: PlanChange) => void) | undefined;
  readonly onChoose: (couple: EntryId | undefined) => void;
}

/** Couples that skip the first rounds, by the round they start in. A tapped one can start in another. */
export function SeedList({ event, round, chosen, largestHeat, change, onChoose }: SeedListProps) {
  const words = useWords(scheduleWords).seeds;
  const { roundName, roundInSentence } = useWords(termsWords);
  const isFirst = event.rounds.at(-1) === round;
  const startIn = event.rounds
    .filter(
      (one) =>
        (isFirst || one === round) && listSeededCouples({ entries: event.entries, rounds: [one] }).length > 0,
    )
    .toReversed();
  const mayChange = change !== undefined && !event.rounds.some(hasBegun);
  if (startIn.length === 0 && !(mayChange && canSeed(event, round))) return null;
  return (
    <section className="schedule-seeds" aria-label={words.title}>
      <h3>{words.title}</h3>
      {startIn.map((one) => (
        <div key={one.number} className="schedule-seed">
          <span className="second">{roundName(one.name)}</span>
          <ul>
            {listSeededCouples({ entries: event.entries, rounds: [one] }).map(({ couple }) => (
              <li key={couple}>
                {mayChange ? (
                  <button
                    type="button"
                    className="schedule-couple"
                    aria-pressed={chosen === couple}
                    aria-label={words.starts(numberOf(event, couple), roundInSentence(one.name))}
                    onClick={() => onChoose(chosen === couple ? undefined : couple)}
                  >
                    <NumberCard number={numberOf(event, couple)} />
                  </button>
                ) : (
                  <NumberCard number={numberOf(event, couple)} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {mayChange && chosen === undefined && startIn.length === 0 && isFirst ? (
        <p className="second">{words.hint}</p>
      ) : null}
      {mayChange && chosen !== undefined ? (
        <StartsIn event={event} couple={chosen} largestHeat={largestHeat} change={change} />
      ) : null}
    </section>
  );
}

interface StartsInProps {
  readonly event: PlannedEvent;
  readonly couple: EntryId;
  readonly largestHeat: number;
  readonly change: (change: PlanChange) => void;
}

/** The round a couple starts in; choosing the first removes the seed. */
function StartsIn({ event, couple, largestHeat, change }: StartsInProps) {
  const words = useWords(scheduleWords).seeds;
  const { roundName } = useWords(termsWords);
  return (
    <PillChoice
      label={words.startsIn(numberOf(event, couple))}
      options={event.rounds
        .toReversed()
        .map(({ number, name }) => ({ value: String(number), words: roundName(name) }))}
      value={String(findFirstRound(event, couple)?.number)}
      onChange={(round) =>
        change({ kind: 'seed', event: event.key, round: Number(round), couple, largestHeat })
      }
    />
  );
}
