import type { NamedEvent } from '../../kit/words/eventName.ts';
import type { Bill } from '../../../domain/fees/bill.ts';
import {
  pickMainOffer,
  buildPaymentDue,
  buildPayOffers,
  type WaysToPay,
} from '../../../domain/fees/payOptions.ts';
import type { Payer } from '../../../domain/fees/payment.ts';
import { billWords } from '../../kit/words/english/bill.ts';
import { howToPayWords } from '../../kit/words/english/howToPay.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { pageLanguage, getWords } from '../../kit/words/language.ts';
import { loadLazyWords } from '../../kit/words/laterWords.ts';
import { formatMoney, formatMoneyDifference } from '../../kit/words/money.ts';
import { loadLanguage } from '../../kit/words/visitorsLanguage.ts';

/** Names of events and lines of bills, worded as on screens, for mails in any language. */
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
function payInMail(ways: WaysToPay, cents: number, payers: readonly Payer[]): PayInMail | undefined {
  const words = getWords(howToPayWords);
  const due = buildPaymentDue(ways, payers, cents);
  const offers = buildPayOffers(ways, due);
  const main = pickMainOffer(offers);
  const lines = [
    ...offers
      .filter((offer) => offer !== main)
      .map(({ kind, text }) => `${words.names[kind]}: ${kind === 'check' ? words.payableTo(text) : text}`),
    ...(offers.length === 0 ? [] : [`${words.note.before}${words.list(due.references)}${words.note.after}`]),
    ...(ways.text === undefined ? [] : [ways.text]),
  ];
  if (lines.length === 0) return undefined;
  return {
    text: lines.join('\n'),
    ...(main?.url === undefined ? {} : { link: { words: words.pay(cents, main.kind), url: main.url } }),
  };
}

export async function loadMailNamesIn(tag: string): Promise<NamesInMail> {
  const its = await loadLanguage(tag);
  await loadLazyWords(tag);
  const inIt = <T>(say: () => T): T => {
    pageLanguage.set(its);
    return say();
  };
  return {
    eventName: (event) => inIt(() => getWords(termsWords).eventName(event)),
    howToPay: (...asked) => inIt(() => payInMail(...asked)),
    billLines: ({ lines }, isOnly) =>
      inIt(() =>
        lines.map(({ reason, cents }, at) => ({
          words: getWords(billWords).reason(reason, isOnly),
          amount: at === 0 ? formatMoney(cents) : formatMoneyDifference(cents),
        })),
      ),
  };
}
