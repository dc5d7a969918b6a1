import type { Session } from '../connection/session.ts';
import type { SignInProblem } from '../connection/signInProblem.ts';
import type { WriteProblem } from '../connection/writeProblem.ts';
import type { Patch } from '../tree/patch.ts';

/** A change by a person without a queue: a visitor, a dancer, a judge who shows their code. */
export interface DeviceOperation<Reason extends string = never> {
  /** Builds the patch from current data for each attempt. A string is the reason why there is nothing to send. */
  readonly build: (uid: string, attempt: number) => Patch | Promise<Patch | Reason>;
  /** Total attempts while the backend refuses: the data may have changed since the patch was built. */
  readonly attempts?: number;
  /** A patch sent before the sign-in, with `$uid` for the new account: it lets a judge in before visitors. */
  readonly pass?: Patch;
}

/** Events while an operation waits for the network. */
export interface RetryOptions {
  readonly onWait?: () => void;
  /** False stops the retries; an attempt under way is still answered. */
  readonly isWanted?: () => boolean;
}

interface Keeping {
  readonly save?: () => void;
  readonly clear?: (answer: Answered) => void;
}

export type DeliveryPolicy =
  /** Waits for the network, and tries again until the backend has answered. */
  | ({ readonly kind: 'retry' } & RetryOptions)
  /** Like retry, and survives a reload: saved before it is sent, cleared once it is answered. */
  | ({ readonly kind: 'keep' } & Keeping & RetryOptions)
  /** Fails at once without network. */
  | { readonly kind: 'now or never' };

type Answered = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly problem: WriteProblem };

export type DeliveryOutcome<Reason extends string = never> =
  | Answered
  | { readonly kind: 'not signed in'; readonly problem: SignInProblem }
  | { readonly kind: 'offline' }
  | { readonly kind: 'void'; readonly why: Reason };

/** The parts of a session that a delivery needs. */
export type DeviceSession = Pick<Session, 'connection' | 'signInAnonymously' | 'write'>;

const OFFLINE = { kind: 'offline' } as const;
const RETRY_MS = 3_000;
/** Time (ms) for a conflicting change to arrive here before the patch is rebuilt. */
const REBUILD_MS = 250;
/** Longest wait (ms) for the first connection of a page. */
const MAX_CONNECTING_MS = 10_000;

/** Resolves with the next change of the connection, or after a time (ms). */
const connectionChange = ({ connection }: Pick<Session, 'connection'>, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      leave();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const leave = connection.observe(end);
  });

async function attemptOnce<Reason extends string>(
  session: DeviceSession,
  { build, pass }: DeviceOperation<Reason>,
  attempt: number,
): Promise<DeliveryOutcome<Reason>> {
  const { connection } = session;
  if (connection.now.kind === 'lost') return OFFLINE;
  const signedIn = await session.signInAnonymously(pass);
  if (signedIn.ok && connection.now.kind === 'connecting') await connectionChange(session, MAX_CONNECTING_MS);
  // Without a connection the SDK gets no write: it would send it later, wanted or not.
  if (connection.now.kind !== 'live') return OFFLINE;
  if (!signedIn.ok)
    return signedIn.code === 'network-request-failed'
      ? OFFLINE
      : { kind: 'not signed in', problem: signedIn };
  const patch = await build(signedIn.uid, attempt);
  if (typeof patch === 'string') return { kind: 'void', why: patch };
  const written = await session.write(patch);
  if (written.ok) return { kind: 'done' };
  const { problem } = written;
  return problem.code === 'no answer' || problem.code === 'unavailable'
    ? OFFLINE
    : { kind: 'refused', problem };
}

/** Repeats an attempt while there is no network. */
export async function retryOffline<T extends { readonly kind: string }>(
  session: Pick<Session, 'connection'>,
  { onWait, isWanted }: RetryOptions,
  attempt: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const outcome = await attempt();
    if (outcome.kind !== 'offline' || isWanted?.() === false) return outcome;
    onWait?.();
    await connectionChange(session, RETRY_MS);
    if (isWanted?.() === false) return outcome;
  }
}

/** Sends a change without the queue. Signs the device in anonymously if needed. */
export async function deliver<Reason extends string = never>(
  session: DeviceSession,
  operation: DeviceOperation<Reason>,
  policy: DeliveryPolicy,
): Promise<DeliveryOutcome<Reason>> {
  let attempt = 1;
  const send = async (): Promise<DeliveryOutcome<Reason>> => {
    const outcome = await attemptOnce(session, operation, attempt);
    if (outcome.kind !== 'refused' || outcome.problem.code !== 'not allowed') return outcome;
    if (attempt >= (operation.attempts ?? 1)) return outcome;
    attempt += 1;
    await connectionChange(session, REBUILD_MS);
    return send();
  };
  if (policy.kind === 'now or never') return send();
  const { save, clear }: Keeping = policy.kind === 'keep' ? policy : {};
  save?.();
  const outcome = await retryOffline(session, policy, send);
  if (outcome.kind === 'done' || outcome.kind === 'refused') clear?.(outcome);
  return outcome;
}
