type Defined<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** A copy without the fields that are undefined. */
export function omitUndefined<Fields extends object>(fields: Fields): Defined<Fields>;
export function omitUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Maps each value and leaves out those that map to undefined. */
export function mapDefined<From, To>(
  values: Iterable<From>,
  map: (value: From, at: number) => To | undefined,
): readonly To[] {
  const mapped: To[] = [];
  let at = 0;
  for (const value of values) {
    const to = map(value, at);
    if (to !== undefined) mapped.push(to);
    at += 1;
  }
  return mapped;
}
