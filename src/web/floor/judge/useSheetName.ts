import { useMemo } from 'react';
import { eventPath } from '../../../store/events/events.ts';
import type { SheetPlace } from '../../../store/sheets/sheetAt.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { joinParts } from '../../kit/words/joinParts.ts';
import { useLastKnown } from '../../kit/cache/useLastKnown.ts';

/**
 * The name of a sheet of a round that is not open: 'Tango, Newcomer Tango'. Until its event is loaded, or if it was
 * deleted, its key is used, which was made from its name.
 */
export function useSheetName({ event: key, dance }: SheetPlace): string {
  const { danceName, eventName } = useWords(termsWords);
  const event = useLastKnown(useMemo(() => eventPath(key), [key]));
  const named = event.kind === 'known' && event.value !== undefined ? eventName(event.value) : key;
  return joinParts([danceName(dance), named]);
}
