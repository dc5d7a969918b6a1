import { useTimes } from '../../kit/clock/useTimes.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { ReasonDialog } from '../../staff/reason/ReasonDialog.tsx';
import { isFinal } from '../../../domain/competition.ts';
import { mustBeSentAgain } from '../../../store/sheets/sheets.ts';
import { describeQuestion } from '../../staff/approvals/describeQuestion.ts';
import { approvalsWords } from '../../kit/words/english/approvals.ts';
import { roundActionsWords } from '../../kit/words/english/roundActions.ts';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DeskCommand } from './command.ts';
import { postRound, explainNotPosted, type DeskDialog, type RoundDeskState } from './commandsOfRound.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { OfflineJudges } from './OfflineJudges.tsx';
import { ReplaceJudgeDialog } from './ReplaceJudgeDialog.tsx';
import { SavedDialog } from './SavedDialog.tsx';
import { ScratchDialog } from './ScratchDialog.tsx';

interface Props extends RoundDeskState {
  readonly asking: DeskDialog | undefined;
  readonly commands: readonly DeskCommand[];
  readonly onClose: () => void;
}

export default function CommandDialogs(props: Props) {
  const times = useTimes();
  const { round, sheets, actions, model, asking, commands, onClose } = props;
  const confirmed = useWords(roundActionsWords);
  const words = useWords(scrutineerWords);
  const called = useWords(termsWords);
  const { danceName } = called;
  const { about } = useWords(approvalsWords);
  const judges = [...new Set(sheets.missing.map(({ judge }) => judge))];
  const asked = model.open;
  const unposting = isFinal(round) ? words.unposting.meansFinal : words.unposting.means;
  const undoing = asking === 'reopen' ? words.reopening : words.unposting;
  return (
    <>
      {actions.openDialog}
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
            if (asking === 'reopen') void actions.perform(model.reopen(why), confirmed.reopened);
            else void actions.perform(model.unpost(why), confirmed.unposted);
          }}
          onClose={onClose}
        >
          {asking === 'unpost' && unposting}
        </ReasonDialog>
      ) : null}
      {asking === 'post' && asked !== undefined ? (
        <Dialog
          open
          question={words.posting.question}
          verb={words.posting.verb}
          blocked={explainNotPosted(model, words)}
          onSubmit={() => {
            onClose();
            postRound(props);
          }}
          closeVerb={words.posting.keepWaiting}
          onClose={onClose}
          look="stop"
        >
          {words.posting.means(about(describeQuestion(asked, called)), times.clockTime(asked.at))}
        </Dialog>
      ) : null}
      {asking === 'couple' ? <ScratchDialog {...props} /> : null}
      {asking === 'judge' ? <ReplaceJudgeDialog {...props} /> : null}
      {asking === 'saved' ? <SavedDialog {...props} /> : null}
      {asking === 'keys' ? <KeysDialog commands={commands} onClose={onClose} /> : null}
      <Dialog
        open={asking === 'close'}
        question={words.closing.question(judges)}
        verb={words.actions.close}
        onSubmit={() => {
          onClose();
          void actions.perform(model.close, confirmed.closed);
        }}
        closeVerb={words.closing.keepWaiting}
        onClose={onClose}
        look="stop"
      >
        <ul aria-label={words.closing.stillOpen} className="desk-still-open">
          {judges.map((judge) => (
            <li key={judge}>
              {words.closing.open(
                judge,
                sheets.missing
                  .filter((one) => one.judge === judge)
                  .map((one) => ({
                    dance: danceName(one.dance),
                    draft: mustBeSentAgain(one.sheet, round) ? 'reopened' : one.seat === 'part',
                  })),
              )}
            </li>
          ))}
        </ul>
        {asking === 'close' ? <OfflineJudges {...props} /> : null}
        <p>{words.closing.means}</p>
      </Dialog>
    </>
  );
}
