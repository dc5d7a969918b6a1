import type { CompetitionEvent, Entry } from '../../domain/competition.ts';
import type { EntryId, EventKey } from '../../domain/ids.ts';
import type { RegisteredPerson } from '../../domain/people/directory.ts';
import {
  drawFreeNumber,
  findNewCouples,
  listLeadsWithoutNumber,
  collectUsedNumbers,
  type NumberPool,
  type NewCouple,
  type PartnerRequest,
} from '../../domain/registrant/partnerRequest.ts';
import { numberSlotsAt } from '../people/numbers.ts';
import { writeEntered } from '../events/enteredPlaces.ts';
import { entryAt } from '../events/eventAt.ts';
import { competitorAt, entryOwnerAt, numberAt, searchAt, searchOwnerAt } from '../people/registrationAt.ts';
import { SERVER_TIME, mergePatches, type Patch } from '../tree/patch.ts';
import { invitationAt, endInvitation } from './invitationAt.ts';
import { requestsByAt, requestAt } from './requestAt.ts';

type Between = Pick<PartnerRequest, 'from' | 'to'>;

/** A patch by which one dancer asks another, in a free slot. Asking implies the asker's consent. */
export const createRequest = (
  { from, to }: Between,
  entries: ReadonlyMap<EventKey, EntryId>,
  note: string,
  slot: number,
): Patch => ({
  [requestAt(to, from)]: {
    entries: Object.fromEntries(entries),
    at: SERVER_TIME,
    slot,
    ...(note.trim() === '' ? {} : { note: note.trim() }),
  },
  [`${requestsByAt(from)}/${slot}`]: to,
});

/** Cancels a request, or dismisses its answer. */
export const cancelRequest = ({ from, to }: Between): Patch => ({ [requestAt(to, from)]: null });

export const declineRequest = ({ from, to }: Between): Patch => ({
  [`${requestAt(to, from)}/answered`]: 'declined',
});

const searchOver = (entry: EntryId): Patch => ({
  [searchAt(entry)]: null,
  [searchOwnerAt(entry)]: null,
});

const waitingOver = (event: EventKey, entry: EntryId): Patch => ({
  ...searchOver(entry),
  ...endInvitation(event, entry),
});

function joined(
  { event, entry, joins, role: ofAsked, own }: NewCouple,
  asker: RegisteredPerson,
  asked: RegisteredPerson,
): Patch {
  const at = entryAt(event.key, entry.id);
  const comes = joins === 'asked' ? asked : asker;
  const role = (joins === 'asked') === (ofAsked === 'lead') ? 'lead' : 'follow';
  const ids = role === 'lead' ? { ...entry, leadId: comes.id } : { ...entry, followId: comes.id };
  return {
    [`${at}/${role}Id`]: comes.id,
    [`${at}/${role}Name`]: comes.name,
    ...writeEntered(event.key, entry.id, ids),
    ...searchOver(entry.id),
    ...(own === undefined
      ? {}
      : {
          [entryAt(event.key, own.id)]: null,
          [entryOwnerAt(event.key, own.id)]: null,
          ...waitingOver(event.key, own.id),
        }),
  };
}

const leadOf = ({ role }: NewCouple, { from, to }: Between): string => (role === 'lead' ? to : from);

/** Copies the lead's number into an entry without one. */
const wornIn = (event: CompetitionEvent, entry: Entry, number: number): Patch => ({
  [`${entryAt(event.key, entry.id)}/leadNumber`]: number,
});

/** A lead number taken by the accepting device. */
interface NumberTaken {
  readonly number: number;
  /** The couple for which the number was taken. */
  readonly by: NewCouple;
  /** The device's slot for the number. */
  readonly slot: number;
}

const numberTaken = (uid: string, lead: string, { number, by, slot }: NumberTaken): Patch => ({
  [numberAt(number)]: lead,
  [`${competitorAt(lead)}/leadNumber`]: number,
  [`${competitorAt(lead)}/numberedBy`]: { event: by.event.key, entry: by.entry.id, slot },
  [`${numberSlotsAt(uid)}/${slot}`]: number,
});

export interface Acceptance {
  readonly request: Between;
  readonly joinings: readonly NewCouple[];
  readonly asker: RegisteredPerson;
  /** The accepting dancer. */
  readonly me: RegisteredPerson;
  /** The account of their device. */
  readonly uid: string;
  /** Numbers that this acceptance assigns to leads. */
  readonly given: ReadonlyMap<string, NumberTaken>;
  readonly events: readonly CompetitionEvent[];
  readonly people: readonly RegisteredPerson[];
  /** The accepting dancer has asked the other as well; that request is removed. */
  readonly hasAskedToo: boolean;
  /** The joining dancer has asked before. */
  readonly hasAsked: boolean;
}

