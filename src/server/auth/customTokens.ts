import { isJsonObject, getOwnMember, parseJson, type JsonObject } from '../tree/json.ts';
import { readToken, parseTimeClaim, signToken } from './jwt.ts';
import type { SigningKeys } from './keys.ts';

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const MAX_LIFETIME_S = 3600;

// Claims must not override the token's own fields.
const RESERVED: ReadonlySet<string> = new Set([
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'cnf',
  'c_hash',
  'exp',
  'firebase',
  'iat',
  'iss',
  'jti',
  'nbf',
  'nonce',
  'sub',
  'user_id',
]);

/** Returns the problem with custom claims, or undefined. */
export function findClaimsProblem(claims: JsonObject): 'FORBIDDEN_CLAIM' | 'CLAIMS_TOO_LARGE' | undefined {
  if (Object.keys(claims).some((name) => RESERVED.has(name))) return 'FORBIDDEN_CLAIM';
  return JSON.stringify(claims).length > 1000 ? 'CLAIMS_TOO_LARGE' : undefined;
}

export const isUid = (uid: unknown): uid is string =>
  typeof uid === 'string' && uid.length >= 1 && uid.length <= 128;

const serviceOf = (project: string): string => `floorcraft@${project}`;

/** Issues a token that signs a device in as `uid` within an hour. `now` in milliseconds. */
export function issueCustomToken(
  who: { readonly uid: string; readonly claims?: JsonObject },
  about: { readonly keys: SigningKeys; readonly project: string; readonly now: number },
): string {
  const issuedAt = Math.floor(about.now / 1000);
  const service = serviceOf(about.project);
  return signToken(
    { ...who, iss: service, sub: service, aud: AUDIENCE, iat: issuedAt, exp: issuedAt + MAX_LIFETIME_S },
    about.keys,
  );
}

export type CustomTokenCheck =
  | { readonly ok: true; readonly uid: string; readonly claims: JsonObject }
  | { readonly ok: false; readonly code: string };

const refused = (code: string): CustomTokenCheck => ({ ok: false, code });

/** Returns the uid and claims of a custom token. `now` in milliseconds. */
export function checkCustomToken(
  token: string,
  about: {
    readonly keys: SigningKeys;
    readonly project: string;
    readonly acceptUnsigned: boolean;
    readonly now: number;
  },
): CustomTokenCheck {
  const plain = about.acceptUnsigned ? parseJson(token) : undefined;
  const read = isJsonObject(plain) ? { claims: plain, isSigned: false } : readToken(token, about);
  if (read === undefined) return refused('INVALID_CUSTOM_TOKEN : The token is not one of this server.');
  const { claims: said, isSigned } = read;
  if (isSigned) {
    const service = serviceOf(about.project);
    if (getOwnMember(said, 'aud') !== AUDIENCE)
      return refused('INVALID_CUSTOM_TOKEN : It is for something else.');
    if (getOwnMember(said, 'iss') !== service || getOwnMember(said, 'sub') !== service)
      return refused('CREDENTIAL_MISMATCH');
    const [from, until] = [
      parseTimeClaim(getOwnMember(said, 'iat')),
      parseTimeClaim(getOwnMember(said, 'exp')),
    ];
    const now = about.now / 1000;
    if (
      from === undefined ||
      until === undefined ||
      until - from > MAX_LIFETIME_S ||
      until <= now ||
      from > now + 60
    )
      return refused('INVALID_CUSTOM_TOKEN : Its time is over.');
  }
  const uid = getOwnMember(said, 'uid') ?? getOwnMember(said, 'user_id');
  const claims = getOwnMember(said, 'claims') ?? {};
  if (!isUid(uid) || !isJsonObject(claims)) return refused('INVALID_CUSTOM_TOKEN : It names nobody.');
  const problem = findClaimsProblem(claims);
  return problem === undefined ? { ok: true, uid, claims } : refused(problem);
}
