import { Dialog } from '../parts/dialog/Dialog.tsx';
import { ReasonDialog } from '../staff/reason/ReasonDialog.tsx';
import { scrutineer } from '../words/english/scrutineer.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import type { Command } from './command.ts';
import type { Asking } from './commandsOfRound.ts';
import type { DeskProps } from './deskProps.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { ReplaceJudgeDialog } from './ReplaceJudgeDialog.tsx';
import { SavedDialog } from './SavedDialog.tsx';
import { ScratchDialog } from './ScratchDialog.tsx';
import type { Chairman } from './useChairman.ts';

interface Props extends DeskProps {
  readonly chairman: Chairman;
  /** Which dialog is open. */
  readonly asking: Asking | undefined;
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/** What is asked before something is done with the round. */
export function CommandDialogs(props: Props) {
  const { sheets, actions, asking, commands, onClose } = props;
  const words = useWords(scrutineer);
  const { danceName } = useWords(terms);
  const undoing = asking === 'reopen' ? words.reopening : words.unposting;
  return (
    <>
      {asking === 'reopen' || asking === 'unpost' ? (
        <ReasonDialog
          question={undoing.question}
          verb={undoing.verb}
          look="stop"
          needed
          busy={actions.busy}
          problem={undefined}
          onSubmit={(why) => {
            onClose();
            if (asking === 'reopen') actions.reopen(why);
            else actions.unpost(why);
          }}
          onClose={onClose}
        />
      ) : null}
      {asking === 'couple' ? <ScratchDialog {...props} /> : null}
      {asking === 'judge' ? <ReplaceJudgeDialog {...props} /> : null}
      {asking === 'saved' ? <SavedDialog {...props} /> : null}
      {asking === 'keys' ? <KeysDialog commands={commands} onClose={onClose} /> : null}
      <Dialog
        open={asking === 'close'}
        question={words.closing.question(sheets.missing.length)}
        verb={words.actions.close}
        onSubmit={() => {
          onClose();
          actions.close();
        }}
        closeVerb={words.closing.keepWaiting}
        onClose={onClose}
        look="stop"
      >
        {words.closing.means(sheets.missing.map(({ judge, dance }) => ({ judge, dance: danceName(dance) })))}
      </Dialog>
    </>
  );
}
