import { useEffect, useMemo } from 'react';
import { logFailure } from '../../../store/connection/logFailure.ts';
import { useUsualRelease } from '../../staff/round/useUsualRelease.ts';
import { savedRoundAt } from '../../../store/results/resultAt.ts';
import { savedResultPath } from '../../../store/results/results.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useLive } from '../../kit/cache/useLive.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { RoundDeskState } from './commandsOfRound.ts';
import { findOpenSheets, findRemovedInSaved } from '../../../store/models/round/savedSteps.ts';

interface Props extends Pick<RoundDeskState, 'event' | 'round' | 'sheets' | 'actions' | 'model'> {
  readonly onClose: () => void;
}

/** The result of the last posting: post it again as it is, or discard it. */
export function SavedDialog({ event, round, sheets, actions, model, onClose }: Props) {
  const words = useWords(scrutineerWords).saved;
  const { staff } = useStore();
  const saved = useLive(
    staff,
    useMemo(() => savedResultPath(event.key, round.number), [event.key, round.number]),
  );
  const isNone = saved.kind === 'known' && saved.value === undefined;
  useEffect(() => {
    if (isNone) logFailure({ kind: 'no results', at: savedRoundAt(event.key, round.number) });
  }, [isNone, event.key, round.number]);
  const usual = useUsualRelease();
  const { danceName } = useWords(termsWords);
  const open = findOpenSheets(sheets).map(({ judge, dance }) => ({ judge, dance: danceName(dance) }));
  const result = saved.kind === 'known' ? saved.value : undefined;
  const out = result === undefined ? [] : findRemovedInSaved(result, sheets);
  const whyNot = (): { readonly short: string; readonly told: string } | undefined => {
    if (open.length > 0) return { short: words.sheetsOpen(open.length), told: words.openAgain(open) };
    return out.length > 0 ? { short: words.couplesOut(out.length), told: words.outSince(out) } : undefined;
  };
  const problem = whyNot();
  const discard = () => {
    void actions.perform(model.discardSaved, words.discarded);
    onClose();
  };
  return (
    <Dialog
      open
      question={words.title}
      verb={result === undefined || usual === undefined ? undefined : words.post}
      blocked={problem?.short}
      onSubmit={() => {
        if (result === undefined || usual === undefined) return;
        void actions.perform(model.postSaved(result, usual), words.posted);
        onClose();
      }}
      onClose={onClose}
    >
      {isNone ? <NoteBox tone="warn">{words.none}</NoteBox> : <p>{words.explained}</p>}
      {result === undefined ? null : (
        <>
          {problem === undefined ? null : <NoteBox tone="warn">{problem.told}</NoteBox>}
          <p className="row">
            <Button look="stop" onClick={discard}>
              {words.discard}
            </Button>
          </p>
        </>
      )}
    </Dialog>
  );
}
