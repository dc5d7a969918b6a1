import { useStore } from '../../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../../kit/shell/useConnection.ts';
import { Button } from '../../../kit/parts/button/Button.tsx';
import { NoteBox } from '../../../kit/parts/note/NoteBox.tsx';
import { StateLabel } from '../../../kit/parts/page/StateLabel.tsx';
import { useToast } from '../../../kit/parts/toast/useToast.ts';
import { listsDeskWords } from '../../../kit/words/english/listsDesk.ts';
import { useWords } from '../../../kit/words/language.ts';
import { hasPersonColumn } from './readList.ts';
import type { ListImport } from './useListImport.ts';
import { adjustSavedSentence } from '../../../kit/words/adjustSavedSentence.ts';

/** The import button: nothing else on the desk changes data. */
export function ListFooter({ list }: { readonly list: ListImport }) {
  const words = useWords(listsDeskWords);
  const { staff } = useStore();
  const connection = useConnection(staff);
  const toast = useToast();
  const { reading, progress, problem } = list;
  const steps = reading?.steps.length ?? 0;
  const wrong = reading?.problems.length ?? 0;
  const why = (): string | undefined => {
    if (reading === undefined) return words.noFile;
    if (!hasPersonColumn(reading)) return words.noName;
    if (steps === 0) return words.nothingNew;
    return connection.state === 'live' ? undefined : words.offline;
  };
  const press = async (): Promise<void> => {
    const { lines, done } = await list.bringIn();
    if (done !== false)
      toast({ words: done === 'kept' ? adjustSavedSentence(words.kept) : words.done(lines) });
  };
  return (
    <footer className="setup-foot">
      {problem === undefined || progress !== undefined ? null : (
        <NoteBox tone="stop" spoken="at once">
          {problem} {steps === 0 ? null : words.brokenOff}
        </NoteBox>
      )}
      <div className="setup-save">
        {wrong > 0 ? <StateLabel tone="warn">{words.without(wrong)}</StateLabel> : <span />}
        <Button
          look="main"
          busy={progress !== undefined}
          busyWord={progress === undefined ? undefined : words.bringing(progress.done, progress.all)}
          blocked={progress === undefined ? why() : undefined}
          onClick={() => void press()}
        >
          {words.bringIn(steps)}
        </Button>
      </div>
    </footer>
  );
}
