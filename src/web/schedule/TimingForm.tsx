import { useMemo } from 'react';
import { LADDERS } from '../../domain/schedule/plan/ladder.ts';
import type { PlannedEvent } from '../../domain/schedule/plan/plan.ts';
import {
  levelTiming,
  type Ladder,
  type LevelTiming,
  type Timing,
} from '../../domain/schedule/times/timing.ts';
import { addedByLadder } from '../../domain/schedule/plan/whatIf.ts';
import { LEVELS, type EventLevel, type Level } from '../../domain/event/terms.ts';
import { PillChoice } from '../parts/pill/PillChoice.tsx';

const LADDER_WORDS = {
  usual: 'Usual',
  fewerRounds: 'Fewer',
  moreRounds: 'More',
} as const satisfies Record<keyof typeof LADDERS, string>;

type LadderName = keyof typeof LADDERS;
const LADDER_NAMES: readonly LadderName[] = ['usual', 'fewerRounds', 'moreRounds'];

const sameLadder = (a: Ladder, b: Ladder): boolean => a.join() === b.join();

const nameOf = (ladder: Ladder): LadderName | 'own' =>
  LADDER_NAMES.find((name) => sameLadder(LADDERS[name], ladder)) ?? 'own';

/** A whole number that has been typed; anything else leaves what was there. */
const typedOr = (text: string, before: number): number => {
  const count = Number(text);
  return text.trim() !== '' && Number.isInteger(count) && count >= 0 ? count : before;
};

function withLevel(timing: Timing, level: Level, own: Partial<LevelTiming>): Timing {
  return { ...timing, levels: { ...timing.levels, [level]: { ...timing.levels[level], ...own } } };
}

/** '+12 min', '−3 min'; a change of less than half a minute is none. */
function addedInWords(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60);
  if (minutes === 0) return 'no change';
  return `${seconds > 0 ? '+' : '−'}${minutes} min`;
}

type Costs = Readonly<Record<LadderName, string>>;

/** What each ladder costs each level, in words, against the ladder it has now. */
function costsOf(
  levels: readonly Level[],
  events: readonly PlannedEvent[],
  timing: Timing,
  was: Timing,
): ReadonlyMap<Level, Costs> {
  return new Map(
    levels.map((level) => {
      const ofLevel = events.filter((event) => event.level === level);
      const from = levelTiming(was, level).ladder;
      const cost = (name: LadderName): string =>
        sameLadder(LADDERS[name], from)
          ? 'as now'
          : addedInWords(addedByLadder(ofLevel, timing, from, LADDERS[name]));
      return [
        level,
        { usual: cost('usual'), fewerRounds: cost('fewerRounds'), moreRounds: cost('moreRounds') },
      ];
    }),
  );
}

/** A ladder on its pill, and under it what it costs. */
function Rung({ words, cost = '' }: { readonly words: string; readonly cost?: string | undefined }) {
  return (
    <span className="schedule-rung">
      {words} <small>{cost}</small>
    </span>
  );
}

export interface TimingFormProps {
  readonly timing: Timing;
  readonly onChange: (timing: Timing) => void;
  /** How things are cut and timed now: what a ladder costs is told against it. */
  readonly was: Timing;
  /** The levels that are danced here. */
  readonly levels: readonly EventLevel[];
  /** The events that would be cut anew. */
  readonly events: readonly PlannedEvent[];
}

/** How each level is cut and timed, and the pauses between: one row a level, because newcomers are many and open couples need room. */
export function TimingForm({ timing, onChange, was, levels, events }: TimingFormProps) {
  const danced = useMemo(() => LEVELS.filter((level) => levels.includes(level)), [levels]);
  const costs = useMemo(() => costsOf(danced, events, timing, was), [danced, events, timing, was]);
  return (
    <div className="schedule-timing">
      <table>
        <thead>
          <tr>
            <th scope="col">Level</th>
            <th scope="col">Recalls</th>
            <th scope="col">Largest heat</th>
            <th scope="col">Seconds a dance</th>
          </tr>
        </thead>
        <tbody>
          {danced.map((level) => {
            const now = levelTiming(timing, level);
            const ladder = nameOf(now.ladder);
            const set = (own: Partial<LevelTiming>): void => {
              onChange(withLevel(timing, level, own));
            };
            return (
              <tr key={level}>
                <th scope="row">{level}</th>
                <td>
                  <PillChoice
                    label={`Recalls of ${level}`}
                    quiet
                    options={[
                      ...LADDER_NAMES.map((name) => ({
                        value: name,
                        words: <Rung words={LADDER_WORDS[name]} cost={costs.get(level)?.[name]} />,
                      })),
                      ...(ladder === 'own'
                        ? [{ value: 'own' as const, words: <Rung words="Own" cost={now.ladder.join(' ')} /> }]
                        : []),
                    ]}
                    value={ladder}
                    onChange={(name) => (name === 'own' ? undefined : set({ ladder: LADDERS[name] }))}
                  />
                </td>
                <td>
                  <span className="schedule-timing-label">Largest heat</span>
                  <input
                    className="field-input"
                    inputMode="numeric"
                    aria-label={`Largest heat of ${level}`}
                    value={now.largestHeat}
                    onChange={(event) =>
                      set({ largestHeat: Math.max(1, typedOr(event.target.value, now.largestHeat)) })
                    }
                  />
                </td>
                <td>
                  <span className="schedule-timing-label">Seconds a dance</span>
                  <input
                    className="field-input"
                    inputMode="numeric"
                    aria-label={`Seconds a dance of ${level}`}
                    value={now.secondsPerDance}
                    onChange={(event) =>
                      set({ secondsPerDance: Math.max(1, typedOr(event.target.value, now.secondsPerDance)) })
                    }
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ul className="schedule-ladders caption">
        {LADDER_NAMES.map((name) => (
          <li key={name}>
            {LADDER_WORDS[name]} <span className="number">{LADDERS[name].join(' ')}</span>
          </li>
        ))}
      </ul>
      <div className="schedule-pair">
        {(
          [
            ['secondsBetweenRounds', 'Seconds between rounds'],
            ['secondsBetweenHeats', 'Seconds between heats'],
          ] as const
        ).map(([name, label]) => (
          <label className="field" key={name}>
            <span className="field-label">{label}</span>
            <input
              className="field-input"
              inputMode="numeric"
              value={timing[name]}
              onChange={(event) => onChange({ ...timing, [name]: typedOr(event.target.value, timing[name]) })}
            />
          </label>
        ))}
      </div>
    </div>
  );
}
