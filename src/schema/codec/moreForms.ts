import { mapDefined } from '../../domain/mapDefined.ts';
import { form, type Form, type MapKeys, type ShapeWithParser, type ValueOf, type Wildcard } from './forms.ts';
import { listRawChildren, toCount, toNumber } from './raw.ts';

export { number, text, trueOrMissing } from './forms.ts';

/** Text as written, possibly empty. */
// @__NO_SIDE_EFFECTS__
export const freeText = (most: number) =>
  form({ kind: 'text', least: 0, most }, (raw) => (typeof raw === 'string' ? raw : undefined));

/** Text with a pattern. The pattern bounds its characters, `most` its length. */
// @__NO_SIDE_EFFECTS__
export const patternText = (pattern: RegExp, most: number, samples: readonly string[]) =>
  form({ kind: 'text', least: 1, most, like: { pattern, samples } }, (raw) =>
    typeof raw === 'string' && pattern.test(raw) ? raw : undefined,
  );

/** The server's time (ms) at the write, or the value stored before. */
export const serverTimeOrKept = form({ kind: 'time' }, toNumber);
export const serverTime = form({ kind: 'now' }, toNumber);

export const version = form({ kind: 'version' }, (raw) => toCount(raw));

/** A list with at least one item; an empty one counts as missing. */
// @__NO_SIDE_EFFECTS__
export const list = <T>(
  of: Form<T>,
  most: number,
  { each = '$i' }: { readonly each?: Wildcard } = {},
): Form<readonly T[]> =>
  form({ kind: 'list', of, keys: { by: 'slot', slots: most }, each }, (raw) => {
    const values = mapDefined(listRawChildren(raw), ([, one]) => of.read(one));
    return values.length > 0 ? values : undefined;
  });

export const isAllowedKey = (keys: MapKeys, key: string): boolean =>
  (keys.by !== 'words' || keys.words.includes(key)) &&
  (keys.by !== 'length' || key.length <= keys.most) &&
  (keys.by !== 'pattern' || keys.pattern.test(key)) &&
  (keys.by !== 'slot' || (/^(0|[1-9]\d*)$/.test(key) && Number(key) < keys.slots));

/** Values by name, without missing ones. Undefined if none is left: the tree has no empty nodes. */
export function namedValues<T>(named: readonly (readonly [name: string, value: T | undefined])[]) {
  const values = named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

/**
 * Values by key, at least one; an empty map counts as missing. Sorted by the list of words, or else by key: the server
 * sorts children, so their order is not the written one.
 */
// @__NO_SIDE_EFFECTS__
export const map = <T>(
  of: Form<T>,
  keys: MapKeys,
  each: Wildcard = '$name',
): Form<Readonly<Partial<Record<string, T>>>> =>
  form({ kind: 'map', of, keys, each }, (raw) => {
    const rank = (key: string): number => (keys.by === 'words' ? keys.words.indexOf(key) : 0);
    const children = listRawChildren(raw)
      .filter(([key]) => isAllowedKey(keys, key))
      .toSorted(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1));
    return namedValues(children.map(([key, child]) => [key, of.read(child)]));
  });

/** The first of these forms that matches. */
// @__NO_SIDE_EFFECTS__
export const union = <const F extends readonly Form[]>(...forms: F): Form<ValueOf<F[number]>> =>
  form(
    { kind: 'either', forms },
    // Parsed by one of the forms.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    (raw) => mapDefined(forms, ({ read }) => read(raw))[0] as ValueOf<F[number]> | undefined,
  );

/** A stored value that has another type outside of the tree; undefined if it counts as missing. */
// @__NO_SIDE_EFFECTS__
export const convert = <From, To>(
  of: ShapeWithParser<From>,
  read: (value: Exclude<From, undefined>) => To,
  write: (value: Exclude<To, undefined>) => unknown,
): ShapeWithParser<To | Extract<From, undefined>> =>
  form({ kind: 'converted', of, write }, (raw) => {
    const value = of.read(raw);
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    if (value === undefined) return value as Extract<From, undefined>;
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    return read(value as Exclude<From, undefined>);
  });
