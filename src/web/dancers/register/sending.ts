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

/** Sends an organizer's registration, together with its journal records. */
export type SendAtDesk = (changesBy: (by: Author) => readonly Change[]) => Promise<Outcome>;

/** The reason a registration failed. */
export type SendProblem =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'write'; readonly problem: WriteProblem }
  /** This device has reached its limit of registrations. */
  | { readonly kind: 'full' }
  /** The discount code ended or was used up since it was typed. */
  | { readonly kind: 'discount' };

/** The state from the tap on Send until the code is shown. */
export type SendState =
  | { readonly kind: 'at rest' }
  | { readonly kind: 'on its way' }
  /** Offline: sent on reconnecting, even if another page is open by then. */
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

/** The refusal doesn't say which code is taken, so draw all of them again. */
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

/** A free slot of the draft's discount code. */
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
  /** Saves the registration: with its keys before each send, and with the outcome after. */
  readonly keep: (kept: Pick<SavedRegistration, 'keys' | 'others' | 'isIn'>) => void;
  /** Set if an organizer sends the registration. */
  readonly atDesk: SendAtDesk | undefined;
  readonly waiting: RetryOptions;
}

/** Idempotent: sending again creates neither a second registration nor second records. */
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

/** Sends a registration under its keys. Draws new codes if one is taken. */
async function sendUnder(sent: Sent, keys: RegistrationKeys, draw = 1): Promise<SendState> {
  const { device, draft, events, atDesk } = sent;
  // At the registration desk, send with the staff's account.
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

/**
 * Sends a registration, under the keys of an earlier attempt if any. Waits for the answer even if the screen
 * is gone.
 */
export async function sendRegistration(sent: Sent, keys: RegistrationKeys | undefined): Promise<SendState> {
  const sending = await sendUnder(sent, keys ?? freshKeys(sent.draft, sent.events));
  // Refused: drop the keys, so that the next attempt counts as a new registration.
  if (sending.kind === 'refused') sent.keep({});
  return sending;
}
