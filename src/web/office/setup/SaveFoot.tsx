import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Note } from '../../kit/parts/note/Note.tsx';
import { Say } from '../../kit/parts/page/Say.tsx';
import { useToast } from '../../kit/parts/toast/useToast.ts';
import { setup } from '../../kit/words/english/setup.ts';
import { useWords } from '../../kit/words/language.ts';
import type { SettingsDraft } from './useSettingsDraft.ts';
import { whatCame } from '../../staff/journal/whatCame.ts';

export interface SaveFootProps {
  readonly draft: Omit<SettingsDraft<never>, 'rules' | 'change' | 'amend'>;
  /** The error to fix first, in at most eight words. */
  readonly problem: string | undefined;
}

/** The bottom of a desk: saved or unsaved, and the button to save. */
export function SaveFoot({ draft, problem }: SaveFootProps) {
  const words = useWords(setup);
  const { staff } = useStore();
  const connection = useConnection(staff);
  const toast = useToast();
  const save = async (): Promise<void> => {
    const done = await draft.save();
    if (done !== false) toast({ words: whatCame(done, words.save.saved) });
  };
  const discard = (done: string) => (): void => {
    toast({ words: done, undo: draft.discard() });
  };
  const offline = connection.state === 'live' ? undefined : words.save.offline;
  const unsaved = draft.isLoose ? words.save.loose : words.save.unsaved;
  const blocked = draft.isChanged ? (problem ?? offline) : words.save.nothing;
  return (
    <footer className="setup-foot">
      {draft.isOvertaken ? (
        <Note tone="warn" spoken="at once">
          {words.overtaken.said}
        </Note>
      ) : null}
      {!draft.isOvertaken && draft.problem !== undefined && draft.isChanged ? (
        <Note tone="stop" spoken="at once">
          {draft.problem}
        </Note>
      ) : null}
      <div className="setup-save">
        <Say tone={draft.isChanged ? 'info' : 'ok'}>{draft.isChanged ? unsaved : words.save.all}</Say>
        <span className="row">
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
              onClick={() => void save()}
            >
              {words.save.save}
            </Button>
          )}
        </span>
      </div>
    </footer>
  );
}
