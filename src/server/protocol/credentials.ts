import { ADMINISTRATOR, NOBODY, type Caller } from '../database/caller.ts';
import type { Tokens, Verified } from '../auth/tokens.ts';
import type { Identity } from '../rules/evaluate.ts';
import type { JsonObject } from '../tree/json.ts';
import type { Override } from './requests.ts';

/** Whom a credential makes of its bearer. */
export type Admission =
  | {
      readonly ok: true;
      readonly caller: Caller;
      /** What the client is told of itself. */
      readonly claims: JsonObject;
      /** Seconds since 1970; absent: for ever. */
      readonly expiresAt?: number;
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
  private readonly emulator: boolean;
  private readonly clock: () => number;

  /** @param setup.emulator take the word `owner` for an administrator */
  constructor(setup: { tokens: Tokens; emulator: boolean; clock: () => number }) {
    this.tokens = setup.tokens;
    this.emulator = setup.emulator;
    this.clock = setup.clock;
  }

  admit(credential: string, override: Override): Admission {
    if (this.emulator && credential === 'owner') return administratorAs(override);
    const check = this.tokens.check(credential, this.clock());
    if (!check.ok) return check;
    const { token } = check;
    return {
      ok: true,
      caller: { kind: 'user', identity: identityOfToken(token) },
      claims: token.claims,
      ...(token.expiresAt === undefined ? {} : { expiresAt: token.expiresAt }),
    };
  }
}

/** An administrator who looks and writes with another's rights, as the rules see that one. */
export function administratorAs(override: Override): Admission {
  switch (override.kind) {
    case 'none':
      return { ok: true, caller: ADMINISTRATOR, claims: {} };
    case 'nobody':
      return { ok: true, caller: NOBODY, claims: {} };
    case 'user':
      // What is said of somebody is all of `auth`, not its `token`.
      return { ok: true, caller: { kind: 'user', identity: override.claims }, claims: override.claims };
  }
}
