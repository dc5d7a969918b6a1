import { ADMINISTRATOR_CALLER, UNAUTHENTICATED_CALLER, type Caller } from '../database/caller.ts';
import { isTokenEnded } from '../auth/account.ts';
import type { AccountStore } from '../auth/accounts.ts';
import { TOKEN_LIFETIME_S, type TokenIssuer, type VerifiedToken } from '../auth/tokens.ts';
import type { Identity } from '../rules/evaluate.ts';
import type { JsonObject } from '../tree/json.ts';
import type { AuthOverride } from './requests.ts';

/** Validity of a credential. */
export interface CredentialValidity {
  /** Remaining time, at most. */
  readonly milliseconds: number;
  /** True if it ended early; checked when accounts change. */
  readonly hasEnded: () => boolean;
}

/** Result of checking a credential. */
export type Admission =
  | {
      readonly ok: true;
      readonly caller: Caller;
      /** An administrator, even if acting with fewer rights: refusals don't count as attacks. */
      readonly isAdministrator: boolean;
      /** The claims the client gets back. */
      readonly claims: JsonObject;
      /** Absent: forever. */
      readonly lasts?: CredentialValidity;
    }
  | { readonly ok: false; readonly problem: 'invalid' | 'expired' };

const identityOfToken = (token: VerifiedToken): Identity => ({
  uid: token.uid,
  provider: token.provider,
  token: token.claims,
});

/** Checks credentials synchronously: `auth` is done before the next message. */
export class Credentials {
  private readonly tokens: TokenIssuer;
  private readonly accounts: Pick<AccountStore, 'get'>;
  private readonly emulator: boolean;
  private readonly clock: () => number;

  /** @param setup.emulator accepts the credential `owner` as an administrator */
  constructor(setup: {
    tokens: TokenIssuer;
    accounts: Pick<AccountStore, 'get'>;
    emulator: boolean;
    clock: () => number;
  }) {
    this.tokens = setup.tokens;
    this.accounts = setup.accounts;
    this.emulator = setup.emulator;
    this.clock = setup.clock;
  }

  admit(credential: string, override: AuthOverride): Admission {
    if (this.emulator && credential === 'owner') return createOverrideAdmission(override);
    const check = this.tokens.check(credential, this.clock());
    if (!check.ok) return check;
    const { token } = check;
    const { expiresAt } = token;
    // Test suites use tokens of accounts that don't exist; those have not ended.
    const hasEndedNow = (): boolean => token.isSigned && isTokenEnded(this.accounts.get(token.uid), token);
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

  /** A token issued in the future (the clock was corrected) lasts as long as any other. */
  private leftOf(expiresAt: number): number {
    return Math.min(expiresAt * 1000 - this.clock(), TOKEN_LIFETIME_S * 1000);
  }
}

/** An administrator acting with the override's rights. */
export function createOverrideAdmission(override: AuthOverride): Admission {
  const isAdministrator = true;
  switch (override.kind) {
    case 'none':
      return { ok: true, caller: ADMINISTRATOR_CALLER, isAdministrator, claims: {} };
    case 'nobody':
      return { ok: true, caller: UNAUTHENTICATED_CALLER, isAdministrator, claims: {} };
    case 'user': {
      // The override replaces all of `auth`, not just `auth.token`.
      const { claims } = override;
      return { ok: true, caller: { kind: 'user', identity: claims }, isAdministrator, claims };
    }
  }
}
