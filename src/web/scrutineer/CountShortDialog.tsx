import { acceptShort } from '../../domain/floor/shortSheet.ts';
import { shortAccepted } from '../../store/sheets/sheetChanges.ts';
import { ReasonDialog } from '../staff/reason/ReasonDialog.tsx';
import { numbersOn, type JudgesSheet } from '../staff/round/judgesSheet.ts';
import { sheets as sheetsWords } from '../words/english/sheets.ts';
import { useWords } from '../words/language.ts';
import type { DeskProps } from './deskProps.ts';
import { sheetPlace } from '../../store/sheets/sheetAt.ts';

interface Props extends Pick<DeskProps, 'event' | 'round' | 'sheets' | 'actions'> {
  readonly sheet: JudgesSheet;
  /** How many marks were asked for. */
  readonly asked: number;
  readonly onClose: () => void;
}

/** A short sheet counts as it is, because the chairman lets it: the reason stands on the sheet. */
export function CountShortDialog({ event, round, sheets, actions, sheet, asked, onClose }: Props) {
  const words = useWords(sheetsWords);
  const { judge, dance, marks } = sheet;
  const recalled = numbersOn(marks);
  const place = sheetPlace(event, round, { judge, dance });
  return (
    <ReasonDialog
      question={words.sureCount(judge, recalled.length, asked)}
      verb={words.countIt}
      needed
      busy={actions.busy}
      problem={undefined}
      onSubmit={(why) => {
        const short = acceptShort(sheets.couples, { judge, dance, recalled }, asked, why);
        if (short.ok)
          void actions.perform(
            (by) => [shortAccepted(by, place, { marks: recalled.length, asked, why: short.value.why })],
            words.counted(judge),
          );
        onClose();
      }}
      onClose={onClose}
    />
  );
}
