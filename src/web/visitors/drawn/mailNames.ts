import type { NamedEvent } from '../../kit/words/eventName.ts';
import type { Bill } from '../../../domain/fees/bill.ts';
import { mainOffer, paymentDue, payOffers, type WaysToPay } from '../../../domain/fees/payOptions.ts';
import type { Payer } from '../../../domain/fees/payment.ts';
import { bill as billWords } from '../../kit/words/english/bill.ts';
import { howToPay } from '../../kit/words/english/howToPay.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { language, wordsNow } from '../../kit/words/language.ts';
import { loadLaterWords } from '../../kit/words/laterWords.ts';
import { moneyNow, stepNow } from '../../kit/words/money.ts';
import { languageOf } from '../../kit/words/visitorsLanguage.ts';

/** Names of events and lines of bills, as the screens have them, for mails in any language. */
interface NamesInMail {
  readonly eventName: (event: NamedEvent) => string;
  /** @param isOnly the competition has a single price */
  readonly billLines: (
    bill: Bill,
    isOnly: boolean,
  ) => readonly { readonly words: string; readonly amount: string }[];
  readonly howToPay: typeof payInMail;
}

interface PayInMail {
  readonly text: string;
  /** The first service that opens by a link. */
  readonly link?: { readonly words: string; readonly url: string };
}

/** The ways to pay an amount; undefined: there are none. */
function payInMail(ways: WaysToPay, cents: number, payer: Payer): PayInMail | undefined {
  const words = wordsNow(howToPay);
  const due = paymentDue(ways, [payer], cents);
  const offers = payOffers(ways, due);
  const main = mainOffer(offers);
  const lines = [
    ...offers
      .filter((offer) => offer !== main)
      .map(({ kind, text }) => (kind === 'check' ? words.payableTo(text) : `${words.names[kind]}: ${text}`)),
    ...(offers.length === 0 ? [] : [`${words.note.before}${words.list(due.references)}${words.note.after}`]),
    ...(ways.text === undefined ? [] : [ways.text]),
  ];
  if (lines.length === 0) return undefined;
  return {
    text: lines.join('\n'),
    ...(main?.url === undefined ? {} : { link: { words: words.pay(cents, main.kind), url: main.url } }),
  };
}

export async function mailNamesIn(tag: string): Promise<NamesInMail> {
  const its = await languageOf(tag);
  await loadLaterWords(tag);
  const inIt = <T>(say: () => T): T => {
    language.set(its);
    return say();
  };
  return {
    eventName: (event) => inIt(() => wordsNow(terms).eventName(event)),
    howToPay: (...asked) => inIt(() => payInMail(...asked)),
    billLines: ({ lines }, isOnly) =>
      inIt(() =>
        lines.map(({ reason, cents }, at) => ({
          words: wordsNow(billWords).reason(reason, isOnly),
          amount: at === 0 ? moneyNow(cents) : stepNow(cents),
        })),
      ),
  };
}
