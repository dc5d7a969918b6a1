import { allEvents } from '../../../store/events/events.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { UndoConflict } from '../../../store/dancers/deskUndo.ts';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { useLatestValue } from './useCompetitorsDesk.ts';

/**
 * Describes a conflict.
 * @param names the names of dancers by their keys
 */
export function useConflictWords(names: (key: string) => string | undefined): (why: UndoConflict) => string {
  const words = useWords(competitorsDeskWords).undo;
  const { eventName } = useWords(termsWords);
  const peek = useLatestValue();
  const called = (key: string): string => {
    const event = peek(allEvents)?.find((one) => one.key === key);
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
