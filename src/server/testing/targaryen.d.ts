// The parts of targaryen used by the comparison; the package has no types.
declare module 'targaryen' {
  interface Decision {
    readonly allowed: boolean;
  }
  interface Simulated {
    with(settings: { debug: boolean }): Simulated;
    as(auth: object | null): Simulated;
    read(path: string, settings: { now: number }): Decision;
    write(path: string, value: unknown, settings: { now: number }): Decision;
  }
  const targaryen: {
    /** Throws if it rejects the rules. */
    database(rules: object, data: object | null, now: number): Simulated;
  };
  export default targaryen;
}
