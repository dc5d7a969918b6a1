import { useState } from 'react';
import { countMarksNeeded, isFinal } from '../../../domain/competition.ts';
import { returnSheetToJudge } from '../../../store/floor/reopenJudging.ts';
import { ReasonDialog } from '../../staff/reason/ReasonDialog.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { listMarkedNumbers, type JudgesSheet } from '../../../store/models/round/judgesSheet.ts';
import { scrutineerWords } from '../../kit/words/english/scrutineer.ts';
import { sheetsWords } from '../../kit/words/english/sheets.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DeskProps } from './deskProps.ts';
import { findSheetStatus } from '../../../store/models/round/sheetStanding.ts';
import {
  askAboutShortSheet,
  findSheetActions,
  countShortSheet,
} from '../../../store/models/round/sheetSteps.ts';
import type { ChairmanActions } from './useChairman.ts';

interface Props extends DeskProps {
  readonly chairman: ChairmanActions;
  readonly sheet: JudgesSheet;
  readonly onClose: () => void;
}

/** Lets a short sheet count, as the chairman allowed. The reason is on the sheet. */
function CountShortDialog({
  event,
  round,
  sheets,
  actions,
  sheet,
  asked,
  onClose,
}: Props & { readonly asked: number }) {
  const words = useWords(sheetsWords);
  const { judge, marks } = sheet;
  return (
    <ReasonDialog
      question={words.sureCount(judge, listMarkedNumbers(marks).length, asked)}
      verb={words.countIt}
      needed
      busy={actions.busy}
      problem={undefined}
      onSubmit={(why) => {
        const changesBy = countShortSheet({ event, round, sheets }, sheet, why);
        if (changesBy !== undefined) void actions.perform(changesBy, words.counted(judge));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function ReopenSheetDialog({ event, round, actions, chairman, sheet, onClose }: Props) {
  const words = useWords(sheetsWords);
  const { danceName } = useWords(termsWords);
  const { judge, dance } = sheet;
  return (
    <ReasonDialog
      question={words.sureReopen(judge, danceName(dance))}
      verb={words.reopenVerb}
      look="stop"
      needed
      busy={actions.busy}
      problem={undefined}
      onSubmit={(why) => {
        void actions.perform(
          (by) => returnSheetToJudge(by, { event, round, judge, dance }, chairman.approval, why),
          words.reopened(judge, danceName(dance)),
        );
        onClose();
      }}
      onClose={onClose}
    />
  );
}

export function SheetDialog(props: Props) {
  const { round, sheets, chairman, sheet, onKeyPaper, onClose } = props;
  const [deciding, setDeciding] = useState<'reopen' | 'count'>();
  const words = useWords(sheetsWords);
  const { waitingForChairman } = useWords(scrutineerWords).actions;
  const { danceName } = useWords(termsWords);
  const { judge, dance, marks } = sheet;
  const numbers = listMarkedNumbers(marks);
  const standing = findSheetStatus(sheet, round, sheets.couples.length);
  const asked = countMarksNeeded(round, sheets.couples.length);
  const offered = findSheetActions(round, sheets, sheet, chairman.approval);

  if (deciding === 'reopen') return <ReopenSheetDialog {...props} />;
  if (deciding === 'count') return <CountShortDialog {...props} asked={asked} />;
  return (
    <Dialog open question={words.title(judge, danceName(dance))} onClose={onClose}>
      <p className="second">
        {words.about(
          standing,
          { count: numbers.length, asked, kind: isFinal(round) ? 'couples placed' : 'marks' },
          sheet.sheet?.state === 'paper' && standing !== 'paper',
          sheet.sheet?.reason,
        )}
      </p>
      {numbers.length > 0 && (
        <ol className="keying-typed" aria-label={words.onSheet}>
          {numbers.map((couple) => (
            <li key={couple}>
              <NumberCard number={couple} />
            </li>
          ))}
        </ol>
      )}
      {(offered.key || offered.reopen) && (
        <p className="row">
          {offered.key && (
            <Button
              onClick={() => {
                onClose();
                onKeyPaper(judge);
              }}
            >
              {words.keyFromPaper}
            </Button>
          )}
          {offered.ask !== 'no' && (
            <Button
              blocked={offered.ask === 'offered' ? undefined : waitingForChairman}
              onClick={() => {
                chairman.ask(askAboutShortSheet(round, sheets, sheet));
                onClose();
              }}
            >
              {words.ask}
            </Button>
          )}
          {offered.count && (
            <Button look="main" onClick={() => setDeciding('count')}>
              {words.countIt}
            </Button>
          )}
          {offered.reopen && <Button onClick={() => setDeciding('reopen')}>{words.reopen}</Button>}
        </p>
      )}
    </Dialog>
  );
}
