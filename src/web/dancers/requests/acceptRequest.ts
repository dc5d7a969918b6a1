import { acceptsRegistrations } from '../../../domain/registration/phase.ts';
import type { EntryId } from '../../../domain/ids.ts';
import { findPlacesBeside } from '../../../domain/registrant/namedPlace.ts';
import { findPlacesForGuest, type PartnerRequest } from '../../../domain/registrant/partnerRequest.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { editedNumberRange } from '../../../store/competition/numberRange.ts';
import type { Session } from '../../../store/connection/session.ts';
import { allEvents } from '../../../store/events/events.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { freeNumberSlotsPath, numbersInPool } from '../../../store/people/numbers.ts';
import { invitationOpenPath } from '../../../store/registrant/invitations.ts';
import type { OpenedInvitation } from '../../../store/registrant/lastInvitation.ts';
import { requestPath } from '../../../store/registrant/requests.ts';
import {
  acceptNewCouples,
  takePlaces,
  buildAcceptance,
  buildAcceptancePatch,
  type AcceptanceContext,
} from '../../../store/registrant/requestWrites.ts';
import type { Patch } from '../../../store/tree/patch.ts';
import type { TreePath } from '../../../store/tree/path.ts';
import type { RequestProblem } from './useRequestAction.ts';

/** The current value; undefined if it may not be read. */
async function readNow<T>(device: Session, { at, parse }: TreePath<T>): Promise<T | undefined> {
  const heard = await device.readOnce(at);
  return heard.kind === 'known' ? parse(heard.raw) : undefined;
}

/** True while registration is open, by the server's clock. */
async function isOpen(device: Session): Promise<boolean> {
  const about = await readNow(device, competitionBasics);
  return about === undefined || acceptsRegistrations(about.registration, await device.serverNow());
}

/** The current data that accepting depends on. */
async function readRequestData(
  device: Session,
  uid: string,
  { from, to }: Pick<PartnerRequest, 'from' | 'to'>,
): Promise<AcceptanceContext> {
  const [all, people, taken, range, there, back, freeSlots] = [
    await readNow(device, allEvents),
    await readNow(device, competitors),
    await readNow(device, numbersInPool),
    await readNow(device, editedNumberRange.path),
    await readNow(device, requestPath(to, from)),
    await readNow(device, requestPath(from, to)),
    await readNow(device, freeNumberSlotsPath(uid)),
  ];
  return {
    events: all ?? [],
    people: people ?? [],
    taken: taken ?? new Set(),
    givenOut: range?.kind === 'set' ? range.rules : undefined,
    device: { uid, freeSlots: freeSlots ?? [] },
    hasAskedToo: back !== undefined && back.answered === undefined,
    hasAsked: there !== undefined && there.answered !== 'declined',
  };
}

/**
 * Accepts a request based on the current state: the patch, or the reason it is impossible.
 * @param uid of the device
 */
export async function acceptRequest(
  device: Session,
  uid: string,
  { from, to }: Pick<PartnerRequest, 'from' | 'to'>,
): Promise<Patch | RequestProblem> {
  if (!(await isOpen(device))) return 'closed';
  const request = await readNow(device, requestPath(to, from));
  if (request === undefined) return 'gone';
  if (request.answered !== undefined) return 'answered';
  const yes = buildAcceptancePatch(request, await readRequestData(device, uid, { from, to }), Math.random);
  return yes === undefined ? 'changed' : acceptNewCouples(yes);
}

interface Taking {
  readonly guest: string;
  readonly invite: OpenedInvitation;
  readonly entries: ReadonlySet<EntryId>;
}

/**
 * Accepts the places of a partner's invitation for a guest. Returns the patch, or the reason it is
 * impossible.
 * @param uid of the device
 */
export async function takeInvitedPlaces(
  device: Session,
  uid: string,
  { guest, invite: { by, secret }, entries }: Taking,
): Promise<Patch | RequestProblem> {
  if (!(await isOpen(device))) return 'closed';
  const between = { from: guest, to: by };
  const known = await readRequestData(device, uid, between);
  const wanted = findPlacesBeside(by, known.events).filter(({ entry }) => entries.has(entry.id));
  const open = await Promise.all(
    wanted.map(({ event, entry }) => readNow(device, invitationOpenPath(event.key, entry.id, secret))),
  );
  const places = wanted.filter((_, at) => open[at] === true);
  const yes = buildAcceptance(between, findPlacesForGuest(guest, places), known, Math.random);
  return yes === undefined ? 'gone' : takePlaces(yes, secret);
}
