import { useMemo, useState } from 'react';
import type { Competitor, DancerEntry } from '../../../domain/people/directory.ts';
import { normalizeSpelling } from '../../../domain/people/people.ts';
import type { Author } from '../../../domain/journal/record.ts';
import {
  planPartnerChange,
  listOpenEntries,
  type UnchangedPartner,
} from '../../../domain/registrant/partnerChange.ts';
import { planTransfer, type UnmovedEntry } from '../../../domain/registrant/transfer.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { dropOut, changePartner } from '../../../store/dancers/partners.ts';
import { transferEntries } from '../../../store/dancers/transferEntries.ts';
import type { Change } from '../../../store/delivery/operation.ts';
import { searches, type Search } from '../../../store/people/searches.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { useWords } from '../../kit/words/language.ts';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';
import type { Undoable } from './useUndoable.ts';

export const CHANGE_KINDS = ['partner', 'tba', 'out', 'transfer'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const buildPersonEntryKey = ({ event, entry }: DancerEntry): string => `${event.key}/${entry.id}`;

/** The dancers meant by a name: those of the list, or a new one. */
function matchNames(name: string, everybody: readonly Competitor[]): readonly Competitor[] {
  if (name.trim() === '') return [];
  const named = everybody.filter(
    (one) => one.name !== undefined && normalizeSpelling(one.name) === normalizeSpelling(name),
  );
  return named.length > 0
    ? named
    : [
        {
          key: `~${normalizeSpelling(name)}`,
          name: name.trim(),
          affiliation: '',
          number: undefined,
          dances: [],
        },
      ];
}

const NO_SEARCHES: readonly Search[] = [];

interface Planned {
  /** The number of events that change. */
  readonly count: number;
  /** The events that cannot change. */
  readonly unchangeable: readonly (UnchangedPartner | UnmovedEntry)[];
  readonly change: (by: Author) => Change;
  readonly said: string;
}

/** The pending change of a dancer's ticked events. */
export function usePersonChange(
  person: Competitor,
  desk: CompetitorsDeskData,
  { busy, problem, perform }: Undoable,
) {
  const all = useWords(competitorsDeskWords);
  const words = all.person;
  const open = listOpenEntries(person);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [what, setWhat] = useState<ChangeKind>('partner');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [why, setWhy] = useState('');
  const looks = useLive(useStore().staff, what === 'transfer' ? searches : undefined);
  const named = useMemo(() => matchNames(typed, desk.everybody), [typed, desk.everybody]);
  const other = named.length === 1 ? named[0] : named.find(({ key }) => key === chosen);
  const ticked = open.filter((one) => !unticked.has(buildPersonEntryKey(one)));
  const name = person.name ?? all.withheld;
  const otherName = other?.name ?? all.withheld;
  const transfer =
    what === 'transfer' && other !== undefined ? planTransfer(person, ticked, other) : undefined;

  const withPartner = (partner: Competitor | undefined, said: string): Planned => {
    const { change, not } = planPartnerChange(person, ticked, partner);
    return {
      count: change.changes.length,
      unchangeable: not,
      change: (by) => changePartner(by, person, change, desk.notes),
      said,
    };
  };
  /** Undefined until a dancer is named for the change. */
  const planned = (): Planned | undefined => {
    switch (what) {
      case 'out':
        return {
          count: ticked.length,
          unchangeable: [],
          change: (by) => dropOut(by, person, ticked, desk.notes),
          said: words.done.out(name, ticked.length),
        };
      case 'tba':
        return withPartner(undefined, words.done.tba(name));
      case 'partner':
        return other === undefined ? undefined : withPartner(other, words.done.partner(name, otherName));
      case 'transfer':
        return transfer === undefined
          ? undefined
          : {
              count: transfer.transfer.moved.length,
              unchangeable: transfer.not,
              change: (by) =>
                transferEntries(by, person, transfer.transfer, {
                  why: why.trim(),
                  notes: desk.notes,
                  searches: valueOr(looks, NO_SEARCHES),
                }),
              said: words.done.transfer(name, otherName),
            };
      default:
        return unreachable(what);
    }
  };
  const plan = planned();
  const missing = (): string | undefined => {
    if (ticked.length === 0) return words.none;
    if (plan === undefined && what !== 'out' && what !== 'tba')
      return named.length > 1 ? words.several : words.noPartner[what];
    if (plan === undefined || plan.count === 0) return words.none;
    if (what !== 'transfer') return undefined;
    if (looks.kind !== 'known') return all.loading;
    return why.trim() === '' ? words.noWhy : undefined;
  };
  const toggle = (place: string): void => {
    setUnticked(new Set([...unticked, place].filter((one) => one !== place || !unticked.has(place))));
  };
  return {
    open,
    unticked,
    toggle,
    what,
    setWhat,
    typed,
    setTyped,
    chosen,
    setChosen,
    why,
    setWhy,
    named,
    other,
    transfer: transfer?.transfer,
    not: plan?.unchangeable ?? [],
    changes: plan?.count ?? 0,
    blocked: missing(),
    busy,
    problem,
    /** True if it is done, or queued on this device. */
    save: (): Promise<boolean> =>
      plan === undefined ? Promise.resolve(false) : perform(plan.change, plan.said),
  };
}

export type PersonChange = ReturnType<typeof usePersonChange>;
