import { useMemo } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { calculateBalances } from '../../../domain/fees/balances.ts';
import type { Cents } from '../../../domain/fees/feeRules.ts';
import type { Competitor, RegisteredPerson } from '../../../domain/people/directory.ts';
import { buildDeskRows, type DeskRow, type DeskMoney } from '../../../domain/registrant/deskRows.ts';
import { numbersInPool } from '../../../store/people/numbers.ts';
import { deskNotes, type DeskNotes } from '../../../store/registrant/deskNotes.ts';
import { registrationsByDancer, type OwnRegistration } from '../../../store/registrant/ownRegistration.ts';
import type { TreePath } from '../../../store/tree/path.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useAccounts } from '../../staff/accounts/useAccounts.ts';
import { useDirectory } from '../../kit/shell/useDirectory.ts';
import { useLive, parseCached } from '../../kit/cache/useLive.ts';

export interface CompetitorsDeskData {
  readonly events: readonly CompetitionEvent[];
  readonly registered: readonly RegisteredPerson[];
  readonly everybody: readonly Competitor[];
  readonly rows: readonly DeskRow[];
  readonly notes: DeskNotes;
  /** By the key of their dancer. */
  readonly registrations: ReadonlyMap<string, OwnRegistration>;
  /** The lead numbers in use. */
  readonly takenNumbers: ReadonlySet<number>;
  /** Computes the price in cents for a person's entries; undefined if that is not possible. */
  readonly priceOf: (person: Competitor) => Cents | undefined;
}

export type CompetitorsDeskState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'known'; readonly desk: CompetitorsDeskData };

const NO_PRICE = (): undefined => undefined;
const NO_MONEY: ReadonlyMap<string, DeskMoney> = new Map();

export function useCompetitorsDesk(): CompetitorsDeskState {
  const { staff } = useStore();
  const { events: all, registered, everybody } = useDirectory(staff);
  const registrations = useLive(staff, registrationsByDancer);
  const notes = useLive(staff, deskNotes);
  const takenNumbers = useLive(staff, numbersInPool);
  const accounts = useAccounts();
  const money = useMemo(
    () => (accounts.kind === 'known' ? calculateBalances(accounts.by) : NO_MONEY),
    [accounts],
  );
  const rows = useMemo(() => {
    if (everybody === undefined || registrations.kind !== 'known' || notes.kind !== 'known') return undefined;
    const known = [...registrations.value].map(
      ([key, { consents, createdAt }]) => [key, { hasAgreed: consents.risk, createdAt }] as const,
    );
    const here = mapDefined(notes.value, ([key, { arrived }]) => (arrived === undefined ? undefined : key));
    return buildDeskRows(everybody, { registrations: new Map(known), money, here: new Set(here) });
  }, [everybody, registrations, notes, money]);
  return useMemo(() => {
    if ([all, registered, registrations, notes, takenNumbers].some(({ kind }) => kind === 'refused'))
      return { kind: 'refused' };
    if (
      all.kind !== 'known' ||
      registered.kind !== 'known' ||
      registrations.kind !== 'known' ||
      notes.kind !== 'known' ||
      takenNumbers.kind !== 'known' ||
      everybody === undefined ||
      rows === undefined
    )
      return { kind: 'waiting' };
    return {
      kind: 'known',
      desk: {
        events: all.value,
        registered: registered.value,
        everybody,
        rows,
        notes: notes.value,
        registrations: registrations.value,
        takenNumbers: takenNumbers.value,
        priceOf: accounts.kind === 'known' ? accounts.priceOf : NO_PRICE,
      },
    };
  }, [all, registered, registrations, notes, takenNumbers, everybody, rows, accounts]);
}

/** Reads the latest value of a followed path, for work that spans several renders. */
export function useLatestValue(): <T>(path: TreePath<T>) => T | undefined {
  const { staff } = useStore();
  return (path) => {
    const live = parseCached(staff.peek(path.at), path);
    return live.kind === 'known' ? live.value : undefined;
  };
}
