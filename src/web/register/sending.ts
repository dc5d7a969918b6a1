import type { Outcome } from '../../store/delivery/outcome.ts';
import type { SignInProblem } from '../../store/connection/signInProblem.ts';
import type { WriteProblem } from '../../store/connection/writeProblem.ts';
import { MOST } from '../../domain/bounds.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { entryId } from '../../domain/ids.ts';
import type { RegistrationDraft } from '../../domain/registrant/draft.ts';
import { partyOf } from '../../domain/registrant/party.ts';
import type { Registered } from '../../domain/people/directory.ts';
import type { Session } from '../../store/connection/session.ts';
import { competitors } from '../../store/people/competitors.ts';
import { registrationAt } from '../../store/people/registrationAt.ts';
import { freshKey, type Change } from '../../store/delivery/operation.ts';
import type { Written } from '../../store/connection/states.ts';
import type { Author } from '../../domain/journal/record.ts';
import { addedAtDesk } from '../../store/registrant/addedAtDesk.ts';
import {
  freeSlot,
  newCode,
  registered,
  type RegistrationKeys,
} from '../../store/registrant/registrations.ts';

/** An organizer’s registration goes out with its records in the journal. */
export type AtDesk = (changesBy: (by: Author) => readonly Change[]) => Promise<Outcome>;

/** Why a registration did not come in. */
export type SendProblem =
  | { readonly kind: 'sign-in'; readonly problem: SignInProblem }
  | { readonly kind: 'write'; readonly problem: WriteProblem }
  /** This device has made as many as one may. */
  | { readonly kind: 'full' };

/** A code that somebody else has is refused: another one is drawn so often. */
const CODES_TRIED = 3;

// What the last press of a registration needs: fetched with its steps, after the first paint.

export function freshKeys(draft: RegistrationDraft, events: readonly CompetitionEvent[]): RegistrationKeys {
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
  device: Session,
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
  tries: number,
): Promise<readonly Registered[]> {
  const { entries } = partyOf(draft, events);
  if (tries > 1 || entries.every(({ looks }) => looks !== undefined)) return [];
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
  return slot + count <= MOST.registrations ? slot : undefined;
}

/** Whether it has come in all the same: who holds the code may look. */
async function isThere(device: Session, code: string): Promise<boolean> {
  const heard = await device.readOnce(registrationAt(code));
  return heard.kind === 'known' && heard.raw !== null;
}

/** Sent again at the desk it is there once, with its records. */
async function sentAtDesk(
  device: Session,
  atDesk: AtDesk,
  code: string,
  changesBy: (by: Author) => readonly Change[],
): Promise<Written | 'waits'> {
  if (await isThere(device, code)) return { ok: true };
  const outcome = await atDesk(changesBy);
  if (outcome.kind === 'kept') return 'waits';
  return outcome.kind === 'done' ? { ok: true } : { ok: false, problem: { code: 'not allowed' } };
}

/** What became of a registration that was sent. */
type Answer =
  | {
      readonly kind: 'in';
      readonly keys: RegistrationKeys;
      readonly others: readonly { readonly name: string; readonly code: string }[];
    }
  | { readonly kind: 'waits' }
  | { readonly kind: 'refused'; readonly problem: SendProblem };

/**
 * Signs the device in and sends.
 * @param keep told under which keys, each time before it goes out
 * @param atDesk how an organizer sends it
 */
export async function sentUnder(
  device: Session,
  keys: RegistrationKeys,
  draft: RegistrationDraft,
  events: readonly CompetitionEvent[],
  keep: (keys: RegistrationKeys) => void,
  atDesk: AtDesk | undefined,
  tries = 1,
): Promise<Answer> {
  keep(keys);
  const who = device.who.now;
  const isOrganizer = who.kind === 'account' && atDesk !== undefined;
  // Who is signed in at the desk stays so.
  const signedIn = isOrganizer ? ({ ok: true, uid: who.uid } as const) : await device.signInAnonymously();
  if (!signedIn.ok)
    return signedIn.code === 'network-request-failed' || device.connection.now.kind !== 'live'
      ? { kind: 'waits' }
      : { kind: 'refused', problem: { kind: 'sign-in', problem: signedIn } };
  const others = othersOf(keys, draft, events);
  const [people, slot] = await Promise.all([
    peopleNamed(device, draft, events, tries),
    isOrganizer ? undefined : slotOfDevice(device, signedIn.uid, 1 + others.length),
  ]);
  const written = isOrganizer
    ? await sentAtDesk(device, atDesk, keys.code, (by) => addedAtDesk(by, draft, events, keys, people))
    : slot === undefined
      ? undefined
      : await device.write(registered(signedIn.uid, draft, events, keys, people, slot));
  if (written === 'waits') return { kind: 'waits' };
  if (written?.ok === true || (await isThere(device, keys.code))) return { kind: 'in', keys, others };
  if (written === undefined) return { kind: 'refused', problem: { kind: 'full' } };
  const { problem } = written;
  return problem.code === 'not allowed' && tries < CODES_TRIED
    ? sentUnder(device, withOtherCodes(keys), draft, events, keep, atDesk, tries + 1)
    : { kind: 'refused', problem: { kind: 'write', problem } };
}
