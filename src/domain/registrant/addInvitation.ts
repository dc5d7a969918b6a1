import type { ChosenEvent, RegistrationDraft } from './draft.ts';
import type { NamedPlace } from './namedPlace.ts';

/** Adds the invitation's events, each with the inviting partner, to those already chosen. */
export function addInvitation(
  draft: RegistrationDraft,
  secret: string,
  places: readonly NamedPlace[],
): RegistrationDraft {
  const events = new Set(places.map(({ event }) => event.key));
  const [first] = places;
  return {
    ...draft,
    invitedWith: secret,
    usualPartner:
      first !== undefined && draft.usualPartner.kind === 'named' && draft.usualPartner.name === ''
        ? { kind: 'named', name: first.partner.name }
        : draft.usualPartner,
    role: draft.chosen.length === 0 && first !== undefined ? first.role : draft.role,
    chosen: [
      ...draft.chosen.filter(({ event }) => !events.has(event)),
      ...places.map(({ event, entry, role, partner }): ChosenEvent => ({
        event: event.key,
        role,
        partner: { kind: 'joins', entry: entry.id, ...partner, isInvited: true },
      })),
    ],
  };
}
