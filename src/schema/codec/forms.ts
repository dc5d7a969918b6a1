import { getRawChild, toCount, toNumber, toText } from './raw.ts';

// Forms describe values of the tree as data, for generating access rules and samples, together with a parser. This file
// has only the forms of a visitor's first page, to keep it small; all others are in moreForms.ts.

/** A wildcard key of the access rules. */
export type Wildcard = `$${string}`;

/** The keys of a map: listed words, a pattern, any of a length, slots from 0, or those a relation allows (tools/rules/relations.ts). */
export type MapKeys =
  | { readonly by: 'slot'; readonly slots: number }
  | { readonly by: 'words'; readonly words: readonly string[] }
  | { readonly by: 'length'; readonly most: number }
  | { readonly by: 'pattern'; readonly pattern: RegExp; readonly samples: readonly string[] }
  | { readonly by: 'relation' };

export type Fields = { readonly [name: string]: Field };
type Like = { readonly pattern: RegExp; readonly samples: readonly string[] };

/** The stored shape of a value. */
export type StoredShape =
  | { readonly kind: 'text'; readonly least: 0 | 1; readonly most: number; readonly like?: Like }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  /**
   * `now` is the server's time at the write. `time` may also keep its stored value. A `version` increases by
   * one with every change.
   */
  | { readonly kind: 'number' | 'flag' | 'yes' | 'time' | 'now' | 'version' }
  | { readonly kind: 'either'; readonly forms: readonly Form[] }
  | { readonly kind: 'object'; readonly fields: Fields }
  | { readonly kind: 'list' | 'map'; readonly of: Form; readonly keys: MapKeys; readonly each: Wildcard }
  /** A value with another type outside of the tree. */
  | { readonly kind: 'converted'; readonly of: Form; readonly write: (value: never) => unknown };

/** A shape with its parser. Parsing is lenient: malformed parts count as missing, and the rest stays usable. */
export type ShapeWithParser<Read> = StoredShape & { readonly read: (raw: unknown) => Read };

/** A form with type `T` outside of the tree; undefined if the stored value does not match. */
export type Form<T = unknown> = ShapeWithParser<T | undefined>;

export type OptionalMark = { readonly isOptional: true };
/**
 * A form as a field of an object. It may be missing; then its default applies, if any. In views it has short
 * names.
 */
export type Field<T = unknown> = Form<T> &
  Partial<
    OptionalMark & {
      readonly usual: unknown;
      readonly shortNames: Readonly<Record<string, string | undefined>>;
    }
  >;

export type ValueOf<F> = F extends Form<infer T> ? T : never;
/** Omitted if missing. */
type LeftOut = OptionalMark & { readonly usual?: never };
type Needed<F> = {
  [Name in keyof F]: F[Name] extends OptionalMark | { readonly usual: unknown } ? never : Name;
}[keyof F];
export type ObjectOf<F extends Fields> = {
  readonly [Name in keyof F as F[Name] extends LeftOut ? never : Name]: ValueOf<F[Name]>;
} & { readonly [Name in keyof F as F[Name] extends LeftOut ? Name : never]?: ValueOf<F[Name]> };

/** Requires a field for each property of `T`, to keep the form in step with a domain type. */
export type FieldsOf<T> = { readonly [Name in keyof T]-?: Field };

// @__NO_SIDE_EFFECTS__
export const form = <T>(shape: StoredShape, read: (raw: unknown) => T): ShapeWithParser<T> => ({
  ...shape,
  read,
});

/**
 * Text, trimmed. A blank one counts as missing.
 * @param least 0: may be stored empty
 */
// @__NO_SIDE_EFFECTS__
export const text = (most: number, least: 0 | 1 = 1) =>
  form({ kind: 'text', least, most }, (raw) => toText(raw)?.trim());

/** A number, such as a time in milliseconds. */
export const number = form({ kind: 'number' }, toNumber);

// @__NO_SIDE_EFFECTS__
export const integer = (least: number, most: number) =>
  form({ kind: 'whole', least, most }, (raw) => toCount(raw, least, most));

export const flag = form({ kind: 'flag' }, (raw) => (typeof raw === 'boolean' ? raw : undefined));

/** True, or missing. */
export const trueOrMissing = form({ kind: 'yes' }, (raw) => (raw === true ? raw : undefined));

// @__NO_SIDE_EFFECTS__
export const choice = <const T extends string>(words: readonly T[]): Form<T> =>
  form({ kind: 'word', words }, (raw) => words.find((one) => one === raw));

/** Omitted if missing. */
// @__NO_SIDE_EFFECTS__
export const optional = <T>(field: Form<T>): Form<T> & OptionalMark => ({ ...field, isOptional: true });

/** Required by the rules. If it is missing anyway, the parser returns `usual`. */
// @__NO_SIDE_EFFECTS__
export const required = <T>(field: Form<T>, usual: T): Form<T> & { readonly usual: T } => ({
  ...field,
  usual,
});

/** `usual` if missing. */
// @__NO_SIDE_EFFECTS__
export const addDefault = <T>(field: Form<T>, usual: T): Form<T> & OptionalMark & { readonly usual: T } => ({
  ...optional(field),
  usual,
});

/** Exactly these fields. If all may be missing, any value can be parsed. */
// @__NO_SIDE_EFFECTS__
export const object = <F extends Fields>(
  fields: F,
): ShapeWithParser<ObjectOf<F> | ([Needed<F>] extends [never] ? never : undefined)> =>
  form({ kind: 'object', fields }, (raw) => {
    const value: Record<string, unknown> = {};
    for (const [name, { read, isOptional, usual }] of Object.entries(fields)) {
      const child = getRawChild(raw, name);
      const one = (child === undefined ? child : read(child)) ?? usual;
      if (one !== undefined) value[name] = one;
      // Cannot happen for an object without required fields.
      // eslint-disable-next-line typescript/no-unsafe-type-assertion
      else if (isOptional === undefined) return undefined as never;
    }
    // Each field was parsed by its form.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    return value as ObjectOf<F>;
  });
