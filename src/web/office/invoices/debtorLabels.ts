import type { Debtor } from '../../../domain/lists/bankMatch.ts';
import { buildReference } from '../../../domain/fees/reference.ts';

const plainLabel = ({ name, school }: Debtor): string => (school === '' ? name : `${name}, ${school}`);

export type DebtorLabel = (debtor: Debtor) => string;

/** The search label of each debtor. Two with the same name and school also have their references in it. */
export function debtorLabels(debtors: readonly Debtor[], prefix: string): DebtorLabel {
  const count = new Map<string, number>();
  for (const debtor of debtors) count.set(plainLabel(debtor), (count.get(plainLabel(debtor)) ?? 0) + 1);
  return (debtor) => {
    const plain = plainLabel(debtor);
    return (count.get(plain) ?? 0) > 1 ? `${plain}, ${buildReference(prefix, debtor.payer)}` : plain;
  };
}
