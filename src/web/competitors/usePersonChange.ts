import { useMemo, useState } from 'react';
import type { Competitor, DancesIn } from '../../domain/people/directory.ts';
import { spelledAlike } from '../../domain/people/people.ts';
import { partnerChangeOf, stillOpen } from '../../domain/registrant/partnerChange.ts';
import { droppedOut, partnerChanged } from '../../store/dancers/partners.ts';
import { competitorsDesk } from '../words/english/competitorsDesk.ts';
import { useWords } from '../words/language.ts';
import type { Desk } from './useDesk.ts';
import type { Undoable } from './useUndoable.ts';

export const WHATS = ['partner', 'tba', 'out'] as const;
export type What = (typeof WHATS)[number];

export const placeOf = ({ event, entry }: DancesIn): string => `${event.key}/${entry.id}`;

/** Who is meant by a name: those of the list, or somebody who is not in it. */
function meant(name: string, everybody: readonly Competitor[]): readonly Competitor[] {
  if (name.trim() === '') return [];
  const named = everybody.filter(
    (one) => one.name !== undefined && spelledAlike(one.name) === spelledAlike(name),
  );
  return named.length > 0
    ? named
    : [{ key: `~${spelledAlike(name)}`, name: name.trim(), affiliation: '', number: undefined, dances: [] }];
}

/** What is being changed of all that somebody dances: in the events that are ticked they drop out, or dance with somebody else. */
export function usePersonChange(person: Competitor, desk: Desk, { busy, problem, perform }: Undoable) {
  const all = useWords(competitorsDesk);
  const words = all.person;
  const open = stillOpen(person);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [what, setWhat] = useState<What>('partner');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const named = useMemo(() => meant(typed, desk.everybody), [typed, desk.everybody]);
  const partner = named.length === 1 ? named[0] : named.find(({ key }) => key === chosen);
  const ticked = open.filter((one) => !unticked.has(placeOf(one)));
  const { change, not } = partnerChangeOf(person, ticked, what === 'tba' ? undefined : partner);
  const name = person.name ?? all.withheld;
  const changes = what === 'out' ? ticked.length : change.changes.length;
  const lacksPartner = what === 'partner' && partner === undefined;
  const blocked =
    ticked.length === 0
      ? words.none
      : lacksPartner
        ? named.length > 1
          ? words.several
          : words.noPartner
        : changes === 0
          ? words.none
          : undefined;
  const said =
    what === 'out'
      ? words.done.out(name, changes)
      : what === 'tba'
        ? words.done.tba(name)
        : words.done.partner(name, partner?.name ?? all.withheld);
  /** Whether it is done, or kept on this device. */
  const save = (): Promise<boolean> =>
    perform(
      (by) =>
        what === 'out'
          ? droppedOut(by, person, ticked, desk.notes)
          : partnerChanged(by, person, change, desk.notes),
      said,
    );
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
    named,
    partner,
    not,
    changes,
    blocked,
    busy,
    problem,
    save,
  };
}

export type PersonChange = ReturnType<typeof usePersonChange>;
