import type { Author } from '../../domain/journal/record.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import {
  hasKey,
  keyToGive,
  registeredAs,
  type Competitor,
  type DancesIn,
  type Registered,
} from '../../domain/people/directory.ts';
import { spelledAlike } from '../../domain/people/people.ts';
import { hasDanced, isInResult } from '../../domain/round/danced.ts';
import { ITS_RECORD, type Change } from '../delivery/operation.ts';
import { enteredOnce } from '../events/enteredOnce.ts';
import { entryAt } from '../events/eventAt.ts';
import { competitorAt, numberAt } from '../people/registrationAt.ts';
import type { Patch } from '../tree/patch.ts';
import { editedOn, type DeskNotes } from './deskNotes.ts';
import { editedByName } from './editedByName.ts';
import { renamedAlong, type NamedAfter } from './namedAfter.ts';

/** What is to be otherwise of somebody: what is not named stays. */
export interface Edit {
  readonly name?: string;
  /** Empty: of no school. */
  readonly school?: string;
  /** Null: theirs is taken back. */
  readonly number?: LeadNumber | null;
  /** The reason: due once something that they danced is posted. */
  readonly why?: string;
}

/** What an edit goes by. */
export interface DeskKnown {
  readonly people: readonly Registered[];
  readonly notes: DeskNotes;
  /** What goes along with a name; missing where it is not known. */
  readonly along?: NamedAfter | undefined;
}

const idIn = ({ entry, role }: DancesIn): string | undefined =>
  role === 'lead' ? entry.leadId : entry.followId;
const nameIn = ({ entry, role }: DancesIn): string => (role === 'lead' ? entry.leadName : entry.followName);

/** The school of an entry is its lead's; where the lead is nobody yet, the follow's. */
const saysSchoolOf = ({ entry, role }: DancesIn, school: string): boolean =>
  role === 'lead' || (entry.leadId === undefined && spelledAlike(entry.affiliation) === spelledAlike(school));

/** The entries that are certainly this one's: a name alone that several have says nobody's. */
const ownDances = (person: Competitor, people: readonly Registered[]): readonly DancesIn[] => {
  const isOnly = registeredAs(person.name ?? '', people).every(({ id }) => id === person.key);
  return person.dances.filter((one) => idIn(one) !== undefined || isOnly);
};

/** Whether how they are called stands under a result: then it is corrected with a reason. */
export const isNamedInResult = (person: Competitor, people: readonly Registered[]): boolean =>
  ownDances(person, people).some(({ event, entry }) => isInResult(event, entry.id));

/** An entry in which somebody stands by name alone says their key from now on; not where its result is out, which says who danced. */
const keyed = (one: DancesIn, id: string): Patch =>
  idIn(one) === id || isInResult(one.event, one.entry.id)
    ? {}
    : {
        [`${entryAt(one.event.key, one.entry.id)}/${one.role}Id`]: id,
        ...enteredOnce(one.event.key, one.entry.id, { ...one.entry, [`${one.role}Id`]: id }),
      };

function ofEntry(
  one: DancesIn,
  id: string,
  { affiliation }: Competitor,
  { name, school, number }: Edit,
): Patch {
  const at = entryAt(one.event.key, one.entry.id);
  return {
    ...keyed(one, id),
    ...(name === undefined ? {} : { [`${at}/${one.role}Name`]: name }),
    ...(school === undefined || !saysSchoolOf(one, affiliation)
      ? {}
      : { [`${at}/affiliation`]: school === '' ? null : school }),
    // Under a signature the rules look for the record that says what was corrected, and why.
    ...((name === undefined && school === undefined) || !isInResult(one.event, one.entry.id)
      ? {}
      : { [`${at}/journal`]: ITS_RECORD }),
    // Where the couple has danced it is known by the number it danced with.
    ...(number === undefined || one.role === 'follow' || hasDanced(one.event, one.entry.id)
      ? {}
      : { [`${at}/leadNumber`]: number === null ? null : Number(number) }),
  };
}

