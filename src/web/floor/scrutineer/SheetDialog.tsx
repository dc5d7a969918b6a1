import { useState } from 'react';
import { marksNeeded, isFinal } from '../../../domain/competition.ts';
import { returnedSheet } from '../../../store/floor/reopened.ts';
import { ReasonDialog } from '../../staff/reason/ReasonDialog.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { markedNumbers, type JudgesSheet } from '../../../store/models/round/judgesSheet.ts';
import { scrutineer } from '../../kit/words/english/scrutineer.ts';
import { sheets as sheetsWords } from '../../kit/words/english/sheets.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DeskProps } from './deskProps.ts';
import { standingOf } from '../../../store/models/round/sheetStanding.ts';
import { askAboutShort, sheetOffered, shortCounted } from '../../../store/models/round/sheetSteps.ts';
import type { Chairman } from './useChairman.ts';

interface Props extends DeskProps {
  readonly chairman: Chairman;
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
      question={words.sureCount(judge, markedNumbers(marks).length, asked)}
      verb={words.countIt}
      needed
      busy={actions.busy}
      problem={undefined}
      onSubmit={(why) => {
        const changesBy = shortCounted({ event, round, sheets }, sheet, why);
        if (changesBy !== undefined) void actions.perform(changesBy, words.counted(judge));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function ReopenSheetDialog({ event, round, actions, chairman, sheet, onClose }: Props) {
  const words = useWords(sheetsWords);
  const { danceName } = useWords(terms);
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
          (by) => returnedSheet(by, { event, round, judge, dance }, chairman.approval, why),
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
  const { waitingForChairman } = useWords(scrutineer).actions;
  const { danceName } = useWords(terms);
  const { judge, dance, marks } = sheet;
  const numbers = markedNumbers(marks);
  const standing = standingOf(sheet, round, sheets.couples.length);
  const asked = marksNeeded(round, sheets.couples.length);
  const offered = sheetOffered(round, sheets, sheet, chairman.approval);

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
                chairman.ask(askAboutShort(round, sheets, sheet));
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
