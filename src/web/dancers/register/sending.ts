import type { Outcome } from '../../../store/delivery/outcome.ts';
import type { WriteProblem } from '../../../store/connection/writeProblem.ts';
import { MAX_COUNT } from '../../../domain/bounds.ts';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import { parseEntryId } from '../../../domain/ids.ts';
import type { RegistrationDraft } from '../../../domain/registrant/draft.ts';
import { buildParty } from '../../../domain/registrant/party.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import type { Session } from '../../../store/connection/session.ts';
import { competitors } from '../../../store/people/competitors.ts';
import { registrationAt } from '../../../store/people/registrationAt.ts';
import {
  deliver,
  retryOffline,
  type DeliveryOutcome,
  type RetryOptions,
} from '../../../store/delivery/deliver.ts';
import { generateKey, type Change } from '../../../store/delivery/operation.ts';
import type { Author } from '../../../domain/journal/record.ts';
import type { SavedRegistration } from '../../../store/registrant/registrationDraft.ts';
import { addAtDesk } from '../../../store/registrant/addAtDesk.ts';
import {
  freeRegistrationSlotPath,
  drawRegistrationCode,
  registerDancers,
  type NewRegistration,
  type RegistrationKeys,
} from '../../../store/registrant/registrations.ts';
import { findDiscountSlot } from './readDiscountCode.ts';
import { pageLanguage } from '../../kit/words/language.ts';

/** An organizer's registration is written with its journal records. */
export type SendAtDesk = (changesBy: (by: Author) => readonly Change[]) => Promise<Outcome>;

/** The reason a registration failed. */
export type SendProblem =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'write'; readonly problem: WriteProblem }
  /** This device has reached its limit of registrations. */
  | { readonly kind: 'full' }
  /** The discount code ended or was used up since it was typed. */
  | { readonly kind: 'discount' };

/** The state between the last tap and the code. */
export type SendState =
  | { readonly kind: 'at rest' }
  | { readonly kind: 'on its way' }
  /** Offline: sent as soon as there is a connection, also by the next page. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'refused'; readonly problem: SendProblem };

/** Reasons to send nothing. */
type Refusal = 'full' | 'discount';

/** Attempts to draw codes for one registration: a taken code is refused. */
const MAX_DRAWS = 3;

// Sends a registration. Loads with the steps, after the first paint.

function freshKeys(draft: RegistrationDraft, events: readonly CompetitionEvent[]): RegistrationKeys {
  const { dancers, entries } = buildParty(draft, events);
  return {
    code: drawRegistrationCode(),
    codes: dancers.map(drawRegistrationCode),
    competitors: dancers.map(generateKey),
    entries: entries.flatMap(() => parseEntryId(generateKey()) ?? []),
  };
}

/** The dancers who get a code of their own. */
const othersOf = (
  { codes }: RegistrationKeys,
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
): readonly { readonly name: string; readonly code: string }[] =>
  buildParty(draft, events).dancers.flatMap(({ name, isRegistrant }, place) => {
    const code = codes[place];
    return isRegistrant || code === undefined ? [] : [{ name, code }];
  });

/** A taken code is refused without naming it, so all of them are drawn again. */
const withOtherCodes = (keys: RegistrationKeys): RegistrationKeys => ({
  ...keys,
  code: drawRegistrationCode(),
  codes: keys.codes.map(drawRegistrationCode),
});

/**
 * Registered dancers, to match the partners named in the draft. Read for the first try only: after a refusal,
 * requests to them are left out, so that they can't be the cause again.
 */
async function peopleNamed(
  { device, draft, events }: Sent,
  draw: number,
): Promise<readonly RegisteredPerson[]> {
  const { entries } = buildParty(draft, events);
  if (draw > 1 || entries.every(({ looks }) => looks !== undefined)) return [];
  const heard = await device.readOnce(competitors.at);
  return heard.kind === 'known' ? competitors.parse(heard.raw) : [];
}

/**
 * The first free slot of this device for the objects it creates (docs/ACCESS.md). Undefined: the device has
 * reached its limit of registrations.
 */
async function slotOfDevice(device: Session, uid: string, count: number): Promise<number | undefined> {
  const { at, parse } = freeRegistrationSlotPath(uid);
  const heard = await device.readOnce(at);
  const slot = heard.kind === 'known' ? parse(heard.raw) : 0;
  return slot + count <= MAX_COUNT.registrationsPerDevice ? slot : undefined;
}