/** The list of numbers: theirs is free again, the new one is theirs. */
const inNumbers = (id: string, before: LeadNumber | undefined, number: LeadNumber | null): Patch => ({
  ...(before === undefined ? {} : { [numberAt(Number(before))]: null }),
  ...(number === null ? {} : { [numberAt(Number(number))]: id }),
});

/** In the list of those who dance: who is known by name alone comes into it. */
function inList(id: string, person: Competitor, known: Registered | undefined, edit: Edit): Patch {
  const { name, school, number } = edit;
  const at = competitorAt(id);
  if (known !== undefined)
    return {
      ...(name === undefined ? {} : { [`${at}/name`]: name }),
      ...(school === undefined ? {} : { [`${at}/affiliation`]: school === '' ? null : school }),
      ...(number === undefined ? {} : { [`${at}/leadNumber`]: number === null ? null : Number(number) }),
    };
  const dances = school ?? person.affiliation;
  const worn = number === undefined ? person.number : number;
  const [first] = person.dances;
  return {
    [at]: {
      name: name ?? person.name ?? (first === undefined ? '' : nameIn(first)),
      ...(dances === '' ? {} : { affiliation: dances }),
      ...(worn === null || worn === undefined ? {} : { leadNumber: Number(worn) }),
    },
  };
}

/**
 * Somebody’s name, school or number is another one from now on: in the list, in every entry and in the list of numbers, all in
 * one patch. Who was known by name alone gets a key with it.
 */
function editPatch(
  person: Competitor,
  edit: Edit,
  { people, notes, along }: DeskKnown,
): { readonly id: string; readonly patch: Patch } {
  const id = hasKey(person) ? person.key : keyToGive(person, people);
  const known = people.find((one) => one.id === id);
  const { number } = edit;
  const own = ownDances(person, people);
  // Who comes into a couple with a key comes into it: for the other one this is an edit as well.
  const others = own.flatMap((one) =>
    idIn(one) === undefined ? ((one.role === 'lead' ? one.entry.followId : one.entry.leadId) ?? []) : [],
  );
  return {
    id,
    patch: {
      ...inList(id, person, known, edit),
      ...(number === undefined ? {} : inNumbers(id, known?.number, number)),
      ...Object.assign({}, ...own.map((one) => ofEntry(one, id, person, edit))),
      ...Object.assign({}, ...others.map((other) => editedOn(other, notes))),
      ...(edit.name === undefined || along === undefined ? {} : renamedAlong(person, edit.name, along)),
      ...(hasKey(person) ? {} : editedByName(person.key, notes)),
      ...editedOn(id, notes),
    },
  };
}

/** The same with its record. */
export function competitorEdited(by: Author, person: Competitor, edit: Edit, known: DeskKnown): Change {
  const { id, patch } = editPatch(person, edit, known);
  const { name, school, number, why } = edit;
  const had = person.number;
  return {
    record: {
      ...by,
      kind: 'competitor edited',
      competitor: id,
      name: name ?? person.name ?? '',
      from: {
        ...(name === undefined ? {} : { name: person.name ?? '' }),
        ...(school === undefined ? {} : { school: person.affiliation }),
        ...(number === undefined || had === undefined ? {} : { number: had }),
      },
      to: {
        ...(name === undefined ? {} : { name }),
        ...(school === undefined ? {} : { school }),
        ...(number === undefined || number === null ? {} : { number }),
      },
      ...(why === undefined ? {} : { why }),
    },
    patch,
  };
}

/** Leads get their numbers, as many at once as one record has room for. */
export function numbersGiven(
  by: Author,
  given: readonly { readonly person: Competitor; readonly number: LeadNumber }[],
  known: DeskKnown,
): Change {
  const each = given.map(({ person, number }) => ({
    number,
    ...editPatch(person, { number }, known),
  }));
  return {
    record: {
      ...by,
      kind: 'numbers given',
      given: each.map(({ id, number }) => ({ competitor: id, number })),
    },
    patch: Object.assign({}, ...each.map(({ patch }) => patch)),
  };
}

/** So many numbers go out in one patch. */
export const NUMBERS_AT_ONCE = 20;
