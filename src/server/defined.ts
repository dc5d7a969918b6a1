type Defined<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** The fields that have a value: a field that is undefined is left out. */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  // The type says the same as the filter.
  return Object.fromEntries(entries) as Defined<Fields>;
}
