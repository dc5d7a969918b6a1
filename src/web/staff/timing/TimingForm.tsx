import { useMemo } from 'react';
import { LEVELS, type EventLevel, type Level } from '../../../domain/event/terms.ts';
import { LADDERS } from '../../../domain/schedule/plan/ladder.ts';
import type { PlannedEvent } from '../../../domain/schedule/plan/plan.ts';
import { getLevelTiming, type LevelTiming, type Timing } from '../../../domain/schedule/times/timing.ts';
import { scheduleDialogsWords } from '../../kit/words/english/scheduleDialogs.ts';
import { useWords } from '../../kit/words/language.ts';
import { CountInput } from './CountInput.tsx';
import { computeLadderCosts, LADDER_NAMES } from './ladderChoice.ts';
import { LevelTimingRow } from './LevelTimingRow.tsx';
import './timing.css';

function setLevel(timing: Timing, level: Level, own: Partial<LevelTiming>): Timing {
  return { ...timing, levels: { ...timing.levels, [level]: { ...timing.levels[level], ...own } } };
}

const PAUSES = ['secondsBetweenRounds', 'secondsBetweenHeats'] as const;

export interface TimingFormProps {
  readonly timing: Timing;
  readonly onChange: (timing: Timing) => void;
  /** The saved settings, which the costs compare with. */
  readonly was: Timing;
  readonly levels: readonly EventLevel[];
  /** The affected events; without them no costs are shown. */
  readonly events?: readonly PlannedEvent[];
}

/** Ladder and times of each level, and the pauses: one row per level, because newcomers are many and open couples need room. */
export function TimingForm({ timing, onChange, was, levels, events }: TimingFormProps) {
  const words = useWords(scheduleDialogsWords).timing;
  const danced = useMemo(() => LEVELS.filter((level) => levels.includes(level)), [levels]);
  const costs = useMemo(
    () => (events === undefined ? undefined : computeLadderCosts(danced, events, { timing, was }, words)),
    [danced, events, timing, was, words],
  );
  return (
    <div className="timing">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.level}</th>
            <th scope="col">{words.recalls}</th>
            <th scope="col">{words.largestHeat}</th>
            <th scope="col">{words.secondsPerDance}</th>
          </tr>
        </thead>
        <tbody>
          {danced.map((level) => (
            <LevelTimingRow
              key={level}
              level={level}
              now={getLevelTiming(timing, level)}
              costs={costs?.get(level)}
              set={(own) => onChange(setLevel(timing, level, own))}
            />
          ))}
        </tbody>
      </table>
      <ul className="timing-ladders caption">
        {LADDER_NAMES.map((name) => (
          <li key={name}>
            {words.ladders[name]} <span className="number">{LADDERS[name].join(' ')}</span>
          </li>
        ))}
      </ul>
      <div className="timing-pauses">
        {PAUSES.map((name) => (
          <label className="field" key={name}>
            <span className="field-label">{words[name]}</span>
            <CountInput
              value={timing[name]}
              onChange={(seconds) => onChange({ ...timing, [name]: seconds })}
            />
          </label>
        ))}
      </div>
    </div>
  );
}
