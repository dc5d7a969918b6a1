import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { Debtor } from '../../../domain/lists/bankMatch.ts';
import { normalizeSpelling } from '../../../domain/people/people.ts';
import { resolveCurrentKey, type DeskNotes } from '../../../store/registrant/deskNotes.ts';
import { invoicesWords } from '../../kit/words/english/invoices.ts';
import type { LoadedAccounts } from '../../staff/accounts/useAccounts.ts';
import { formatPayerName } from './payerKey.ts';

type Words = Pick<typeof invoicesWords.english, 'noSchool' | 'withheld'>;

function partnersOf(events: readonly CompetitionEvent[]): ReadonlyMap<string, ReadonlySet<string>> {
  const partners = new Map<string, Set<string>>();
  const add = (one: string, other: string): void => {
    partners.set(one, (partners.get(one) ?? new Set()).add(other));
  };
  for (const { entries } of events)
    for (const { leadId, followId } of entries)
      if (leadId !== undefined && followId !== undefined) {
        add(leadId, followId);
        add(followId, leadId);
      }
  return partners;
}

/** Lists all payers with their balances. A dancer whose school has paid for all owes nothing. */
export function listDebtors(
  { by }: Pick<LoadedAccounts, 'by'>,
  events: readonly CompetitionEvent[],
  notes: DeskNotes,
  words: Words,
): readonly Debtor[] {
  const partners = partnersOf(events);
  const former = new Map<string, string[]>();
  for (const [key, note] of notes)
    if (note.into !== undefined) {
      const now = resolveCurrentKey(key, notes);
      former.set(now, [...(former.get(now) ?? []), key]);
    }
  const leftOf = new Map(
    by.school.map(({ payer, left }) => [
      payer.kind === 'school' ? normalizeSpelling(payer.school) : '',
      left,
    ]),
  );
  const schools = by.school.map((account): Debtor => ({
    payer: account.payer,
    name: formatPayerName(account, words),
    school: '',
    owed: Math.max(0, account.left),
    former: [],
    partners: [],
  }));
  const dancers = by.dancer.flatMap(({ payer, left, dancers: its }) =>
    its.map(({ key, name, school }): Debtor => ({
      payer,
      name: name ?? words.withheld,
      school,
      owed: Math.max(0, Math.min(left, leftOf.get(normalizeSpelling(school)) ?? left)),
      former: (former.get(key) ?? []).map((dancer) => ({ kind: 'dancer', dancer })),
      partners: [...(partners.get(key) ?? [])],
    })),
  );
  return [...dancers, ...schools];
}
