import { setCallerAddress, UNAUTHENTICATED_CALLER, type Caller } from '../database/caller.ts';
import type { Database } from '../database/database.ts';
import type { PriorityClient } from '../database/priorityTracker.ts';
import type { Admission, CredentialValidity } from './credentials.ts';
import { startLongTimer, type LongTimer } from './timer.ts';

type Admitted = Extract<Admission, { readonly ok: true }>;

type State =
  | { readonly kind: 'signed out' }
  | {
      readonly kind: 'signed in';
      readonly isAdministrator: boolean;
      /** Absent: the credential never expires. */
      readonly lasts?: CredentialValidity & { readonly timer: LongTimer };
    };

interface SessionSetup {
  readonly database: Database;
  readonly address: string;
  /** Called whenever the client's priority may have changed. */
  readonly onPriority: (isFirst: boolean) => void;
  /** The credential ended. The caller is unchanged so far. */
  readonly onExpired: () => void;
}

/** A connection's identity and its validity. */
export class ConnectionSession {
  private readonly setup: SessionSetup;
  private readonly standing: PriorityClient;
  private state: State = { kind: 'signed out' };
  caller: Caller;
  isFirst = false;

  constructor(setup: SessionSetup) {
    this.setup = setup;
    this.caller = setCallerAddress(UNAUTHENTICATED_CALLER, setup.address);
    this.standing = {
      caller: () => this.caller,
      told: (isFirst) => {
        this.isFirst = isFirst;
        setup.onPriority(isFirst);
      },
    };
    setup.database.keepStanding(this.standing);
  }

  get isAdministrator(): boolean {
    return this.state.kind === 'signed in' && this.state.isAdministrator;
  }

  signIn({ caller, isAdministrator, lasts }: Admitted): void {
    const timer = lasts && startLongTimer(lasts.milliseconds, this.setup.onExpired);
    this.become(caller, {
      kind: 'signed in',
      isAdministrator,
      ...(lasts === undefined || timer === undefined ? {} : { lasts: { ...lasts, timer } }),
    });
  }

  signOut(): void {
    this.become(UNAUTHENTICATED_CALLER, { kind: 'signed out' });
  }

  /** Some tokens ended before they expired; checks this one. */
  recheck(): void {
    if (this.state.kind === 'signed in' && this.state.lasts?.hasEnded() === true) this.setup.onExpired();
  }

  end(): void {
    this.stopTimer();
    this.setup.database.leaveStanding(this.standing);
  }

  private become(caller: Caller, state: State): void {
    this.stopTimer();
    this.state = state;
    this.caller = setCallerAddress(caller, this.setup.address);
    this.setup.database.keepStanding(this.standing);
  }

  private stopTimer(): void {
    if (this.state.kind === 'signed in') this.state.lasts?.timer.cancel();
  }
}
