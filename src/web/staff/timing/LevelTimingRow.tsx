import { LADDERS } from '../../../domain/schedule/plan/ladder.ts';
import type { LevelTiming } from '../../../domain/schedule/times/timing.ts';
import type { Level } from '../../../domain/event/terms.ts';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { scheduleDialogsWords } from '../../kit/words/english/scheduleDialogs.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { CountInput } from './CountInput.tsx';
import { LADDER_NAMES, findLadderName, type LadderCosts } from './ladderChoice.ts';

/** A ladder's name, with its cost below. */
function Rung({ words, cost = '' }: { readonly words: string; readonly cost?: string | undefined }) {
  return (
    <span className="timing-rung">
      {words} <small>{cost}</small>
    </span>
  );
}

export interface LevelTimingRowProps {
  readonly level: Level;
  readonly now: LevelTiming;
  readonly costs: LadderCosts | undefined;
  readonly set: (own: Partial<LevelTiming>) => void;
}

export function LevelTimingRow({ level, now, costs, set }: LevelTimingRowProps) {
  const words = useWords(scheduleDialogsWords).timing;
  const name = useWords(termsWords).levelName(level);
  const ladder = findLadderName(now.ladder);
  const offered = LADDER_NAMES.map((one) => ({
    value: one,
    words: <Rung words={words.ladders[one]} cost={costs?.[one]} />,
  }));
  const own = { value: 'own' as const, words: <Rung words={words.own} cost={now.ladder.join(' ')} /> };
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <PillChoice
          label={words.recallsOf(name)}
          quiet
          options={ladder === 'own' ? [...offered, own] : offered}
          value={ladder}
          onChange={(one) => (one === 'own' ? undefined : set({ ladder: LADDERS[one] }))}
        />
      </td>
      <td>
        <span className="timing-label">{words.largestHeat}</span>
        <CountInput
          label={words.largestHeatOf(name)}
          value={now.largestHeat}
          least={1}
          onChange={(largestHeat) => set({ largestHeat })}
        />
      </td>
      <td>
        <span className="timing-label">{words.secondsPerDance}</span>
        <CountInput
          label={words.secondsPerDanceOf(name)}
          value={now.secondsPerDance}
          least={1}
          onChange={(secondsPerDance) => set({ secondsPerDance })}
        />
      </td>
    </tr>
  );
}
