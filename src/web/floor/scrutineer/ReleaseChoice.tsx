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
  /** As it is now, by the final or by what is usual. */
  readonly release: Release;
  readonly actions: RoundActions;
}

/** When everybody sees the placings that are about to be posted, and what each choice does. */
export function ReleaseChoice({ event, final, release, actions }: Props) {
  const words = useWords(releaseWords);
  /** On its way: shown as chosen at once, while nothing is posted yet. */
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
