import { childOf, countOf, numberOf, textOf } from './raw.ts';

// Forms describe values of the tree as data, for generating access rules and samples, together with a parser. This file
// has only the forms of a visitor's first page, to keep it small; all others are in moreForms.ts.

/** A wildcard key of the access rules. */
export type Wildcard =
  | '$act'
  | '$code'
  | '$dance'
  | '$dancer'
  | '$duty'
  | '$entry'
  | '$event'
  | '$from'
  | '$i'
  | '$id'
  | '$judge'
  | '$k'
  | '$lead'
  | '$n'
  | '$name'
  | '$pair'
  | '$role'
  | '$round'
  | '$secret'
  | '$slot'
  | '$to'
  | '$uid';

/** The keys of a map: listed words, a pattern, any of a length, slots from 0, or those a relation allows (tools/rules/relations.ts). */
export type Keys =
  | { readonly by: 'words'; readonly words: readonly string[] }
  | { readonly by: 'length'; readonly most: number }
  | { readonly by: 'slot'; readonly slots: number }
  | { readonly by: 'pattern'; readonly pattern: RegExp; readonly samples: readonly string[] }
  | { readonly by: 'relation' };

export type Fields = { readonly [name: string]: Field };
type Like = { readonly pattern: RegExp; readonly samples: readonly string[] };

/** The stored shape of a value. */
export type Shape =
  | { readonly kind: 'text'; readonly least: 0 | 1; readonly most: number; readonly like?: Like }
  | { readonly kind: 'number' | 'flag' | 'yes' }
  /** The server's time at the write. */
  | { readonly kind: 'time' }
  | { readonly kind: 'now' }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  /** Incremented with every change, so that one of two concurrent changes is refused. */
  | { readonly kind: 'version' }
  | { readonly kind: 'either'; readonly forms: readonly Form[] }
  | { readonly kind: 'object'; readonly fields: Fields }
  /** `empty` represents an empty list where that differs from a missing one. */
  | {
      readonly kind: 'list';
      readonly of: Form;
      readonly most: number;
      readonly each: Wildcard;
      readonly empty?: string;
    }
  | { readonly kind: 'map'; readonly of: Form; readonly keys: Keys; readonly each: Wildcard }
  /** A value with another type outside of the tree. */
  | { readonly kind: 'converted'; readonly of: Form; readonly write: (value: unknown) => unknown };

/** A shape with its parser. Parsing is lenient: malformed parts count as missing, and the rest stays usable. */
export type Reading<Read> = Shape & { readonly read: (raw: unknown) => Read };

/** A form with type `T` outside of the tree; undefined if the stored value does not match. */
export type Form<T = unknown> = Reading<T | undefined>;

/** Views that the server derives for visitors. */
export type View = 'program' | 'heats';
/** Names in views; a field without one is not in the view. */
export type ShortNames = { readonly [view in View]: string | undefined };

/** A form as a field of an object. It may be missing; then its default applies, if any. */
export type Field<T = unknown> = Form<T> & {
  readonly isOptional?: true;
  readonly usual?: unknown;
  readonly shortNames?: ShortNames;
};
export type Optional = { readonly isOptional: true };
export type Usual = { readonly usual: unknown };

export type ValueOf<F> = F extends Form<infer T> ? T : never;

type Needed<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Optional | Usual ? never : Name;
}[keyof F];
/** Names of fields that are omitted if missing. */
type LeftOut<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Usual ? never : F[Name] extends Optional ? Name : never;
}[keyof F];
export type ObjectOf<F extends Fields> = {
  readonly [Name in Exclude<keyof F, LeftOut<F>>]: ValueOf<F[Name]>;
} & { readonly [Name in LeftOut<F>]?: ValueOf<F[Name]> };

/** Requires a field for each property of `T`, to keep the form in step with a domain type. */
export type FieldsOf<T> = { readonly [Name in keyof T]-?: Field };

/** Text that is not blank, trimmed. */
// @__NO_SIDE_EFFECTS__
export const text = (most: number): Form<string> => ({
  kind: 'text',
  least: 1,
  most,
  read: (raw) => textOf(raw)?.trim(),
});

/** A number, such as a time in milliseconds. */
export const number: Form<number> = { kind: 'number', read: numberOf };

// @__NO_SIDE_EFFECTS__
export const whole = (least: number, most: number): Form<number> => ({
  kind: 'whole',
  least,
  most,
  read: (raw) => {
    const count = countOf(raw, least);
    return count !== undefined && count <= most ? count : undefined;
  },
});

export const flag: Form<boolean> = {
  kind: 'flag',
  read: (raw) => (typeof raw === 'boolean' ? raw : undefined),
};

// @__NO_SIDE_EFFECTS__
export const word = <const T extends string>(words: readonly T[]): Form<T> => ({
  kind: 'word',
  words,
  read: (raw) => words.find((one) => one === raw),
});

/** Omitted if missing. */
// @__NO_SIDE_EFFECTS__
export const optional = <T>(form: Form<T>): Form<T> & Optional => ({ ...form, isOptional: true });

/** Visitors get the field under short names, one for each view; undefined: not in that view. */
// @__NO_SIDE_EFFECTS__
export const abbreviate = <F extends Field>(field: F, program?: string, heats?: string): F => ({
  ...field,
  shortNames: { program, heats },
});

/** `usual` if missing. */
// @__NO_SIDE_EFFECTS__
export const otherwise = <T>(form: Form<T>, usual: T): Form<T> & Optional & { readonly usual: T } => ({
  ...form,
  isOptional: true,
  usual,
});

/** Demanded by the rules, and still read as `usual` if missing. */
// @__NO_SIDE_EFFECTS__
export const demanded = <T>(form: Form<T>, usual: T): Form<T> & { readonly usual: T } => ({ ...form, usual });

/** Exactly these fields. If all may be missing, any value can be parsed. */
// @__NO_SIDE_EFFECTS__
export const object = <F extends Fields>(
  fields: F,
): Reading<ObjectOf<F> | ([Needed<F>] extends [never] ? never : undefined)> => ({
  kind: 'object',
  fields,
  read: (raw) => {
    const value: Record<string, unknown> = {};
    for (const [name, { read, isOptional, usual }] of Object.entries(fields)) {
      const child = childOf(raw, name);
      const one = (child === undefined ? child : read(child)) ?? usual;
      if (one !== undefined) value[name] = one;
      // Cannot happen for an object without required fields.
      // eslint-disable-next-line typescript/no-unsafe-type-assertion
      else if (isOptional === undefined) return undefined as never;
    }
    // Each field was parsed by its form.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    return value as ObjectOf<F>;
  },
});
