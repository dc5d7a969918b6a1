import * as z from 'zod/mini';
import { isJsonObject, type Json, type JsonObject } from '../tree/json.ts';

/** Ignores a value of the wrong type, as Google's servers do. */
const lenient = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** An empty string counts as absent. */
const Text = lenient(z.string().check(z.minLength(1)));
const Flag = lenient(z.boolean());
/** Numbers may come as strings. */
const Count = lenient(z.pipe(z.union([z.number(), z.string()]), z.coerce.number()));
const Texts = z.catch(
  z.pipe(
    z.array(z.unknown()),
    z.transform((items) => items.filter((item) => typeof item === 'string')),
  ),
  [],
);
const Anything = z.optional(z.unknown());

/** Every field that a request about accounts may have (Identity Toolkit v1, secure token v1, `firebase-admin`). */
const Body = z.object({
  continueUrl: Text,
  customAttributes: Anything,
  deleteAttribute: Texts,
  deleteProvider: Texts,
  disabled: Flag,
  disableUser: Flag,
  displayName: Text,
  /** A list in a lookup. */
  email: Anything,
  emailVerified: Flag,
  force: Flag,
  grant_type: Text,
  identifier: Text,
  idToken: Text,
  limit: Count,
  /** A list in a lookup. */
  localId: Anything,
  localIds: Texts,
  maxResults: Count,
  newPassword: Text,
  nextPageToken: Text,
  offset: Count,
  oobCode: Text,
  password: Text,
  photoUrl: Text,
  refresh_token: Text,
  requestType: lenient(z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'EMAIL_SIGNIN'])),
  returnSecureToken: Flag,
  returnUserInfo: Flag,
  targetProjectId: Text,
  token: Text,
  validSince: Count,
});

/** A parsed request body. A field of the wrong type counts as absent. */
export interface Body extends z.infer<typeof Body> {
  /** True if the field is present, whatever its value. */
  readonly has: (field: string) => boolean;
  /** True if the field should be cleared: null or an empty string. */
  readonly empties: (field: string) => boolean;
  /** The raw body, for fields that only an import has. */
  readonly raw: JsonObject;
}

export const parseText = (value: unknown): string | undefined => Text.parse(value);
export const parseTexts = (value: unknown): readonly string[] => Texts.parse(value);

/** Parses a body and never fails: anything but an object counts as an empty one. */
export function parseBody(json: Json): Body {
  const raw = isJsonObject(json) ? json : {};
  const has = (field: string): boolean => Object.hasOwn(raw, field);
  return {
    ...Body.parse(raw),
    has,
    empties: (field) => has(field) && (raw[field] === null || raw[field] === ''),
    raw,
  };
}
