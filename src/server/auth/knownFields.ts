import { isJsonObject, type Json } from '../tree/json.ts';
import { throwRefusal } from './accountRequest.ts';

/** Account fields an administrator may set (Identity Toolkit v1). */
export const SETTABLE_FIELDS: ReadonlySet<string> = new Set([
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
  // This field only asks for an answer that is always the same here.
  'returnSecureToken',
  'targetProjectId',
]);

/** Account fields an import may set. */
export const IMPORTABLE_FIELDS: ReadonlySet<string> = new Set([
  ...SETTABLE_FIELDS,
  'passwordHash',
  'salt',
  'createdAt',
  'lastLoginAt',
  // Every project exports these; here they are derived from the address and password.
  'providerUserInfo',
  'passwordUpdatedAt',
  'lastRefreshAt',
  'customAuth',
]);

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Handles a field that is not stored here, such as a phone number. */
export type OnUnknownField = (field: string) => void;

/**
 * Refuses the field. A silently dropped field would only be noticed once it is needed.
 * @throws AccountRefusal
 */
export const refuseField: OnUnknownField = (field) =>
  throwRefusal(`OPERATION_NOT_ALLOWED : ${field} is not kept here.`);

/** Calls `onUnknown` for each unknown field that is not empty. */
export function checkFields(asked: Json, known: ReadonlySet<string>, onUnknown: OnUnknownField): void {
  if (!isJsonObject(asked)) return;
  for (const field of Object.keys(asked)) if (!known.has(field) && !isEmpty(asked[field])) onUnknown(field);
}
