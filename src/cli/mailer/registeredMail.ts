import { omitUndefined } from '../../domain/mapDefined.ts';
import { listPayers } from '../../domain/fees/payOptions.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import { writeRegistrationLetter, type MailedBill } from '../../domain/mail/registrationLetter.ts';
import { toCalendarDay } from '../../domain/registration/calendar.ts';
import { cleanMailedName } from './dueMail.ts';
import {
  listMailedEntries,
  buildEntriesUrl,
  formatDancerName,
  getTimeZoneOrUtc,
  readDue,
  type LetterDesk,
} from './letterDesk.ts';

/** Day and place of the competition, as far as they are known. */
function whenAndWhere({ reasons, formats, words }: LetterDesk): string {
  const { startDate, place, timeZone } = reasons.competition;
  const named =
    startDate === undefined ? undefined : toCalendarDay(startDate, getTimeZoneOrUtc({ timeZone }));
  const parts = [named === undefined ? undefined : formats.day(named), place];
  const said = parts.filter((one) => one !== undefined).join(', ') || words.toCome;
  // Spanish days have small letters, and the sentence begins with one.
  return said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
}

/** The bill as it will be once partners who were asked for a place agree; undefined if nothing is or will be due. */
function mailedBill(desk: LetterDesk): MailedBill | undefined {
  const { reasons, facts, names, formats, own } = desk;
  const asked = reasons.requests.filter(({ from, answered }) => from === own && answered === undefined);
  const bill = facts.bills.get(own);
  const after = (asked.length === 0 ? undefined : facts.billAfter(own, asked)) ?? bill;
  const { paid, left } = facts.balances.get(own) ?? { paid: 0, left: 0 };
  if (after === undefined || after.total === 0) return undefined;
  const more = after.total - (bill?.total ?? 0);
  return {
    lines: names.billLines(after, facts.hasOnePrice),
    toPay: formats.money(Math.max(0, left + more)),
    ...omitUndefined({
      paid: paid === 0 ? undefined : `− ${formats.money(paid)}`,
      pending:
        more === 0
          ? undefined
          : {
              partners: asked.map(({ to }) => formatDancerName(desk, to)),
              ...omitUndefined({ now: left > 0 ? formats.money(left) : undefined }),
            },
    }),
  };
}

/** The dancers whom the reader registered, with their bills; for a captain also the sum, and how to pay it. */
function listOthers(desk: LetterDesk) {
  const { facts, names, formats, own, one } = desk;
  const keys = one.dancers.filter((key) => key !== own && facts.people.has(key));
  if (keys.length === 0) return {};
  const dancers = keys.map((key) => {
    const left = facts.balances.get(key)?.left;
    return {
      name: formatDancerName(desk, key),
      ...(left === undefined ? {} : { amount: formats.money(left) }),
    };
  });
  const sum = keys.reduce((all, key) => all + Math.max(0, facts.balances.get(key)?.left ?? 0), 0);
  if (own !== '' || sum === 0) return { others: { dancers } };
  const school = facts.people.get(keys[0] ?? '')?.affiliation ?? '';
  return {
    others: { dancers, toPay: formats.money(sum) },
    ...omitUndefined({ howToPay: names.howToPay(facts.ways, sum, listPayers(keys, school)) }),
  };
}

/** Confirms a registration, with its code and its bill. */
export function writeRegisteredMail(desk: LetterDesk): Letter {
  const { reasons, formats, one, sender, words } = desk;
  const { closed } = reasons.competition.registration.dates;
  return writeRegistrationLetter(
    {
      ...sender,
      when: whenAndWhere(desk),
      name: cleanMailedName(one.name),
      code: one.code,
      entriesUrl: buildEntriesUrl(desk),
      entries: listMailedEntries(desk),
      ...omitUndefined({
        bill: mailedBill(desk),
        howToPay: readDue(desk).due?.howToPay,
        closes: closed === undefined ? undefined : formats.moment(closed - 1),
      }),
      ...listOthers(desk),
    },
    words,
  );
}
