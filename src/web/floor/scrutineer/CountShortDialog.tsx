import { ReasonDialog } from '../../staff/reason/ReasonDialog.tsx';
import { numbersOn, type JudgesSheet } from '../../../store/models/round/judgesSheet.ts';
import { sheets as sheetsWords } from '../../kit/words/english/sheets.ts';
import { useWords } from '../../kit/words/language.ts';
import type { DeskProps } from './deskProps.ts';
import { shortCounted } from '../../../store/models/round/sheetSteps.ts';

interface Props extends Pick<DeskProps, 'event' | 'round' | 'sheets' | 'actions'> {
  readonly sheet: JudgesSheet;
  /** How many marks were asked for. */
  readonly asked: number;
  readonly onClose: () => void;
}

/** A short sheet counts as it is, because the chairman lets it: the reason stands on the sheet. */
export function CountShortDialog({ event, round, sheets, actions, sheet, asked, onClose }: Props) {
  const words = useWords(sheetsWords);
  const { judge, marks } = sheet;
  return (
    <ReasonDialog
      question={words.sureCount(judge, numbersOn(marks).length, asked)}
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
