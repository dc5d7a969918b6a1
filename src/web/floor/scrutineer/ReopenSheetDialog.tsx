import { sheetGivenBack } from '../../../store/floor/reopened.ts';
import { ReasonDialog } from '../../staff/reason/ReasonDialog.tsx';
import type { JudgesSheet } from '../../../store/models/round/judgesSheet.ts';
import { sheets as sheetsWords } from '../../kit/words/english/sheets.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DeskProps } from './deskProps.ts';
import type { Chairman } from './useChairman.ts';

interface Props extends Pick<DeskProps, 'event' | 'round' | 'actions'> {
  readonly chairman: Chairman;
  readonly sheet: JudgesSheet;
  readonly onClose: () => void;
}

/** One sheet goes back to its judge, for a reason. */
export function ReopenSheetDialog({ event, round, actions, chairman, sheet, onClose }: Props) {
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
          (by) => sheetGivenBack(by, { event, round, judge, dance }, chairman.approval, why),
          words.reopened(judge, danceName(dance)),
        );
        onClose();
      }}
      onClose={onClose}
    />
  );
}