/** A slot for the code of the draft. */
async function slotForDiscount({ device, draft }: Sent): Promise<NewRegistration['discount'] | 'discount'> {
  if (draft.discount === undefined) return undefined;
  const found = await findDiscountSlot(device, draft.discount.code);
  return found.kind === 'free' ? found : 'discount';
}

/** True if the registration was received despite a lost answer: the holder of the code may read it. */
async function wasReceived(device: Session, code: string): Promise<boolean> {
  const heard = await device.readOnce(registrationAt(code));
  return heard.kind === 'known' && heard.raw !== null;
}

/** A registration to send, with its sender and origin. */
interface Sent {
  readonly device: Session;
  readonly draft: RegistrationDraft;
  readonly events: readonly CompetitionEvent[];
  /** Saves it with its keys before each send, and with the outcome. */
  readonly keep: (kept: Pick<SavedRegistration, 'keys' | 'others' | 'isIn'>) => void;
  /** The organizer's way to send. */
  readonly atDesk: SendAtDesk | undefined;
  readonly waiting: RetryOptions;
}

/** Idempotent: sent again, the registration exists once, with its records. */
function sendAtDesk(
  sent: Sent,
  atDesk: SendAtDesk,
  keys: RegistrationKeys,
  draw: number,
): Promise<DeliveryOutcome<Refusal>> {
  sent.keep({ keys });
  return retryOffline(sent.device, sent.waiting, async () => {
    const people = await peopleNamed(sent, draw);
    if (await wasReceived(sent.device, keys.code)) return { kind: 'done' };
    const discount = await slotForDiscount(sent);
    if (discount === 'discount') return { kind: 'void', why: discount };
    const outcome = await atDesk((by) =>
      addAtDesk(by, { draft: sent.draft, events: sent.events, keys, people, discount }),
    );
    if (outcome.kind === 'kept') return { kind: 'offline' };
    return outcome.kind === 'done' ? outcome : { kind: 'refused', problem: { code: 'not allowed' } };
  });
}

function sendFromDevice(sent: Sent, keys: RegistrationKeys, draw: number): Promise<DeliveryOutcome<Refusal>> {
  const { device, draft, events } = sent;
  const count = 1 + othersOf(keys, draft, events).length;
  const build = async (uid: string) => {
    const [people, slot, discount] = await Promise.all([
      peopleNamed(sent, draw),
      slotOfDevice(device, uid, count),
      slotForDiscount(sent),
    ]);
    if (slot === undefined) return 'full';
    if (discount === 'discount') return discount;
    return registerDancers({
      uid,
      language: pageLanguage.now.tag,
      draft,
      events,
      keys,
      people,
      slot,
      discount,
    });
  };
  return deliver(device, { build }, { kind: 'keep', save: () => sent.keep({ keys }), ...sent.waiting });
}

/** Sends a registration under its keys; draws a taken code again. */
async function sendUnder(sent: Sent, keys: RegistrationKeys, draw = 1): Promise<SendState> {
  const { device, draft, events, atDesk } = sent;
  // At the desk the staff's sign-in is kept.
  const outcome =
    atDesk !== undefined && device.who.now.kind === 'account'
      ? await sendAtDesk(sent, atDesk, keys, draw)
      : await sendFromDevice(sent, keys, draw);
  if (outcome.kind === 'offline') return { kind: 'waits' };
  if (outcome.kind === 'not signed in') return { kind: 'refused', problem: { kind: 'sign-in' } };
  if (outcome.kind === 'done' || (await wasReceived(device, keys.code))) {
    sent.keep({ keys, others: othersOf(keys, draft, events), isIn: true });
    return { kind: 'at rest' };
  }
  if (outcome.kind === 'void') return { kind: 'refused', problem: { kind: outcome.why } };
  return outcome.problem.code === 'not allowed' && draw < MAX_DRAWS
    ? sendUnder(sent, withOtherCodes(keys), draw + 1)
    : { kind: 'refused', problem: { kind: 'write', problem: outcome.problem } };
}

/** Sends a registration under its former keys, if any. Still waits if the screen no longer needs the result. */
export async function sendRegistration(sent: Sent, keys: RegistrationKeys | undefined): Promise<SendState> {
  const sending = await sendUnder(sent, keys ?? freshKeys(sent.draft, sent.events));
  // No more retries: the next one sent is a new registration.
  if (sending.kind === 'refused') sent.keep({});
  return sending;
}
