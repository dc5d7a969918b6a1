type Defined<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/** Drops fields that are undefined. */
function dropUndefined<Fields extends object>(fields: Fields): Defined<Fields>;
function dropUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
export { dropUndefined };
