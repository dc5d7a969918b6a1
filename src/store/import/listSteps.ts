import type { DancerImportStep } from '../../domain/lists/dancerImport.ts';
import type { ListedDancer } from '../../domain/lists/knownDancers.ts';
import type { EntryImportStep } from '../../domain/lists/entryImport.ts';
import type { LeadNumber } from '../../domain/ids.ts';
import type { DanceRole } from '../../domain/people/people.ts';
import { endInvitation } from '../registrant/invitationAt.ts';
import { recordEdit, type DeskNotes } from '../registrant/deskNotes.ts';
import { writeEntered } from '../events/enteredPlaces.ts';
import { entryAt } from '../events/eventAt.ts';
import {
  competitorAt,
  competitorOwnerAt,
  numberAt,
  registrationAt,
  searchAt,
  searchOwnerAt,
} from '../people/registrationAt.ts';
import { drawRegistrationCode } from '../registrant/registrations.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';

/** Lines per patch. */
const LINES_AT_ONCE = 50;

/** The steps of a list, one patch for each. */
export const splitSteps = <Step>(steps: readonly Step[]): readonly (readonly Step[])[] =>
  Array.from({ length: Math.ceil(steps.length / LINES_AT_ONCE) }, (_, at) =>
    steps.slice(at * LINES_AT_ONCE, (at + 1) * LINES_AT_ONCE),
  );

const TO_BE_FOUND = 'TBA';

/** Writes a dancer's lead number to the dancer and to the list of numbers. */
const numbered = (id: string, number: LeadNumber): Patch => ({
  [`${competitorAt(id)}/leadNumber`]: Number(number),
  [numberAt(Number(number))]: id,
});

/** Writes an unregistered dancer field by field, so that other fields stay. */
function dancer({ id, name, isNew }: ListedDancer, role: DanceRole, school: string | undefined): Patch {
  return {
    ...(isNew ? { [`${competitorAt(id)}/name`]: name } : {}),
    ...(isNew && school !== undefined ? { [`${competitorAt(id)}/affiliation`]: school } : {}),
    [`${competitorAt(id)}/roles/${role}`]: true,
  };
}

/** Idempotent. */
function entryPatch(
  { kind, event, entry, lead, follow, ids, school, number, isNumbered, fillsIn }: EntryImportStep,
  notes: DeskNotes,
): Patch {
  const at = entryAt(event.key, entry);
  const isNew = kind === 'new';
  const name = (role: DanceRole, somebody: ListedDancer | undefined): Patch => {
    if (somebody === undefined && fillsIn === true)
      return { [`${at}/${role}Name`]: TO_BE_FOUND, [`${at}/${role}Id`]: null };
    if (somebody === undefined) return isNew ? { [`${at}/${role}Name`]: TO_BE_FOUND } : {};
    return { [`${at}/${role}Name`]: somebody.name, [`${at}/${role}Id`]: somebody.id };
  };
  const isCouple = (lead !== undefined || follow !== undefined) && !isNew;
  return {
    ...(lead === undefined ? {} : dancer(lead, 'lead', school)),
    ...(follow === undefined ? {} : dancer(follow, 'follow', school)),
    ...(isNew ? { [`${at}/entryId`]: entry, [`${at}/registeredTime`]: SERVER_TIME } : {}),
    ...name('lead', lead),
    ...name('follow', follow),
    ...(school === undefined ? {} : { [`${at}/affiliation`]: school }),
    ...(number === undefined ? {} : { [`${at}/leadNumber`]: Number(number) }),
    ...(number === undefined || ids.leadId === undefined || isNumbered === undefined
      ? {}
      : {
          ...numbered(ids.leadId, number),
          ...(lead?.isNew === true ? {} : recordEdit(ids.leadId, notes)),
        }),
    ...(lead === undefined && follow === undefined ? {} : writeEntered(event.key, entry, ids)),
    // The entry is complete: neither seeks a partner.
    ...(isCouple
      ? {
          [searchAt(entry)]: null,
          [searchOwnerAt(entry)]: null,
          ...endInvitation(event.key, entry),
        }
      : {}),
  };
}

/** Refused if the desk has changed one of the dancers since. */
export const importEntries = (steps: readonly EntryImportStep[], notes: DeskNotes): Patch =>
  Object.assign({}, ...steps.map((step) => entryPatch(step, notes)));

/** The registration of a dancer from a list. The dancer consents later, with its code. */
function registrationListed(
  id: string,
  name: string,
  { email, category, code: said }: NonNullable<DancerImportStep['registration']>,
): Patch {
  const code = said === '' ? drawRegistrationCode() : said;
  return {
    [registrationAt(code)]: {
      contact: { name, ...(email === '' ? {} : { email }) },
      createdAt: SERVER_TIME,
      feeCategory: category,
      competitor: id,
      dancers: { 0: id },
    },
    [competitorOwnerAt(id)]: code,
    [`${competitorAt(id)}/slot`]: 0,
  };
}

export const importDancers = (steps: readonly DancerImportStep[], notes: DeskNotes): Patch =>
  Object.assign(
    {},
    ...steps.map(({ kind, id, name, school, number, registration }): Patch => ({
      ...(kind === 'new' ? { [`${competitorAt(id)}/name`]: name } : recordEdit(id, notes)),
      ...(school === undefined ? {} : { [`${competitorAt(id)}/affiliation`]: school }),
      ...(number === undefined ? {} : numbered(id, number)),
      ...(registration === undefined ? {} : registrationListed(id, name, registration)),
    })),
  );
