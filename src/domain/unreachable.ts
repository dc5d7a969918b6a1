/** Ends an exhaustive switch: a missing case fails the build, and an impossible value throws. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled: ${JSON.stringify(value)}`);
}
