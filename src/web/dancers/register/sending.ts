import type { Outcome } from '../../../store/delivery/outcome.ts';
import type { WriteProblem } from '../../../store/connection/writeProblem.ts';
import { MAX_COUNT } from '../../../domain/bounds.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { entryId } from '../../../domain/ids.ts';
import type { RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { partyOf } from '../../../domain/registrant/party.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import type { Session } from '../../../store/connection/session.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { registrationAt } from '../../../store/people/registrationAt.ts';
import { deliver, retryOffline, type Delivered, type Waiting } from '../../../store/delivery/deliver.ts';
import { freshKey, type Change } from '../../../store/delivery/operation.ts';
import type { Author } from '../../../domain/journal/record.ts';
import type { KeptRegistration } from '../../../store/registrant/keptRegistration.ts';
import { addedAtDesk } from '../../../store/registrant/addedAtDesk.ts';
import {
  freeSlot,
  newCode,
  registered,
  type RegistrationKeys,
} from '../../../store/registrant/registrations.ts';

/** An organizer’s registration goes out with its records in the journal. */
export type AtDesk = (changesBy: (by: Author) => readonly Change[]) => Promise<Outcome>;

/** Why a registration did not come in. */
export type SendProblem =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'write'; readonly problem: WriteProblem }
  /** This device has made as many as one may. */
  | { readonly kind: 'full' };

/** The state between the last press and the code. */
export type Sending =
  | { readonly kind: 'at rest' }
  | { readonly kind: 'on its way' }
  /** There is no network: it is sent as soon as there is, also by the next page. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'refused'; readonly problem: SendProblem };

/** Codes drawn for one registration: one that somebody else has is refused. */
const MAX_DRAWS = 3;

// What the last press of a registration needs: fetched with its steps, after the first paint.

function freshKeys(draft: RegistrationDraft, events: readonly CompetitionEvent[]): RegistrationKeys {
  const { dancers, entries } = partyOf(draft, events);
  return {
    code: newCode(),
    codes: dancers.map(newCode),
    competitors: dancers.map(freshKey),
    entries: entries.flatMap(() => entryId(freshKey()) ?? []),
  };
}

/** Who has a code of their own. */
const othersOf = (
  { codes }: RegistrationKeys,
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
): readonly { readonly name: string; readonly code: string }[] =>
  partyOf(draft, events).dancers.flatMap(({ name, isRegistrant }, place) => {
    const code = codes[place];
    return isRegistrant || code === undefined ? [] : [{ name, code }];
  });

/** A code that somebody else has is refused: all of them are drawn anew, for which one it was is not said. */
const withOtherCodes = (keys: RegistrationKeys): RegistrationKeys => ({
  ...keys,
  code: newCode(),
  codes: keys.codes.map(newCode),
});

/**
 * Who has registered before, where somebody is named who might be among them. What stands between a registration and its
 * code is left out: after a refusal nobody is asked any more.
 */
async function peopleNamed(
  { device, draft, events }: Sent,
  draw: number,
): Promise<readonly RegisteredPerson[]> {
  const { entries } = partyOf(draft, events);
  if (draw > 1 || entries.every(({ looks }) => looks !== undefined)) return [];
  const heard = await device.readOnce(competitors.at);
  return heard.kind === 'known' ? competitors.parse(heard.raw) : [];
}

/**
 * From which slot on this device names what it makes (docs/ACCESS.md). Undefined: it has made as many registrations as one
 * device may.
 */
async function slotOfDevice(device: Session, uid: string, count: number): Promise<number | undefined> {
  const { at, parse } = freeSlot(uid);
  const heard = await device.readOnce(at);
  const slot = heard.kind === 'known' ? parse(heard.raw) : 0;
  return slot + count <= MAX_COUNT.registrationsPerDevice ? slot : undefined;
}

/** Whether it has come in all the same: who holds the code may look. */
async function isThere(device: Session, code: string): Promise<boolean> {
  const heard = await device.readOnce(registrationAt(code));
  return heard.kind === 'known' && heard.raw !== null;
}

/** A registration that is sent, by whom, from which screen. */
interface Sent {
  readonly device: Session;
  readonly draft: RegistrationDraft;
  readonly events: readonly CompetitionEvent[];
  /** Saves it with its keys, each time before it goes out, and with what became of it. */
  readonly keep: (kept: Pick<KeptRegistration, 'keys' | 'others' | 'isIn'>) => void;
  /** The way of an organizer. */
  readonly atDesk: AtDesk | undefined;
  readonly waiting: Waiting;
}

/** Sent again at the desk it is there once, with its records. */
function sendAtDesk(
  sent: Sent,
  atDesk: AtDesk,
  keys: RegistrationKeys,
  draw: number,
): Promise<Delivered<'full'>> {
  sent.keep({ keys });
  return retryOffline(sent.device, sent.waiting, async () => {
    const people = await peopleNamed(sent, draw);
    if (await isThere(sent.device, keys.code)) return { kind: 'done' };
    const outcome = await atDesk((by) =>
      addedAtDesk(by, { draft: sent.draft, events: sent.events, keys, people }),
    );
    if (outcome.kind === 'kept') return { kind: 'offline' };
    return outcome.kind === 'done' ? outcome : { kind: 'refused', problem: { code: 'not allowed' } };
  });
}

function sendFromDevice(sent: Sent, keys: RegistrationKeys, draw: number): Promise<Delivered<'full'>> {
  const { device, draft, events } = sent;
  const count = 1 + othersOf(keys, draft, events).length;
  const build = async (uid: string) => {
    const [people, slot] = await Promise.all([peopleNamed(sent, draw), slotOfDevice(device, uid, count)]);
    return slot === undefined ? 'full' : registered({ uid, draft, events, keys, people, slot });
  };
  return deliver(device, { build }, { kind: 'keep', save: () => sent.keep({ keys }), ...sent.waiting });
}

/** Sends a registration under its keys; a code that somebody else has is drawn anew. */
async function sendUnder(sent: Sent, keys: RegistrationKeys, draw = 1): Promise<Sending> {
  const { device, draft, events, atDesk } = sent;
  // Who is signed in at the desk stays so.
  const outcome =
    atDesk !== undefined && device.who.now.kind === 'account'
      ? await sendAtDesk(sent, atDesk, keys, draw)
      : await sendFromDevice(sent, keys, draw);
  if (outcome.kind === 'offline') return { kind: 'waits' };
  if (outcome.kind === 'not signed in') return { kind: 'refused', problem: { kind: 'sign-in' } };
  if (outcome.kind === 'done' || (await isThere(device, keys.code))) {
    sent.keep({ keys, others: othersOf(keys, draft, events), isIn: true });
    return { kind: 'at rest' };
  }
  if (outcome.kind === 'void') return { kind: 'refused', problem: { kind: outcome.why } };
  return outcome.problem.code === 'not allowed' && draw < MAX_DRAWS
    ? sendUnder(sent, withOtherCodes(keys), draw + 1)
    : { kind: 'refused', problem: { kind: 'write', problem: outcome.problem } };
}

/** Sends a registration, under the keys it was sent under before. It still waits where nobody wants it any more. */
export async function sendRegistration(sent: Sent, keys: RegistrationKeys | undefined): Promise<Sending> {
  const sending = await sendUnder(sent, keys ?? freshKeys(sent.draft, sent.events));
  // Nothing is sent by itself any more: what is sent next is another registration.
  if (sending.kind === 'refused') sent.keep({});
  return sending;
}
