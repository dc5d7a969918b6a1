import { markingReopened } from '../../store/floor/marking.ts';
import { overtakenByReopening, questionWithdrawn } from '../../store/results/questionWithdrawn.ts';
import { sheetReopened } from '../../store/sheets/sheetChanges.ts';
import { ReasonDialog } from '../staff/reason/ReasonDialog.tsx';
import type { JudgesSheet } from '../staff/round/judgesSheet.ts';
import { sheets as sheetsWords } from '../words/english/sheets.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import type { DeskProps } from './deskProps.ts';
import type { Chairman } from './useChairman.ts';
import { sheetPlace } from '../../store/sheets/sheetAt.ts';

interface Props extends Pick<DeskProps, 'event' | 'round' | 'actions'> {
  readonly chairman: Chairman;
  readonly sheet: JudgesSheet;
  readonly onClose: () => void;
}

/** One sheet goes back to its judge, for a reason. */
export function ReopenSheetDialog({
  event,
  round,
  actions,
  chairman,
  sheet: { judge, dance },
  onClose,
}: Props) {
  const words = useWords(sheetsWords);
  const { danceName } = useWords(terms);
  const open = overtakenByReopening(chairman.approval, { judge, dance });
  const place = sheetPlace(event, round, { judge, dance });
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
          (by) => [
            sheetReopened(by, place, why),
            // A judge can only mark in a round that runs.
            ...(round.state === 'marked' ? [markingReopened(by, event, round, why)] : []),
            ...(open === undefined ? [] : [questionWithdrawn(by, event, round, open, 'judging reopened')]),
          ],
          words.reopened(judge, danceName(dance)),
        );
        onClose();
      }}
      onClose={onClose}
    />
  );
}
