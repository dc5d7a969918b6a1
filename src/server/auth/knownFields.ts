import { isJsonObject, type Json } from '../tree/json.ts';
import { refuse } from './asked.ts';

/** What an administrator may say of an account (Identity Toolkit v1). */
export const ACCOUNT_ASKED: ReadonlySet<string> = new Set([
  'localId',
  'email',
  'emailVerified',
  'displayName',
  'photoUrl',
  'password',
  'disabled',
  'disableUser',
  'customAttributes',
  'deleteAttribute',
  'deleteProvider',
  'validSince',
  // Says how the answer is wanted, which is always the same here.
  'returnSecureToken',
  'targetProjectId',
]);

/** What an account that is brought from elsewhere may say of itself. */
export const ACCOUNT_BROUGHT: ReadonlySet<string> = new Set([
  ...ACCOUNT_ASKED,
  'passwordHash',
  'salt',
  'createdAt',
  'lastLoginAt',
  // Told by every project and made anew here: of who signs in with an address and a password.
  'providerUserInfo',
  'passwordUpdatedAt',
  'lastRefreshAt',
  'customAuth',
]);

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * What is not kept here, as a telephone number, is refused: dropped without a word it would be missed on the day somebody
 * counts on it.
 * @throws AccountRefusal
 */
export function refuseUnknown(asked: Json, known: ReadonlySet<string>): void {
  if (!isJsonObject(asked)) return;
  const unknown = Object.keys(asked).find((field) => !known.has(field) && !isEmpty(asked[field]));
  if (unknown !== undefined) refuse(`OPERATION_NOT_ALLOWED : ${unknown} is not kept here.`);
}
