import { asWritten } from '../../domain/event/asWritten.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import {
  coupleOf,
  partnerIn,
  type ChosenEvent,
  type RegistrationDraft,
} from '../../domain/registrant/draft.ts';
import { schoolOf } from '../../domain/registrant/schools.ts';
import type { EntryId } from '../../domain/ids.ts';
import { enteredOnce } from '../events/enteredOnce.ts';
import { entryAt } from '../events/eventAt.ts';
import {
  codeClaimAt,
  competitorAt,
  competitorsOwnerAt,
  entryInSlot,
  entrysOwnerAt,
  registrationAt,
  searchAt,
  searchsOwnerAt,
} from '../people/registrationAt.ts';
import { SERVER_TIME, type Json, type Patch } from '../tree/patch.ts';

/** Which wording of the two consents was agreed to: another wording is another version. */
const CONSENT_VERSION = '1';

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const CODE_LENGTH = 7;

/**
 * The code by which a registration is found again (SPEC 9: seven letters and digits), from the system's random source.
 * Without the signs that are mistaken for one another when they are read out or written down: 0 O, 1 l I.
 */
export function newCode(): string {
  // Of the bytes below a multiple of their count every sign is equally likely.
  const fair = (): number => {
    for (;;) {
      const [drawn = 255] = crypto.getRandomValues(new Uint8Array(1));
      if (drawn < SIGNS.length * 4) return drawn % SIGNS.length;
    }
  };
  return Array.from({ length: CODE_LENGTH }, () => SIGNS[fair()]).join('');
}

/** The keys under which a registration is written: made once, so that it can be sent again and is there once. */
export interface RegistrationKeys {
  readonly code: string;
  readonly competitor: string;
  /** Of each chosen event, in their order. */
  readonly entries: readonly EntryId[];
}

/** What the list of those without a partner says of an entry in which somebody waits for one. */
function searchOf(
  draft: RegistrationDraft,
  { event, role }: ChosenEvent,
  competitor: string,
  events: readonly CompetitionEvent[],
): Json | undefined {
  const its = events.find(({ key }) => key === event);
  if (its === undefined) return undefined;
  const note = draft.wish.trim();
  return {
    competitor,
    event,
    role,
    style: asWritten(its.style),
    level: asWritten(its.level),
    ...(note === '' ? {} : { note }),
  };
}

const consent = { version: CONSENT_VERSION, at: SERVER_TIME } as const;

/**
 * Somebody registers: what only the registrant and the organizer may read, the dancer, the entries and the searches for a
 * partner, with their owners, in one update (docs/ACCESS.md). Refused as a whole where the code is taken, or registration
 * has closed.
 */
export function registered(
  uid: string,
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
  { code, competitor, entries }: RegistrationKeys,
): Patch {
  const affiliation = draft.school.trim() === '' ? {} : { affiliation: schoolOf(draft.school) };
  const phone = draft.phone.trim() === '' ? {} : { phone: draft.phone.trim() };
  const roles = new Set(draft.chosen.map(({ role }) => role));
  const couples = draft.chosen.flatMap((chosen, at) => {
    const id = entries[at];
    if (id === undefined) return [];
    const couple = coupleOf(draft, chosen);
    const own = chosen.role === 'lead' ? { leadId: competitor } : { followId: competitor };
    const search =
      partnerIn(draft, chosen) === undefined ? searchOf(draft, chosen, competitor, events) : undefined;
    return Object.entries<Json>({
      [entryAt(chosen.event, id)]: {
        ...couple,
        ...own,
        ...affiliation,
        entryId: id,
        registeredTime: SERVER_TIME,
        slot: at,
      },
      [entrysOwnerAt(chosen.event, id)]: code,
      ...enteredOnce(chosen.event, id, own),
      ...(search === undefined ? {} : { [searchAt(id)]: search, [searchsOwnerAt(id)]: code }),
    });
  });
  return {
    [registrationAt(code)]: {
      contact: { name: draft.name.trim(), email: draft.email.trim(), ...phone },
      consents: { risk: consent, ...(draft.consents.media ? { media: consent } : {}) },
      createdAt: SERVER_TIME,
      feeCategory: draft.category,
      competitor,
      dancers: { 0: competitor },
      entries: Object.fromEntries(
        draft.chosen.flatMap(({ event }, at) => {
          const id = entries[at];
          return id === undefined ? [] : [[at, entryInSlot(event, id)] as const];
        }),
      ),
    },
    [codeClaimAt(uid, code)]: true,
    [competitorAt(competitor)]: {
      name: draft.name.trim(),
      ...affiliation,
      slot: 0,
      roles: Object.fromEntries([...roles].map((role) => [role, true])),
    },
    [competitorsOwnerAt(competitor)]: code,
    ...Object.fromEntries(couples),
  };
}
