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

/** Handles a field that is not kept here, as a telephone number. */
export type OnUnknownField = (field: string) => void;

/**
 * Refuses the field: dropped without a word it would be missed on the day somebody counts on it.
 * @throws AccountRefusal
 */
export const refuseField: OnUnknownField = (field) =>
  refuse(`OPERATION_NOT_ALLOWED : ${field} is not kept here.`);

/** Hands on each field that says something and is not among these. */
export function checkFields(asked: Json, known: ReadonlySet<string>, onUnknown: OnUnknownField): void {
  if (!isJsonObject(asked)) return;
  for (const field of Object.keys(asked)) if (!known.has(field) && !isEmpty(asked[field])) onUnknown(field);
}
