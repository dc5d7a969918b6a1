import { memo } from 'react';
import { Hand } from 'lucide-react';
import { judgeSheetWords } from '../../kit/words/english/judgeSheet.ts';
import { useWords } from '../../kit/words/language.ts';
import type { SheetProps } from './sheetProps.ts';

/** Switches the thumb's side, and with it the tiles in easy reach. */
export default memo(function HandSwitch({ hand, onHand }: Pick<SheetProps, 'hand' | 'onHand'>) {
  const words = useWords(judgeSheetWords);
  return (
    <button
      type="button"
      className="sheet-setting sheet-hand"
      aria-pressed={hand === 'left'}
      aria-label={words.leftHanded}
      onClick={() => onHand(hand === 'left' ? 'right' : 'left')}
    >
      <Hand size={20} strokeWidth={1.6} aria-hidden />
    </button>
  );
});
