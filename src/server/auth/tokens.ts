import { createHmac, timingSafeEqual } from 'node:crypto';
import { isJsonObject, getOwnMember, type JsonObject } from '../tree/json.ts';
import { isAnonymous, type Account } from './account.ts';
import { checkCustomToken, issueCustomToken, type CustomTokenCheck } from './customTokens.ts';
import { decodePart, encodePart, readToken, parseTimeClaim, signToken, createUnsignedToken } from './jwt.ts';
import type { SigningKeys } from './keys.ts';
import { KnownDevices } from './knownDevices.ts';

/** The lifetime of an ID token (s). */
export const TOKEN_LIFETIME_S = 3600;

/**
 * Clock skew allowed for a token's issue time (s). A standby that took over has its own clock, and a wrong
 * clock may be corrected mid-day. Refusing a token for that would make the SDK sign the person out.
 */
const MAX_CLOCK_SKEW_S = 24 * 3600;

/** A sign-in, as carried by its tokens. */
export interface TokenSignIn {
  readonly provider: string;
  /** Time of sign-in, in seconds since 1970; a refresh keeps it. */
  readonly authTime: number;
  readonly claims?: JsonObject | undefined;
}

/** The contents of a valid token. */
export interface VerifiedToken {
  readonly uid: string;
  readonly provider: string;
  readonly claims: JsonObject;
  /** Seconds since 1970. */
  readonly issuedAt: number;
  /** The account's token version at issue; undefined in unsigned tokens of test kits that set none. */
  readonly version: number | undefined;
  /** True if we signed it; emulator mode also accepts unsigned ones. */
  readonly isSigned: boolean;
  /** Seconds since 1970; undefined if not enforced (unsigned tokens in emulator mode). */
  readonly expiresAt?: number;
}

export type TokenCheck =
  | { readonly ok: true; readonly token: VerifiedToken }
  | { readonly ok: false; readonly problem: 'invalid' | 'expired' };

const INVALID: TokenCheck = { ok: false, problem: 'invalid' };

/** Issues and checks the tokens of one namespace. Checks are synchronous, so no later message can overtake one. */
export class TokenIssuer {
  readonly projectId: string;
  private readonly keys: SigningKeys;
  private readonly acceptUnsigned: boolean;

  /** @param setup.acceptUnsigned emulator mode: test kits don't sign */
  constructor(setup: { project: string; keys: SigningKeys; acceptUnsigned: boolean }) {
    this.projectId = setup.project;
    this.keys = setup.keys;
    this.acceptUnsigned = setup.acceptUnsigned;
  }

  /** Issues an ID token. `now` in milliseconds. */
  issue(account: Account, signIn: TokenSignIn, now: number): string {
    const issuedAt = Math.floor(now / 1000);
    const claims = {
      ...account.claims,
      ...signIn.claims,
      ...(account.displayName === undefined ? {} : { name: account.displayName }),
      ...(account.photoUrl === undefined ? {} : { picture: account.photoUrl }),
      ...(isAnonymous(account) ? { provider_id: 'anonymous' } : {}),
      iss: this.issuer,
      aud: this.projectId,
      auth_time: signIn.authTime,
      user_id: account.uid,
      sub: account.uid,
      iat: issuedAt,
      exp: issuedAt + TOKEN_LIFETIME_S,
      ...(account.email === undefined ? {} : { email: account.email, email_verified: account.emailVerified }),
      firebase: {
        identities: account.email === undefined ? {} : { email: [account.email] },
        sign_in_provider: signIn.provider,
        token_version: account.tokenVersion ?? 0,
        // Also store the sign-in's claims separately. Otherwise a claim that was removed from the account
        // would survive in them.
        ...(signIn.claims === undefined ? {} : { sign_in_attributes: signIn.claims }),
      },
    };
    // The admin SDK accepts only unsigned tokens from an emulator.
    return this.acceptUnsigned ? createUnsignedToken(claims) : signToken(claims, this.keys);
  }

