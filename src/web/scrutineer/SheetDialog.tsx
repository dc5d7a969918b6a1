import { useState } from 'react';
import { askedFor, isFinal } from '../../domain/competition.ts';
import { askForShortSheet } from '../../store/results/approvalWrites.ts';
import type { Approval } from '../../store/results/approvals.ts';
import { openQuestion } from '../../store/results/questionWithdrawn.ts';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { NumberCard } from '../parts/couple/NumberCard.tsx';
import { numbersOn, type JudgesSheet } from '../staff/round/judgesSheet.ts';
import { scrutineer } from '../words/english/scrutineer.ts';
import { sheets as sheetsWords } from '../words/english/sheets.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import { CountShortDialog } from './CountShortDialog.tsx';
import type { DeskProps } from './deskProps.ts';
import { ReopenSheetDialog } from './ReopenSheetDialog.tsx';
import { standingOf } from './sheetStanding.ts';
import type { Chairman } from './useChairman.ts';

interface Props extends DeskProps {
  readonly chairman: Chairman;
  readonly sheet: JudgesSheet;
  readonly onClose: () => void;
}

/** Whether the chairman lets the short sheet count. */
const mayCount = (approval: Approval, { judge, dance }: JudgesSheet): boolean =>
  approval.kind === 'answered' &&
  approval.decided.verdict === 'approved' &&
  approval.asked?.what === 'short sheet' &&
  approval.asked.judge === judge &&
  approval.asked.dance === dance;

/** One sheet: what is on it, and what can be done with it. */
export function SheetDialog(props: Props) {
  const { round, sheets, chairman, sheet, onKeyPaper, onClose } = props;
  const [deciding, setDeciding] = useState<'reopen' | 'count'>();
  const words = useWords(sheetsWords);
  const { waitingForChairman } = useWords(scrutineer).actions;
  const { danceName } = useWords(terms);
  const { judge, dance, marks } = sheet;
  const numbers = numbersOn(marks);
  const standing = standingOf(sheet, round, sheets.couples.length);
  const asked = askedFor(round, sheets.couples.length);
  const judging = round.state === 'running' || round.state === 'marked';
  const counts = mayCount(chairman.approval, sheet);

  if (deciding === 'reopen') return <ReopenSheetDialog {...props} />;
  if (deciding === 'count') return <CountShortDialog {...props} asked={asked} />;
  return (
    <Dialog open question={words.title(judge, danceName(dance))} onClose={onClose}>
      <p className="second">
        {words.about(
          standing,
          numbers.length,
          { kind: isFinal(round) ? 'couples placed' : 'marks', asked },
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
      {judging && (
        <p className="row">
          {sheet.seat !== 'in' && (
            <Button
              onClick={() => {
                onClose();
                onKeyPaper(judge);
              }}
            >
              {words.keyFromPaper}
            </Button>
          )}
          {standing === 'short' && !isFinal(round) && !counts && (
            <Button
              blocked={openQuestion(chairman.approval) === undefined ? undefined : waitingForChairman}
              onClick={() => {
                chairman.ask((at, who) =>
                  askForShortSheet(at, who, { judge, dance, by: asked - numbers.length }, ''),
                );
                onClose();
              }}
            >
              {words.ask}
            </Button>
          )}
          {standing === 'short' && counts && (
            <Button look="main" onClick={() => setDeciding('count')}>
              {words.countIt}
            </Button>
          )}
          {sheet.seat === 'in' && <Button onClick={() => setDeciding('reopen')}>{words.reopen}</Button>}
        </p>
      )}
    </Dialog>
  );
}
