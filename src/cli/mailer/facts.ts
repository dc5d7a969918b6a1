import type { CompetitionEvent } from '../../domain/competition.ts';
import { buildDancerAccounts, buildSchoolAccounts, listBilledDancers } from '../../domain/fees/accounts.ts';
import { calculateBalances, type Balance } from '../../domain/fees/balances.ts';
import type { Bill } from '../../domain/fees/bill.ts';
import { listPricedCategories } from '../../domain/fees/feeRules.ts';
import { buildWaysToPay, type WaysToPay } from '../../domain/fees/payOptions.ts';
import type { Payer } from '../../domain/fees/payment.ts';
import type { MailedWaysToPay } from '../../domain/mail/payParts.ts';
import type { EventKey } from '../../domain/ids.ts';
import { buildDirectory, type Competitor, type RegisteredPerson } from '../../domain/people/directory.ts';
import type { PartnerRequest } from '../../domain/registrant/partnerRequest.ts';
import { addRequestedDances } from '../../domain/registrant/requestedDances.ts';
import { competitionBasics } from '../../store/competition/competition.ts';
import { editedFees } from '../../store/competition/fees.ts';
import { editedPaySettings } from '../../store/competition/paySettings.ts';
import { eventSettingsPath } from '../../store/competition/settings.ts';
import { allEvents } from '../../store/events/events.ts';
import { competitors } from '../../store/people/competitors.ts';
import { agreedPrices, findAgreedPrice } from '../../store/registrant/agreedPrices.ts';
import { deskNotes } from '../../store/registrant/deskNotes.ts';
import { registrationsByDancer } from '../../store/registrant/ownRegistration.ts';
import { mergePayments, paymentsPath } from '../../store/registrant/payments.ts';
import { readPublicEvent, type PublicEvent } from '../../store/results/publicResults.ts';
import type { TreePath } from '../../store/tree/path.ts';
import type { ReadTree } from './reasons.ts';

/** Names of events and lines of bills in one language. */
export interface MailNames {
  readonly eventName: (event: CompetitionEvent) => string;
  /** @param isOnly the competition has a single price */
  readonly billLines: (
    bill: Bill,
    isOnly: boolean,
  ) => readonly { readonly words: string; readonly amount: string }[];
  /** The ways to pay an amount; undefined: there are none. */
  readonly howToPay: (
    ways: WaysToPay,
    cents: number,
    payers: readonly Payer[],
  ) => MailedWaysToPay | undefined;
}

/** The contents of mails; read only when one is due. */
export interface MailFacts {
  readonly events: readonly CompetitionEvent[];
  readonly people: ReadonlyMap<string, RegisteredPerson>;
  /** Bills by dancer; missing without fees. */
  readonly bills: ReadonlyMap<string, Bill>;
  /** The bill of a dancer once these open requests are accepted; undefined without fees. */
  readonly billAfter: (dancer: string, requests: readonly PartnerRequest[]) => Bill | undefined;
  readonly balances: ReadonlyMap<string, Balance>;
  readonly hasOnePrice: boolean;
  readonly ways: WaysToPay;
  /** The public results of an event. */
  readonly resultsOf: (event: EventKey) => Promise<PublicEvent | undefined>;
  /** @param language of a mail */
  readonly names: (language: string) => Promise<MailNames>;
  /** The address of the site, such as https://pbc.example. */
  readonly site: string;
}

export async function readFacts(
  readTree: ReadTree,
  { site, names }: Pick<MailFacts, 'site' | 'names'>,
): Promise<MailFacts> {
  const read = async <T>({ at, parse }: TreePath<T>): Promise<T> => parse(await readTree(at));
  const [about, events, people, rules, registered, agreed, paid, notes, settings, pay] = await Promise.all([
    read(competitionBasics),
    read(allEvents),
    read(competitors),
    read(editedFees.path),
    read(registrationsByDancer),
    read(agreedPrices),
    read(paymentsPath),
    read(deskNotes),
    read(eventSettingsPath),
    read(editedPaySettings.path),
  ]);
  const fees = rules.kind === 'set' ? rules.rules : undefined;
  const everybody = buildDirectory(events, people);
  const listBilled = (dancers: readonly Competitor[]) =>
    fees === undefined
      ? []
      : listBilledDancers(dancers, registered, { fees, dates: about.registration.dates }, (dancer) =>
          findAgreedPrice(agreed, dancer),
        );
  const billed = listBilled(everybody.filter(({ dances }) => dances.length > 0));
  const book = mergePayments(paid, notes);
  const known = new Map<EventKey, Promise<PublicEvent | undefined>>();
  return {
    events,
    people: new Map(people.map((one) => [one.id, one])),
    bills: new Map(billed.flatMap(({ key, bill }) => (bill === undefined ? [] : [[key, bill] as const]))),
    billAfter: (dancer, requests) =>
      listBilled(
        everybody
          .filter(({ key }) => key === dancer)
          .map((one) => addRequestedDances(one, requests, events, people)),
      )[0]?.bill,
    balances: calculateBalances({
      school: buildSchoolAccounts(billed, book),
      dancer: buildDancerAccounts(billed, book),
    }),
    hasOnePrice: fees !== undefined && listPricedCategories(fees.base).length === 1,
    ways: buildWaysToPay(fees?.howToPay, pay.kind === 'set' ? pay.rules : undefined, {
      name: about.fullName,
      closes: about.registration.dates.closed,
    }),
    resultsOf: (event) => {
      const its = known.get(event) ?? readPublicEvent(read, event, settings, []);
      known.set(event, its);
      return its;
    },
    names,
    site,
  };
}
