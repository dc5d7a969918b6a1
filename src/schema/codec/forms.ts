import { childOf, countOf } from './raw.ts';

// Forms describe values of the tree. Each is data, from which the access rules and the samples are made, with the function
// that reads such a value. The forms that a visitor's first page reads are here; all others are in moreForms.ts.

/** A name that stands for any key in the access rules. */
export type Wildcard = '$event' | '$i' | '$id' | '$k' | '$n' | '$name';

/** The keys that a map takes: these words, those of a pattern, or those that a relation allows (tools/rules/relations.ts). */
export type Keys =
  | { readonly by: 'words'; readonly words: readonly string[] }
  | { readonly by: 'pattern'; readonly pattern: RegExp; readonly samples: readonly string[] }
  | { readonly by: 'relation' };

export type Fields = { readonly [name: string]: Field };

/** What a value of the tree looks like. */
export type Shape =
  | { readonly kind: 'text'; readonly least: 0 | 1; readonly most: number }
  | { readonly kind: 'number' }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'yes' }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  /** Counted up by one with every change: of two changes at the same moment one is refused. */
  | { readonly kind: 'version' }
  | { readonly kind: 'either'; readonly forms: readonly Form[] }
  | { readonly kind: 'object'; readonly fields: Fields }
  /** `empty` stands for a list of nothing, where that is not the same as no list. */
  | {
      readonly kind: 'list';
      readonly of: Form;
      readonly most: number;
      readonly each: Wildcard;
      readonly empty?: string;
    }
  | { readonly kind: 'map'; readonly of: Form; readonly keys: Keys; readonly each: Wildcard }
  /** Is something else outside of the tree. */
  | { readonly kind: 'converted'; readonly of: Form; readonly write: (value: unknown) => unknown };

/** A shape with the function that reads it. Reading is lenient: what is malformed reads as missing, and the rest stays usable. */
export type Reading<Read> = Shape & { readonly read: (raw: unknown) => Read };

/** A form of values that are a `T` outside of the tree; undefined where nothing of this form lies. */
export type Form<T = unknown> = Reading<T | undefined>;

/** A form as a field of an object. It may be missing; then its usual value holds, if it has one. */
export type Field<T = unknown> = Form<T> & { readonly isOptional?: true; readonly usual?: unknown };

interface Optional {
  readonly isOptional: true;
}
interface Usual {
  readonly usual: unknown;
}

/** What a form reads. */
export type ValueOf<F> = F extends Form<infer T> ? T : never;

/** The names of fields that are left out where they are missing, and of those without which there is no object. */
type LeftOut<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Usual ? never : F[Name] extends Optional ? Name : never;
}[keyof F];
type Needed<F extends Fields> = { [Name in keyof F]: F[Name] extends Optional ? never : Name }[keyof F];
type ObjectOf<F extends Fields> = {
  readonly [Name in Exclude<keyof F, LeftOut<F>>]: ValueOf<F[Name]>;
} & { readonly [Name in LeftOut<F>]?: ValueOf<F[Name]> };

/** Asks for a field of each property of `T`, for a type that is used without the tree as well. */
export type FieldsOf<T> = { readonly [Name in keyof T]-?: Field };

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

/** One of these words. */
// @__NO_SIDE_EFFECTS__
export const word = <const T extends string>(words: readonly T[]): Form<T> => ({
  kind: 'word',
  words,
  read: (raw) => words.find((one) => one === raw),
});

/** A field that is left out where it is missing. */
// @__NO_SIDE_EFFECTS__
export const optional = <T>(form: Form<T>): Form<T> & Optional => ({ ...form, isOptional: true });

/** A field that is `usual` where it is missing. */
// @__NO_SIDE_EFFECTS__
export const otherwise = <T>(form: Form<T>, usual: T): Form<T> & Optional & { readonly usual: T } => ({
  ...form,
  isOptional: true,
  usual,
});

/** These fields, and no others. Where each may be missing, it can be read from anything. */
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
      // Of an object without fields that are needed this is never so.
      // eslint-disable-next-line typescript/no-unsafe-type-assertion
      else if (isOptional === undefined) return undefined as never;
    }
    // Each field has been read by its form.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    return value as ObjectOf<F>;
  },
});
