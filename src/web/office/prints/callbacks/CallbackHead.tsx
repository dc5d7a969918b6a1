import { prints } from '../../../kit/words/english/prints.ts';
import { terms } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { PrintHead } from '../page/PrintHead.tsx';
import type { AnyCallback } from './callbackSheets.ts';

/** The round of the callbacks, the number of recalled couples, and their next round. */
export function CallbackHead({ sheet }: { readonly sheet: AnyCallback }) {
  const { about, nobody } = useWords(prints).callbacks;
  const { eventName, roundName, roundInSentence } = useWords(terms);
  const { event, round, next, recalled, of } = sheet;
  const then = next === undefined ? undefined : roundInSentence(next.name);
  return (
    <>
      <PrintHead title={eventName(event)} about={about(roundName(round.name), recalled, of, then)} />
      {recalled === 0 ? <p className="sheet-said">{nobody}</p> : null}
    </>
  );
}
