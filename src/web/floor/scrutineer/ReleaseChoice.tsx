import { useState } from 'react';
import type { CompetitionEvent, FinalRound } from '../../../domain/competition.ts';
import { RELEASE_TIMES, type ReleaseTime } from '../../../domain/round/release.ts';
import { setFinalRelease } from '../../../store/results/release.ts';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import type { RoundActions } from '../../staff/round/useRoundActions.ts';
import { releaseWords } from '../../kit/words/english/release.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly event: CompetitionEvent;
  readonly final: FinalRound;
  /** The current setting, by the final or by default. */
  readonly release: ReleaseTime;
  readonly actions: RoundActions;
}

/** The time at which the placings become public, and the effect of each choice. */
export function ReleaseChoice({ event, final, release, actions }: Props) {
  const words = useWords(releaseWords);
  /** The choice on its way to the server, shown at once. */
  const [choosing, setChoosing] = useState<ReleaseTime>();
  const shown = choosing ?? release;
  const choose = async (chosen: ReleaseTime): Promise<void> => {
    if (chosen === shown || actions.busy) return;
    setChoosing(chosen);
    await actions.perform((by) => [setFinalRelease(by, event, final, chosen)], words.chosen[chosen]);
    setChoosing(undefined);
  };
  return (
    <div className="desk-release">
      <PillChoice
        label={words.label}
        options={RELEASE_TIMES.map((value) => ({ value, words: words.choice[value] }))}
        value={shown}
        onChange={(chosen) => void choose(chosen)}
      />
      <p className="caption">{words.means[shown]}</p>
    </div>
  );
}
