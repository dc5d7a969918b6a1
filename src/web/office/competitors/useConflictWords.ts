import { everyEvent } from '../../../store/events/events.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { UndoConflict } from '../../../store/dancers/deskUndo.ts';
import { competitorsDesk } from '../../kit/words/english/competitorsDesk.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { usePeek } from './useDesk.ts';

/**
 * Describes a conflict.
 * @param names the names of dancers by their keys
 */
export function useConflictWords(names: (key: string) => string | undefined): (why: UndoConflict) => string {
  const words = useWords(competitorsDesk).undo;
  const { eventName } = useWords(terms);
  const peek = usePeek();
  const called = (key: string): string => {
    const event = peek(everyEvent)?.find((one) => one.key === key);
    return event === undefined ? key : eventName(event);
  };
  return (why) => {
    switch (why.kind) {
      case 'not kept':
      case 'changed':
        return words.not[why.kind];
      case 'begun':
      case 'entry changed':
        return words.not[why.kind](called(why.event));
      case 'dancer changed':
        return words.not[why.kind](names(why.key));
      case 'number changed':
        return words.not[why.kind](why.number);
      default:
        return unreachable(why);
    }
  };
}