/** Joins the couple, removes the entries in which the other waited and all searches, and gives the lead a number. */
function coupled(yes: Acceptance): Patch {
  const { request, joinings, asker, me, given, events, people } = yes;
  const gone = new Set(joinings.flatMap(({ own }) => own?.id ?? []));
  const leads = new Set(joinings.map((joining) => leadOf(joining, request)));
  const numbers = new Map(
    [...leads].flatMap((lead) => {
      const worn = people.find(({ id }) => id === lead)?.number;
      const number = given.get(lead)?.number ?? (worn === undefined ? undefined : Number(worn));
      return number === undefined ? [] : [[lead, number] as const];
    }),
  );
  const joinedLead = new Map(joinings.map((joining) => [joining.entry.id, leadOf(joining, request)]));
  const worn = events.flatMap((event) =>
    event.entries.flatMap((entry) => {
      const number = numbers.get(joinedLead.get(entry.id) ?? entry.leadId ?? '');
      return number === undefined || entry.number !== undefined || gone.has(entry.id)
        ? []
        : [wornIn(event, entry, number)];
    }),
  );
  return mergePatches([
    ...joinings.map((joining) => joined(joining, asker, me)),
    ...worn,
    ...[...given].map(([lead, taken]) => numberTaken(yes.uid, lead, taken)),
  ]);
}

/** An acceptance in one update, refused as a whole if anything has changed since (docs/ACCESS.md). */
export const acceptNewCouples = (yes: Acceptance): Patch =>
  mergePatches([
    { [`${requestAt(yes.request.to, yes.request.from)}/answered`]: 'accepted' },
    coupled(yes),
    ...yes.joinings.map(({ event, entry }) => endInvitation(event.key, entry.id)),
    ...(yes.hasAskedToo ? [cancelRequest({ from: yes.request.to, to: yes.request.from })] : []),
  ]);

/**
 * A guest takes all places of an invitation in one update, refused as a whole if one is taken or the link was withdrawn.
 */
export const takePlaces = (yes: Acceptance, secret: string): Patch =>
  mergePatches([
    coupled(yes),
    ...yes.joinings.map(({ event, entry }) => {
      const invitation = invitationAt(event.key, entry.id);
      return { [`${invitation}/open`]: null, [`${invitation}/taken`]: { by: yes.asker.id, secret } };
    }),
    ...(yes.hasAsked ? [cancelRequest(yes.request)] : []),
  ]);

/** The state an acceptance is made from. */
export interface AcceptanceContext {
  readonly events: readonly CompetitionEvent[];
  readonly people: readonly RegisteredPerson[];
  readonly taken: ReadonlySet<number>;
  /** The number range; undefined if the organizer assigns numbers by hand. */
  readonly givenOut: NumberPool | undefined;
  /** The device and its free slots. Without one, the couple waits for the organizer to assign a number. */
  readonly device: { readonly uid: string; readonly freeSlots: readonly number[] };
  readonly hasAskedToo: boolean;
  readonly hasAsked: boolean;
}

/**
 * The acceptance that makes these couples; undefined if it isn't possible any more.
 * @param draw from 0 up to, but not including, 1
 */
export function buildAcceptance(
  request: Between,
  joinings: readonly NewCouple[],
  { events, people, taken, givenOut, device, hasAskedToo, hasAsked }: AcceptanceContext,
  draw: () => number,
): Acceptance | undefined {
  const [asker, me] = [request.from, request.to].map((key) => people.find(({ id }) => id === key));
  if (asker === undefined || me === undefined || joinings.length === 0) return undefined;
  const worn = new Set([...taken, ...collectUsedNumbers(events, people)]);
  const given = new Map<string, NumberTaken>();
  for (const [lead, by] of listLeadsWithoutNumber(joinings, request, people)) {
    const number = givenOut === undefined ? undefined : drawFreeNumber(givenOut, worn, draw());
    const slot = device.freeSlots[given.size];
    if (number === undefined || slot === undefined) continue;
    worn.add(number);
    given.set(lead, { number, by, slot });
  }
  return { request, joinings, asker, me, uid: device.uid, given, events, people, hasAskedToo, hasAsked };
}

/** The acceptance of a request; undefined if it isn't possible any more. */
export const buildAcceptancePatch = (
  request: Pick<PartnerRequest, 'from' | 'to' | 'entries'>,
  known: AcceptanceContext,
  draw: () => number,
): Acceptance | undefined =>
  buildAcceptance(request, findNewCouples(request, known.events, known.people).joinings, known, draw);
