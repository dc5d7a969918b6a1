import { useMemo } from 'react';
import { savedResult } from '../../store/results/results.ts';
import { savedScratched } from '../../store/results/posting.ts';
import { pushSaved } from '../../store/results/posting.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { useLive } from '../app/useLive.ts';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Note } from '../parts/note/Note.tsx';
import type { RoundActions } from '../staff/round/useRoundActions.ts';
import type { DeskProps } from './deskProps.ts';

interface Props extends Pick<DeskProps, 'event' | 'round'> {
  readonly actions: RoundActions;
  readonly onDone: () => void;
}

/** What was kept when the round was last posted: put out again as it is, or scratched. */
export function SavedDialog({ event, round, actions, onDone }: Props) {
  const { staff } = useStore();
  const saved = useLive(
    staff,
    useMemo(() => savedResult(event.key, round.number), [event.key, round.number]),
  );
  const result = saved.kind === 'known' ? saved.value : undefined;
  const scratch = () => {
    void actions.perform((by) => [savedScratched(by, event, round)], 'The saved result is scratched');
    onDone();
  };
  return (
    <Dialog
      open
      question="The saved result"
      verb={result === undefined ? undefined : 'Post it as it is saved'}
      onSubmit={() => {
        if (result === undefined) return;
        actions.post(pushSaved(event, round, result), 'Posted as it was saved');
        onDone();
      }}
      closeVerb="Leave it"
      onClose={onDone}
    >
      {saved.kind === 'known' && result === undefined ? (
        <Note tone="warn">no results found</Note>
      ) : (
        <p>
          What was counted when this round was posted is kept, closed to the public. It can be posted again
          without counting, or scratched; the next posting counts anew.
        </p>
      )}
      {result === undefined ? null : (
        <Button look="stop" onClick={scratch}>
          Scratch it
        </Button>
      )}
    </Dialog>
  );
}
