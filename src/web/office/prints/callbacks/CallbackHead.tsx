import { prints } from '../../../kit/words/english/prints.ts';
import { terms } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { SheetHead } from '../page/SheetHead.tsx';
import type { AnyCallback } from './callbackSheets.ts';

/** Of which round the callbacks are, how many dance on, and what. */
export function CallbackHead({ sheet }: { readonly sheet: AnyCallback }) {
  const { about, nobody } = useWords(prints).callbacks;
  const { eventName, roundName, roundInSentence } = useWords(terms);
  const { event, round, next, recalled, of } = sheet;
  const then = next === undefined ? undefined : roundInSentence(next.name);
  return (
    <>
      <SheetHead title={eventName(event)} about={about(roundName(round.name), recalled, of, then)} />
      {recalled === 0 ? <p className="sheet-said">{nobody}</p> : null}
    </>
  );
}