  /** Checks an ID token: algorithm, key, signature, issuer, audience, times. `now` in milliseconds. */
  check(token: string, now: number): TokenCheck {
    const read = readToken(token, { keys: this.keys, acceptUnsigned: this.acceptUnsigned, now });
    if (read === undefined) return INVALID;
    const { claims } = read;
    if (!read.isSigned) return this.unsigned(claims);
    if (getOwnMember(claims, 'iss') !== this.issuer || getOwnMember(claims, 'aud') !== this.projectId)
      return INVALID;
    const uid = getOwnMember(claims, 'sub');
    const issuedAt = parseTimeClaim(getOwnMember(claims, 'iat'));
    const expiresAt = parseTimeClaim(getOwnMember(claims, 'exp'));
    if (typeof uid !== 'string' || uid === '' || issuedAt === undefined || expiresAt === undefined)
      return INVALID;
    if (issuedAt > now / 1000 + MAX_CLOCK_SKEW_S) return INVALID;
    if (expiresAt * 1000 <= now) return { ok: false, problem: 'expired' };
    const version = versionOf(claims);
    if (version === undefined) return INVALID;
    return {
      ok: true,
      token: { uid, provider: providerOf(claims), claims, issuedAt, version, isSigned: true, expiresAt },
    };
  }

  private unsigned(claims: JsonObject): TokenCheck {
    const uid = getOwnMember(claims, 'sub') ?? getOwnMember(claims, 'user_id');
    if (typeof uid !== 'string' || uid === '') return INVALID;
    return {
      ok: true,
      token: {
        uid,
        provider: providerOf(claims),
        claims,
        issuedAt: parseTimeClaim(getOwnMember(claims, 'iat')) ?? 0,
        version: versionOf(claims),
        isSigned: false,
      },
    };
  }

  private get issuer(): string {
    return `https://securetoken.google.com/${this.projectId}`;
  }

  /** Issues a refresh token, valid until the account's tokens end. `now` in milliseconds. */
  issueRefresh(account: Account, signIn: TokenSignIn, now: number): string {
    const payload = encodePart({
      uid: account.uid,
      project: this.projectId,
      provider: signIn.provider,
      authTime: signIn.authTime,
      issued: now,
      version: account.tokenVersion ?? 0,
      ...(signIn.claims === undefined ? {} : { claims: signIn.claims }),
    });
    return `${payload}.${this.refreshSignature(payload).toString('base64url')}`;
  }

  /** Reads a refresh token of ours; undefined for any other. */
  checkRefresh(token: string): { uid: string; version: number; signIn: TokenSignIn } | undefined {
    const [payload, signature] = token.split('.');
    if (payload === undefined || signature === undefined) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const expected = this.refreshSignature(payload);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const said = decodePart(payload);
    if (said === undefined || getOwnMember(said, 'project') !== this.projectId) return undefined;
    const [uid, provider] = [getOwnMember(said, 'uid'), getOwnMember(said, 'provider')];
    const [version, authTime] = [
      parseTimeClaim(getOwnMember(said, 'version')),
      parseTimeClaim(getOwnMember(said, 'authTime')),
    ];
    if (typeof uid !== 'string' || typeof provider !== 'string') return undefined;
    if (version === undefined || authTime === undefined) return undefined;
    const claims = getOwnMember(said, 'claims');
    return {
      uid,
      version,
      signIn: { provider, authTime, ...(isJsonObject(claims) ? { claims } : {}) },
    };
  }

  /** Issues a token that signs a device in as `uid`. `now` in milliseconds. */
  issueCustom(who: { uid: string; claims?: JsonObject }, now: number): string {
    return issueCustomToken(who, { keys: this.keys, project: this.projectId, now });
  }

  checkCustom(token: string, now: number): CustomTokenCheck {
    const { keys, acceptUnsigned } = this;
    return checkCustomToken(token, { keys, acceptUnsigned, project: this.projectId, now });
  }

  /** Known-device cookies use the same keys, so they stay valid on a standby that took over. */
  knownDevices(): KnownDevices {
    return new KnownDevices(this.keys);
  }

  private refreshSignature(payload: string): Buffer {
    return createHmac('sha256', this.keys.refreshSecret).update(payload).digest();
  }
}

function providerOf(claims: JsonObject): string {
  const firebase = getOwnMember(claims, 'firebase');
  const provider = isJsonObject(firebase) ? getOwnMember(firebase, 'sign_in_provider') : undefined;
  return typeof provider === 'string' ? provider : 'custom';
}

function versionOf(claims: JsonObject): number | undefined {
  const firebase = getOwnMember(claims, 'firebase');
  const version = isJsonObject(firebase) ? getOwnMember(firebase, 'token_version') : undefined;
  return typeof version === 'number' ? version : undefined;
}

/** The claims that a custom token put into this ID token. */
export function findSignInClaims(claims: JsonObject): JsonObject | undefined {
  const firebase = getOwnMember(claims, 'firebase');
  const given = isJsonObject(firebase) ? getOwnMember(firebase, 'sign_in_attributes') : undefined;
  return isJsonObject(given) ? given : undefined;
}
