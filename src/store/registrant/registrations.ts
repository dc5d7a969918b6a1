import type { CompetitionEvent } from '../../domain/competition.ts';
import { coupleOf, partnerIn, type RegistrationDraft } from '../../domain/registrant/draft.ts';
import { schoolOf } from '../../domain/registrant/schools.ts';
import type { EntryId } from '../../domain/ids.ts';
import {
  codeClaimAt,
  competitorAt,
  competitorsOwnerAt,
  entryInSlot,
  registrationAt,
} from '../people/registrationAt.ts';
import { drawnCode } from '../people/drawnCode.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { consentsOf } from './consents.ts';
import { entryMade, type NewEntry } from './entryMade.ts';

const CODE_LENGTH = 7;

/** The code by which a registration is found again (SPEC 9: seven letters and digits). */
export const newCode = (): string => drawnCode(CODE_LENGTH);

/** The keys under which a registration is written: made once, so that it can be sent again and is there once. */
export interface RegistrationKeys {
  readonly code: string;
  readonly competitor: string;
  /** Of each chosen event, in their order. */
  readonly entries: readonly EntryId[];
}

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
  const affiliation = draft.school.trim() === '' ? '' : schoolOf(draft.school);
  const phone = draft.phone.trim() === '' ? {} : { phone: draft.phone.trim() };
  const roles = new Set(draft.chosen.map(({ role }) => role));
  const made = draft.chosen.flatMap((chosen, slot): readonly NewEntry[] => {
    const id = entries[slot];
    if (id === undefined) return [];
    const { leadName, followName } = coupleOf(draft, chosen);
    const [leadId, followId] = chosen.role === 'lead' ? [competitor] : [undefined, competitor];
    const isAlone = partnerIn(draft, chosen) === undefined;
    return [
      {
        code,
        slot,
        id,
        event: chosen.event,
        lead: { name: leadName, id: leadId },
        follow: { name: followName, id: followId },
        affiliation,
        looks: isAlone ? { role: chosen.role, note: draft.wish.trim() } : undefined,
      },
    ];
  });
  return {
    [registrationAt(code)]: {
      contact: { name: draft.name.trim(), email: draft.email.trim(), ...phone },
      consents: consentsOf(draft.consents),
      createdAt: SERVER_TIME,
      feeCategory: draft.category,
      competitor,
      dancers: { 0: competitor },
      entries: Object.fromEntries(made.map(({ slot, event, id }) => [slot, entryInSlot(event, id)])),
    },
    [codeClaimAt(uid, code)]: true,
    [competitorAt(competitor)]: {
      name: draft.name.trim(),
      ...(affiliation === '' ? {} : { affiliation }),
      slot: 0,
      roles: Object.fromEntries([...roles].map((role) => [role, true])),
    },
    [competitorsOwnerAt(competitor)]: code,
    ...Object.assign({}, ...made.map((entry) => entryMade(entry, events))),
  };
}
