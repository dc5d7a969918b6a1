import type { CompetitionEvent, FinalRound } from '../../domain/competition.ts';
import { RELEASES, type Release } from '../../domain/round/release.ts';
import { releaseChosen } from '../../store/results/release.ts';
import { PillChoice } from '../parts/pill/PillChoice.tsx';
import type { RoundActions } from '../staff/round/useRoundActions.ts';
import { release as releaseWords } from '../words/english/release.ts';
import { useWords } from '../words/language.ts';

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
  return (
    <div className="desk-release">
      <PillChoice
        label={words.label}
        options={RELEASES.map((value) => ({ value, words: words.choice[value] }))}
        value={release}
        onChange={(chosen) => {
          if (chosen !== release && !actions.busy)
            void actions.perform((by) => [releaseChosen(by, event, final, chosen)], words.chosen[chosen]);
        }}
      />
      <p className="caption">{words.means[release]}</p>
    </div>
  );
}
