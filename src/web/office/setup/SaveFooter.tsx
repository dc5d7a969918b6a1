import { useState } from 'react';
import { Link } from 'wouter';
import type { PriceEffect } from '../../../domain/fees/priceEffect.ts';
import type { Author } from '../../../domain/journal/record.ts';
import type { Change } from '../../../store/delivery/operation.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { screens } from '../../kit/screens/screens.ts';
import { setupWords } from '../../kit/words/english/setup.ts';
import { useWords } from '../../kit/words/language.ts';
import { PriceQuestion } from './PriceQuestion.tsx';
import type { SettingsDraft } from './useSettingsDraft.ts';
import { describeOutcome } from '../../staff/journal/describeOutcome.ts';

export interface SaveFooterProps {
  readonly draft: Omit<SettingsDraft<never>, 'rules' | 'change' | 'amend'>;
  /** The error to fix first, in at most eight words. */
  readonly problem: string | undefined;
  /** Dancers who would pay differently: asks before it saves. Undefined: not known yet. */
  readonly effects?: readonly PriceEffect[] | undefined;
  /** False: `effects` are still being computed. */
  readonly areEffectsKnown?: boolean;
}

const NO_EFFECTS: readonly PriceEffect[] = [];

/** The bottom of a desk: saved or unsaved, and the button to save. */
export function SaveFooter({
  draft,
  problem,
  effects = NO_EFFECTS,
  areEffectsKnown = true,
}: SaveFooterProps) {
  const words = useWords(setupWords);
  const { staff } = useStore();
  const connection = useConnection(staff);
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const save = async (more?: (by: Author) => readonly Change[]): Promise<void> => {
    const done = await draft.save(more);
    setIsAsking(false);
    if (done !== false) toast({ words: describeOutcome(done, words.save.saved) });
  };
  const discard = (done: string) => (): void => {
    toast({ words: done, undo: draft.discard() });
  };
  const offline = connection.state === 'live' ? undefined : words.save.offline;
  const unsaved = draft.isLoose ? words.save.loose : words.save.unsaved;
  const loading = areEffectsKnown ? undefined : words.prices.loading;
  const blocked = draft.isChanged ? (problem ?? offline ?? loading) : words.save.nothing;
  return (
    <footer className="setup-foot">
      {draft.isOvertaken ? (
        <NoteBox tone="warn" spoken="at once">
          {words.overtaken.said}
        </NoteBox>
      ) : null}
      {!draft.isOvertaken && draft.problem !== undefined && draft.isChanged ? (
        <NoteBox tone="stop" spoken="at once">
          {draft.problem}
        </NoteBox>
      ) : null}
      <div className="setup-save">
        <StateLabel tone={draft.isChanged ? 'info' : 'ok'}>
          {draft.isChanged ? unsaved : words.save.all}
        </StateLabel>
        <span className="row">
          {draft.isChanged ? null : <Link to={screens.setup.link()}>{words.save.guide}</Link>}
          {draft.isChanged && !draft.isOnItsWay && !draft.isOvertaken ? (
            <Button look="plain" onClick={discard(words.save.discarded)}>
              {words.save.discard}
            </Button>
          ) : null}
          {draft.isOvertaken ? (
            <>
              <Button onClick={discard(words.overtaken.usedTheirs)}>{words.overtaken.theirs}</Button>
              <Button onClick={draft.keepMine}>{words.overtaken.mine}</Button>
            </>
          ) : (
            <Button
              look="main"
              busy={draft.isOnItsWay}
              busyWord={words.save.saving}
              blocked={draft.isOnItsWay ? undefined : blocked}
              onClick={() => (effects.length > 0 ? setIsAsking(true) : void save())}
            >
              {words.save.save}
            </Button>
          )}
        </span>
      </div>
      {isAsking ? (
        <PriceQuestion
          effects={effects}
          busy={draft.isOnItsWay}
          onKeep={(keep) => void save(keep)}
          onCharge={() => void save()}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </footer>
  );
}
