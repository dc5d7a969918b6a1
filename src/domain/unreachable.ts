/** The end of an exhaustive switch: a forgotten case stops the build, an impossible one says what came. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled: ${JSON.stringify(value)}`);
}
