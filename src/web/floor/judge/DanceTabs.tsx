import { toStoredTerm } from '../../../domain/event/storedTerm.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { getDanceOnFloor, type SheetOfDance } from '../../../store/models/judge/judgesRounds.ts';
import type { SheetProps } from './sheetProps.ts';
import { useSheetWords } from './useSheetWords.ts';

/** From this many dances on, a phone has room for the shortest names only. */
const MAX_FULL_NAMES = 4;

/** The dances of the round in one row of equal widths, with the state of each sheet. The dance on the floor is underlined. */
export function DanceTabs({
  shown,
  dance,
  onGo,
  wanted,
}: Pick<SheetProps, 'shown' | 'dance' | 'onGo'> & { readonly wanted: number }) {
  const words = useSheetWords();
  const { danceName, danceShort } = useWords(termsWords);
  const { round } = shown;
  const danced = getDanceOnFloor(round);
  const short = round.sheets.length < MAX_FULL_NAMES ? danceShort : words.danceTab;
  const stateOf = ({ state, isIn, marks }: SheetOfDance): string => {
    if (state !== 'sent') return words.marksOf(marks, wanted);
    return isIn ? words.tabSent : words.tabSaved;
  };
  const spoken = (sheet: SheetOfDance): string => {
    const [full, shown] = [danceName(sheet.dance), short(sheet.dance)];
    // Contains the visible text, for voice control.
    const name = shown === full ? full : `${shown} (${full})`;
    const said = `${name}, ${stateOf(sheet)}`;
    return sheet.dance === danced ? `${said}, ${words.heatOnFloor}` : said;
  };
  if (round.sheets.length < 2) return null;
  return (
    <nav className="sheet-dances" aria-label={words.dances}>
      {round.sheets.map((sheet) => (
        <button
          key={toStoredTerm(sheet.dance)}
          type="button"
          className="sheet-dance"
          aria-pressed={sheet.dance === dance}
          aria-label={spoken(sheet)}
          data-floor={sheet.dance === danced ? '' : undefined}
          onClick={() => onGo({ round, dance: sheet.dance })}
        >
          <span>{short(sheet.dance)}</span>{' '}
          <span
            key={stateOf(sheet)}
            className={sheet.isIn ? 'sheet-dance-state is-in' : 'sheet-dance-state'}
            data-unsent={sheet.state === 'sent' && !sheet.isIn ? '' : undefined}
          >
            {stateOf(sheet)}
          </span>
        </button>
      ))}
    </nav>
  );
}
