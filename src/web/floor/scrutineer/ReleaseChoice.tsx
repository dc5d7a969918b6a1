import { useState } from 'react';
import type { CompetitionEvent, FinalRound } from '../../../domain/competition.ts';
import { RELEASES, type Release } from '../../../domain/round/release.ts';
import { releaseChosen } from '../../../store/results/release.ts';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import type { RoundActions } from '../../staff/round/useRoundActions.ts';
import { release as releaseWords } from '../../kit/words/english/release.ts';
import { useWords } from '../../kit/words/language.ts';

interface Props {
  readonly event: CompetitionEvent;
  readonly final: FinalRound;
  /** The current setting, by the final or by default. */
  readonly release: Release;
  readonly actions: RoundActions;
}

/** The time at which the placings become public, and the effect of each choice. */
export function ReleaseChoice({ event, final, release, actions }: Props) {
  const words = useWords(releaseWords);
  /** The choice on its way to the server, shown at once. */
  const [choosing, setChoosing] = useState<Release>();
  const shown = choosing ?? release;
  const choose = async (chosen: Release): Promise<void> => {
    if (chosen === shown || actions.busy) return;
    setChoosing(chosen);
    await actions.perform((by) => [releaseChosen(by, event, final, chosen)], words.chosen[chosen]);
    setChoosing(undefined);
  };
  return (
    <div className="desk-release">
      <PillChoice
        label={words.label}
        options={RELEASES.map((value) => ({ value, words: words.choice[value] }))}
        value={shown}
        onChange={(chosen) => void choose(chosen)}
      />
      <p className="caption">{words.means[shown]}</p>
    </div>
  );
}
