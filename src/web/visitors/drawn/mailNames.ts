import type { NamedEvent } from '../../kit/words/eventName.ts';
import type { Bill } from '../../../domain/fees/bill.ts';
import { bill as billWords } from '../../kit/words/english/bill.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { language, wordsNow } from '../../kit/words/language.ts';
import { moneyNow, stepNow } from '../../kit/words/money.ts';
import { languageOf } from '../../kit/words/visitorsLanguage.ts';

/** Names of events and lines of bills, as the screens have them, for mails in any language. */
export interface MailNames {
  readonly eventName: (event: NamedEvent) => string;
  /** @param isOnly the competition has a single price */
  readonly billLines: (
    bill: Bill,
    isOnly: boolean,
  ) => readonly { readonly words: string; readonly amount: string }[];
}

export async function mailNamesIn(tag: string): Promise<MailNames> {
  const its = await languageOf(tag);
  const inIt = <T>(say: () => T): T => {
    language.set(its);
    return say();
  };
  return {
    eventName: (event) => inIt(() => wordsNow(terms).eventName(event)),
    billLines: ({ lines }, isOnly) =>
      inIt(() =>
        lines.map(({ reason, cents }, at) => ({
          words: wordsNow(billWords).reason(reason, isOnly),
          amount: at === 0 ? moneyNow(cents) : stepNow(cents),
        })),
      ),
  };
}
