import { useMemo } from 'react';
import { savedResult } from '../../store/results/results.ts';
import { pushSaved, savedScratched } from '../../store/results/posting.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Note } from '../parts/note/Note.tsx';
import type { RoundActions } from '../staff/round/useRoundActions.ts';
import { scrutineer } from '../words/english/scrutineer.ts';
import { useWords } from '../words/language.ts';
import type { DeskProps } from './deskProps.ts';

interface Props extends Pick<DeskProps, 'event' | 'round'> {
  readonly actions: RoundActions;
  readonly onClose: () => void;
}

/** What was kept when the round was last posted: posted again as it is, or discarded. */
export function SavedDialog({ event, round, actions, onClose }: Props) {
  const words = useWords(scrutineer).saved;
  const { staff } = useStore();
  const saved = useLive(
    staff,
    useMemo(() => savedResult(event.key, round.number), [event.key, round.number]),
  );
  const result = saved.kind === 'known' ? saved.value : undefined;
  const discard = () => {
    void actions.perform((by) => [savedScratched(by, event, round)], words.discarded);
    onClose();
  };
  return (
    <Dialog
      open
      question={words.title}
      verb={result === undefined ? undefined : words.post}
      onSubmit={() => {
        if (result === undefined) return;
        actions.post(pushSaved(event, round, result), words.posted);
        onClose();
      }}
      onClose={onClose}
    >
      {saved.kind === 'known' && result === undefined ? (
        <Note tone="warn">{words.none}</Note>
      ) : (
        <p>{words.explained}</p>
      )}
      {result === undefined ? null : (
        <Button look="stop" onClick={discard}>
          {words.discard}
        </Button>
      )}
    </Dialog>
  );
}
