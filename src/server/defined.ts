type Defined<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** Drops fields that are undefined. */
export function dropUndefined<Fields extends object>(fields: Fields): Defined<Fields>;
export function dropUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
