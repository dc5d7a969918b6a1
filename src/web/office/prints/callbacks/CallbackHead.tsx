import { printsWords } from '../../../kit/words/english/prints.ts';
import { termsWords } from '../../../kit/words/english/terms.ts';
import { useWords } from '../../../kit/words/language.ts';
import { PrintHead } from '../page/PrintHead.tsx';
import type { CallbackSheetBase } from './callbackSheets.ts';

/** The round of the callbacks, the number of recalled couples, and their next round. */
export function CallbackHead({ sheet }: { readonly sheet: CallbackSheetBase }) {
  const { about, nobody } = useWords(printsWords).callbacks;
  const { eventName, roundName, roundInSentence } = useWords(termsWords);
  const { event, round, next, recalled, of } = sheet;
  const then = next === undefined ? undefined : roundInSentence(next.name);
  return (
    <>
      <PrintHead title={eventName(event)} about={about(roundName(round.name), recalled, of, then)} />
      {recalled === 0 ? <p className="sheet-said">{nobody}</p> : null}
    </>
  );
}
