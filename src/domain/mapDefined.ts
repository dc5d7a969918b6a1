type Defined<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** A copy without the fields that are undefined. */
function omitUndefined<Fields extends object>(fields: Fields): Defined<Fields>;
function omitUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
export { omitUndefined };

/** Maps each value and leaves out those that map to undefined. */
export const mapDefined = <From, To>(
  values: Iterable<From>,
  map: (value: From, at: number) => To | undefined,
): readonly To[] => Array.from(values, map).filter((to) => to !== undefined);
