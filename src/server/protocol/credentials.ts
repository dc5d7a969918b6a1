import { ADMINISTRATOR, NOBODY, type Caller } from '../database/caller.ts';
import { hasEnded } from '../auth/account.ts';
import type { Accounts } from '../auth/accounts.ts';
import { TOKEN_LIFETIME, type Tokens, type Verified } from '../auth/tokens.ts';
import type { Identity } from '../rules/evaluate.ts';
import type { JsonObject } from '../tree/json.ts';
import type { Override } from './requests.ts';

/** How long a credential is good. */
export interface Lasting {
  /** At most, from now on. */
  readonly milliseconds: number;
  /** Whether it has ended before its time: asked when accounts have changed. */
  readonly hasEnded: () => boolean;
}

/** Whom a credential makes of its bearer. */
export type Admission =
  | {
      readonly ok: true;
      readonly caller: Caller;
      /** An administrator, with whatever rights they act: what they are refused is no attack. */
      readonly isAdministrator: boolean;
      /** What the client is told of itself. */
      readonly claims: JsonObject;
      /** Absent: for ever. */
      readonly lasts?: Lasting;
    }
  | { readonly ok: false; readonly problem: 'invalid' | 'expired' };

const identityOfToken = (token: Verified): Identity => ({
  uid: token.uid,
  provider: token.provider,
  token: token.claims,
});

/** Decides about credentials without waiting: an `auth` is done before the next message is looked at. */
export class Credentials {
  private readonly tokens: Tokens;
  private readonly accounts: Pick<Accounts, 'get'>;
  private readonly emulator: boolean;
  private readonly clock: () => number;

  /** @param setup.emulator take the word `owner` for an administrator */
  constructor(setup: {
    tokens: Tokens;
    accounts: Pick<Accounts, 'get'>;
    emulator: boolean;
    clock: () => number;
  }) {
    this.tokens = setup.tokens;
    this.accounts = setup.accounts;
    this.emulator = setup.emulator;
    this.clock = setup.clock;
  }

  admit(credential: string, override: Override): Admission {
    if (this.emulator && credential === 'owner') return administratorAs(override);
    const check = this.tokens.check(credential, this.clock());
    if (!check.ok) return check;
    const { token } = check;
    const { expiresAt } = token;
    // Test suites sign in as whom they like: an account that is not there has not ended.
    const hasEndedNow = (): boolean => token.isSigned && hasEnded(this.accounts.get(token.uid), token);
    if (hasEndedNow()) return { ok: false, problem: 'expired' };
    return {
      ok: true,
      caller: { kind: 'user', identity: identityOfToken(token) },
      isAdministrator: false,
      claims: token.claims,
      ...(expiresAt === undefined
        ? {}
        : { lasts: { milliseconds: this.leftOf(expiresAt), hasEnded: hasEndedNow } }),
    };
  }

  /** One that comes from the future, for the clock was put right, lasts as long as any. */
  private leftOf(expiresAt: number): number {
    return Math.min(expiresAt * 1000 - this.clock(), TOKEN_LIFETIME * 1000);
  }
}

/** An administrator who looks and writes with another's rights, as the rules see that one. */
export function administratorAs(override: Override): Admission {
  const isAdministrator = true;
  switch (override.kind) {
    case 'none':
      return { ok: true, caller: ADMINISTRATOR, isAdministrator, claims: {} };
    case 'nobody':
      return { ok: true, caller: NOBODY, isAdministrator, claims: {} };
    case 'user': {
      // What is said of somebody is all of `auth`, not its `token`.
      const { claims } = override;
      return { ok: true, caller: { kind: 'user', identity: claims }, isAdministrator, claims };
    }
  }
}
