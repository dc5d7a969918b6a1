import type { ScheduledRound } from '../../../domain/round/day.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { startWords } from '../../kit/words/english/start.ts';
import { useWords } from '../../kit/words/language.ts';
import { useRoundLabel } from './StartDialog.tsx';
import { useUnfinishedJudges } from './useUnfinishedJudges.ts';

interface Props {
  readonly at: ScheduledRound;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Asks before a round leaves the floor and waits again. */
export function StopRoundDialog({ at, onSubmit, onClose }: Props) {
  const words = useWords(startWords);
  const named = useRoundLabel()(at);
  const marking = useUnfinishedJudges(at);
  return (
    <Dialog
      open
      question={words.takeBackOf(named)}
      verb={words.takeBack}
      look="stop"
      onSubmit={onSubmit}
      closeVerb={words.keepOn}
      onClose={onClose}
    >
      {words.takenBackMeans(marking ?? [])}
    </Dialog>
  );
}
