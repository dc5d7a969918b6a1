import { LADDERS } from '../../domain/schedule/ladder.ts';
import { levelTiming, type Ladder, type LevelTiming, type Timing } from '../../domain/schedule/timing.ts';
import { isLevel, LEVELS, type Level } from '../../domain/terms.ts';

const LADDER_WORDS = {
  usual: 'Usual',
  fewerRounds: 'Fewer rounds',
  moreRounds: 'More rounds',
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

export interface TimingFormProps {
  readonly timing: Timing;
  readonly onChange: (timing: Timing) => void;
  /** The levels that are danced here. */
  readonly levels: readonly string[];
}

/** How each level is cut and timed, and the pauses between: one row a level, because newcomers are many and open couples need room. */
export function TimingForm({ timing, onChange, levels }: TimingFormProps) {
  const danced = LEVELS.filter((level) => levels.includes(level));
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
              if (isLevel(level)) onChange(withLevel(timing, level, own));
            };
            return (
              <tr key={level}>
                <th scope="row">{level}</th>
                <td>
                  <select
                    className="field-input"
                    aria-label={`Recalls of ${level}`}
                    value={ladder}
                    onChange={(event) => {
                      const name = LADDER_NAMES.find((one) => one === event.target.value);
                      if (name !== undefined) set({ ladder: LADDERS[name] });
                    }}
                  >
                    {LADDER_NAMES.map((name) => (
                      <option key={name} value={name}>
                        {`${LADDER_WORDS[name]}: ${LADDERS[name].join(' ')}`}
                      </option>
                    ))}
                    {ladder === 'own' ? <option value="own">{now.ladder.join(' ')}</option> : null}
                  </select>
                </td>
                <td>
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
