import type { CompetitionEvent } from '../competition.ts';
import type { Category } from '../fees/feeRules.ts';
import type { EntryId, EventKey } from '../ids.ts';
import { normalizeSpelling, type DanceRole } from '../people/people.ts';
import { buildDraftCouple, findPartnerToRegister, findPartnerName, type RegistrationDraft } from './draft.ts';
import { parseRoster } from './roster.ts';

export interface PartyDancer {
  readonly name: string;
  readonly email: string;
  readonly category: Category;
  /** The school; missing if it is the registrant's. */
  readonly school?: string;
  readonly guardian?: string;
  /** True for the registrant, who consents at once and owns the registration's code. */
  readonly isRegistrant: boolean;
}

/** A couple in an event by name; `TBA` is still to be found. */
export interface PartyEntry {
  readonly event: EventKey;
  readonly leadName: string;
  readonly followName: string;
  /** The role of the dancer without a partner. */
  readonly looks?: DanceRole;
  /** The entry exists, made by the partner (`id`): the registrant asks to join it. */
  readonly joins?: { readonly entry: EntryId; readonly id: string };
  /** The partner is not the dancer registered under that name. */
  readonly isNamesake?: true;
}

export interface RegistrationParty {
  readonly dancers: readonly PartyDancer[];
  readonly entries: readonly PartyEntry[];
}

function ofOne(draft: RegistrationDraft): RegistrationParty {
  const { name, email, category, guardian } = draft;
  const along = findPartnerToRegister(draft);
  const own = { name: name.trim(), email: email.trim(), category, isRegistrant: true };
  return {
    dancers: [
      guardian === undefined ? own : { ...own, guardian: guardian.trim() },
      ...(along === undefined ? [] : [{ ...along, email: along.email.trim(), isRegistrant: false }]),
    ],
    entries: draft.chosen.map((chosen) => ({
      event: chosen.event,
      ...buildDraftCouple(draft, chosen),
      ...(findPartnerName(draft, chosen) === undefined ? { looks: chosen.role } : {}),
      ...(chosen.partner.kind === 'joins'
        ? { joins: { entry: chosen.partner.entry, id: chosen.partner.id } }
        : {}),
      ...(chosen.isNamesake === true ? { isNamesake: true } : {}),
    })),
  };
}

function ofTeam(draft: RegistrationDraft, events: readonly CompetitionEvent[]): RegistrationParty {
  const { dancers, entries } = parseRoster(draft.roster, events, draft.rosterAnswers);
  const captain = normalizeSpelling(draft.name);
  return {
    dancers: dancers.map((dancer) => ({
      ...dancer,
      isRegistrant: normalizeSpelling(dancer.name) === captain,
    })),
    entries: entries.map(({ event, lead, follow }): PartyEntry => {
      const couple = { event, leadName: lead ?? 'TBA', followName: follow ?? 'TBA' };
      if (lead !== undefined && follow !== undefined) return couple;
      return { ...couple, looks: lead === undefined ? 'follow' : 'lead' };
    }),
  };
}

/** Lists all dancers that a registration registers, including a captain listed in the team. */
export const buildParty = (
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
): RegistrationParty => (draft.registers === 'team' ? ofTeam(draft, events) : ofOne(draft));

/** The index of the dancer whose bill has the discount; undefined if there is none, or that dancer is gone. */
export function findDiscountedDancer(
  { discount }: Pick<RegistrationDraft, 'discount'>,
  party: RegistrationParty,
): number | undefined {
  if (discount === undefined) return undefined;
  if (discount.dancer !== undefined) return findIndexInParty(party, discount.dancer);
  const place = party.dancers.findIndex(({ isRegistrant }) => isRegistrant);
  return place === -1 ? undefined : place;
}

/** The dancer's index in the party. */
export function findIndexInParty({ dancers }: RegistrationParty, name: string): number | undefined {
  const place = dancers.findIndex((one) => normalizeSpelling(one.name) === normalizeSpelling(name));
  return place === -1 ? undefined : place;
}
