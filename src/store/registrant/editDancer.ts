import type { Author } from '../../domain/journal/record.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import {
  hasKey,
  generateDancerKey,
  findRegistered,
  type Competitor,
  type DancerEntry,
  type RegisteredPerson,
} from '../../domain/people/directory.ts';
import { normalizeSpelling } from '../../domain/people/people.ts';
import { hasDanced, isInResult } from '../../domain/round/hasDanced.ts';
import { RECORD_KEY_PLACEHOLDER, type Change } from '../delivery/operation.ts';
import { writeEntered } from '../events/enteredPlaces.ts';
import { entryAt } from '../events/eventAt.ts';
import { competitorAt, numberAt } from '../people/registrationAt.ts';
import type { Patch } from '../tree/patch.ts';
import { recordEdit, type DeskNotes } from './deskNotes.ts';
import { countEditByName } from './countEditByName.ts';
import { renameEverywhere, type NameContext } from './renameEverywhere.ts';

/** Changes to a dancer; missing fields stay. */
export interface DancerEdit {
  readonly name?: string;
  /** Empty: no school. */
  readonly school?: string;
  /** Null: removes the number. */
  readonly number?: LeadNumber | null;
  /** The reason, required once a result of theirs is posted. */
  readonly why?: string;
}

/** The state an edit is made from. */
export interface EditContext {
  readonly people: readonly RegisteredPerson[];
  readonly notes: DeskNotes;
  /** Data stored under the name; missing if unknown. */
  readonly along?: NameContext | undefined;
}

const idIn = ({ entry, role }: DancerEntry): string | undefined =>
  role === 'lead' ? entry.leadId : entry.followId;
const nameIn = ({ entry, role }: DancerEntry): string =>
  role === 'lead' ? entry.leadName : entry.followName;

/** The school of an entry is its lead's, or the follow's while there is no lead. */
const saysSchoolOf = ({ entry, role }: DancerEntry, school: string): boolean =>
  role === 'lead' ||
  (entry.leadId === undefined && normalizeSpelling(entry.affiliation) === normalizeSpelling(school));

/** Entries that certainly belong to the dancer: a name that several dancers share is no proof. */
const ownDances = (person: Competitor, people: readonly RegisteredPerson[]): readonly DancerEntry[] => {
  const isOnly = findRegistered(person.name ?? '', people).every(({ id }) => id === person.key);
  return person.dances.filter((one) => idIn(one) !== undefined || isOnly);
};

/** True if their name is in a result: a correction then needs a reason. */
export const isNamedInResult = (person: Competitor, people: readonly RegisteredPerson[]): boolean =>
  ownDances(person, people).some(({ event, entry }) => isInResult(event, entry.id));

/** Puts the key into entries that have only the name, unless their result is public. */
const keyed = (one: DancerEntry, id: string): Patch =>
  idIn(one) === id || isInResult(one.event, one.entry.id)
    ? {}
    : {
        [`${entryAt(one.event.key, one.entry.id)}/${one.role}Id`]: id,
        ...writeEntered(one.event.key, one.entry.id, { ...one.entry, [`${one.role}Id`]: id }),
      };

function ofEntry(
  one: DancerEntry,
  id: string,
  { affiliation }: Competitor,
  { name, school, number }: DancerEdit,
): Patch {
  const at = entryAt(one.event.key, one.entry.id);
  return {
    ...keyed(one, id),
    ...(name === undefined ? {} : { [`${at}/${one.role}Name`]: name }),
    ...(school === undefined || !saysSchoolOf(one, affiliation)
      ? {}
      : { [`${at}/affiliation`]: school === '' ? null : school }),
    // If the result is signed, the rules require the record of the correction.
    ...((name === undefined && school === undefined) || !isInResult(one.event, one.entry.id)
      ? {}
      : { [`${at}/journal`]: RECORD_KEY_PLACEHOLDER }),
    // A couple that has danced keeps its number.
    ...(number === undefined || one.role === 'follow' || hasDanced(one.event, one.entry.id)
      ? {}
      : { [`${at}/leadNumber`]: number === null ? null : Number(number) }),
  };
}

/** Frees the old number and assigns the new one. */
const inNumbers = (id: string, before: LeadNumber | undefined, number: LeadNumber | null): Patch => ({
  ...(before === undefined ? {} : { [numberAt(Number(before))]: null }),
  ...(number === null ? {} : { [numberAt(Number(number))]: id }),
});

/** Changes the list, and adds a dancer who was only a name. */
function inList(
  id: string,
  person: Competitor,
  known: RegisteredPerson | undefined,
  edit: DancerEdit,
): Patch {
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
 * Changes the name, school or number of a dancer in the list, in each entry and in the list of numbers, in one patch. A dancer
 * who was only a name gets a key.
 */
function editPatch(
  person: Competitor,
  edit: DancerEdit,
  { people, notes, along }: EditContext,
): { readonly id: string; readonly patch: Patch } {
  const id = hasKey(person) ? person.key : generateDancerKey(person, people);
  const known = people.find((one) => one.id === id);
  const { number } = edit;
  const own = ownDances(person, people);
  // Adding a key to a couple edits the partner, too.
  const others = own.flatMap((one) =>
    idIn(one) === undefined ? ((one.role === 'lead' ? one.entry.followId : one.entry.leadId) ?? []) : [],
  );
  return {
    id,
    patch: {
      ...inList(id, person, known, edit),
      ...(number === undefined ? {} : inNumbers(id, known?.number, number)),
      ...Object.assign({}, ...own.map((one) => ofEntry(one, id, person, edit))),
      ...Object.assign({}, ...others.map((other) => recordEdit(other, notes))),
      ...(edit.name === undefined || along === undefined ? {} : renameEverywhere(person, edit.name, along)),
      ...(hasKey(person) ? {} : countEditByName(person.key, notes)),
      ...recordEdit(id, notes),
    },
  };
}

export function editDancer(by: Author, person: Competitor, edit: DancerEdit, known: EditContext): Change {
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

/** Assigns numbers to leads, as many as one record has room for. */
export function assignNumbers(
  by: Author,
  given: readonly { readonly person: Competitor; readonly number: LeadNumber }[],
  known: EditContext,
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

/** The most numbers in one patch. */
export const MAX_NUMBERS_PER_PATCH = 20;
