import * as z from 'zod/mini';
import { isJsonObject, type Json, type JsonObject } from '../tree/json.ts';

/** What stands in a field, or nothing where something of another kind does: Google's servers read bodies like this. */
const lenient = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** An empty text says nothing. */
const Text = lenient(z.string().check(z.minLength(1)));
const Flag = lenient(z.boolean());
/** A number, which may come as a text. */
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
  /** In a look-up a list. */
  email: Anything,
  emailVerified: Flag,
  force: Flag,
  grant_type: Text,
  identifier: Text,
  idToken: Text,
  limit: Count,
  /** In a look-up a list. */
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

/** A request's body, parsed: what has the wrong kind counts as not said. */
export interface Body extends z.infer<typeof Body> {
  /** Whether the field stands there at all, whatever is in it. */
  readonly has: (field: string) => boolean;
  /** Whether the field is there to be emptied: null, or an empty text. */
  readonly empties: (field: string) => boolean;
  /** For what only an import has. */
  readonly raw: JsonObject;
}

export const textIn = (value: unknown): string | undefined => Text.parse(value);
export const textsIn = (value: unknown): readonly string[] => Texts.parse(value);

/** Never fails: a body that is none says nothing. */
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
