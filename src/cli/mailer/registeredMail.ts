import { omitUndefined } from '../../domain/mapDefined.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import { writeRegistrationLetter } from '../../domain/mail/registrationLetter.ts';
import { toCalendarDay } from '../../domain/registration/calendar.ts';
import { cleanMailedName } from './dueMail.ts';
import { listMailedEntries, buildEntriesUrl, getTimeZoneOrUtc, type LetterDesk } from './letterDesk.ts';

/** Day and place of the competition, as far as they are known. */
function whenAndWhere({ reasons, formats, words }: LetterDesk): string {
  const { startDate, place, timeZone } = reasons.competition;
  const named =
    startDate === undefined ? undefined : toCalendarDay(startDate, getTimeZoneOrUtc({ timeZone }));
  const parts = [named === undefined ? undefined : formats.day(named), place];
  return parts.filter((one) => one !== undefined).join(', ') || words.toCome;
}

/** Confirms a registration, with its code and its bill. */
export function writeRegisteredMail(desk: LetterDesk): Letter {
  const { reasons, facts, names, formats, own, one, sender, words } = desk;
  const bill = facts.bills.get(own);
  const left = facts.balances.get(own)?.left ?? bill?.total ?? 0;
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
        bill:
          bill === undefined || bill.total === 0
            ? undefined
            : { lines: names.billLines(bill, facts.hasOnePrice), total: formats.money(bill.total) },
        howToPay: left > 0 ? names.howToPay(facts.ways, left, { kind: 'dancer', dancer: own }) : undefined,
        closes: closed === undefined ? undefined : formats.moment(closed - 1),
      }),
    },
    words,
  );
}
