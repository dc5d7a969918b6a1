import { mapDefined } from '../../domain/defined.ts';
import type { Form, Keys, Reading, ValueOf, Wildcard } from './forms.ts';
import { childrenOf, countOf, numberOf } from './raw.ts';

export { number, text } from './forms.ts';

// Forms not used by any visitor's first page. If one is, move it to forms.ts.

const asText = (raw: unknown): string | undefined => (typeof raw === 'string' ? raw : undefined);

/** Text as written, possibly empty. */
// @__NO_SIDE_EFFECTS__
export const freeText = (most: number): Form<string> => ({ kind: 'text', least: 0, most, read: asText });

/** Text with a pattern. The pattern bounds its characters, `most` its length. */
// @__NO_SIDE_EFFECTS__
export const textLike = (pattern: RegExp, most: number, samples: readonly string[]): Form<string> => ({
  kind: 'text',
  least: 1,
  most,
  like: { pattern, samples },
  read: (raw) => (typeof raw === 'string' && pattern.test(raw) ? raw : undefined),
});

/** The server's time (ms) at the write; a value that stays is kept. */
export const time: Form<number> = { kind: 'time', read: numberOf };
/** The server's time at the write, in milliseconds. */
export const now: Form<number> = { kind: 'now', read: numberOf };

/** Counts changes. */
export const version: Form<number> = { kind: 'version', read: (raw) => countOf(raw) };

/** True, or missing. */
export const yes: Form<true> = { kind: 'yes', read: (raw) => (raw === true ? raw : undefined) };

/** A list with at least one item; an empty one counts as missing. */
// @__NO_SIDE_EFFECTS__
export const list = <T>(
  of: Form<T>,
  most: number,
  { each = '$i', ...rest }: { readonly each?: Wildcard; readonly empty?: string } = {},
): Form<readonly T[]> => ({
  kind: 'list',
  of,
  most,
  each,
  ...rest,
  read: (raw) => {
    if (raw !== undefined && raw === rest.empty) return [];
    const values = mapDefined(childrenOf(raw), ([, one]) => of.read(one));
    return values.length > 0 ? values : undefined;
  },
});

export function takesKey(keys: Keys, key: string): boolean {
  switch (keys.by) {
    case 'words':
      return keys.words.includes(key);
    case 'length':
      return key.length <= keys.most;
    case 'pattern':
      return keys.pattern.test(key);
    case 'slot':
      return /^(0|[1-9]\d*)$/.test(key) && Number(key) < keys.slots;
    case 'relation':
      return true;
  }
}

/**
 * Values by key, at least one; an empty map counts as missing. Sorted by the list of words, or else by key: the server
 * sorts children, so their order is not the written one.
 */
// @__NO_SIDE_EFFECTS__
export const map = <T>(
  of: Form<T>,
  keys: Keys,
  each: Wildcard = '$name',
): Form<Readonly<Partial<Record<string, T>>>> => ({
  kind: 'map',
  of,
  keys,
  each,
  read: (raw) => {
    const rank = (key: string): number => (keys.by === 'words' ? keys.words.indexOf(key) : 0);
    const values = mapDefined(childrenOf(raw), ([key, one]): readonly [string, T] | undefined => {
      const value = takesKey(keys, key) ? of.read(one) : undefined;
      return value === undefined ? undefined : [key, value];
    });
    const sorted = values.toSorted(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1));
    return sorted.length > 0 ? Object.fromEntries(sorted) : undefined;
  },
});

/** The first of these forms that matches. */
// @__NO_SIDE_EFFECTS__
export const either = <const F extends readonly Form[]>(...forms: F): Form<ValueOf<F[number]>> => ({
  kind: 'either',
  forms,
  // Parsed by one of the forms.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  read: (raw) => mapDefined(forms, ({ read }) => read(raw))[0] as ValueOf<F[number]> | undefined,
});

/** A stored value that has another type outside of the tree; undefined if it counts as missing. */
// @__NO_SIDE_EFFECTS__
export const converted = <From, To>(
  of: Reading<From>,
  read: (value: Exclude<From, undefined>) => To,
  write: (value: Exclude<To, undefined>) => unknown,
): Reading<To | Extract<From, undefined>> => ({
  kind: 'converted',
  of,
  // The value to write was parsed by this form, or has its type. Only an unparsed value is undefined.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  write: (value) => write(value as Exclude<To, undefined>),
  read: (raw) => {
    const value = of.read(raw);
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    if (value === undefined) return value as Extract<From, undefined>;
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    return read(value as Exclude<From, undefined>);
  },
});

/** Adds a check across the parts of a value. */
// @__NO_SIDE_EFFECTS__
export const checked = <T>(of: Form<T>, isRight: (value: T) => boolean): Form<T> =>
  converted<T | undefined, T | undefined>(
    of,
    (value) => (isRight(value) ? value : undefined),
    (value) => value,
  );
