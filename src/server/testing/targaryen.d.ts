// As much of the old evaluator as the comparison with it uses; the package brings no types of its own.
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
    /** Throws where it does not take the rules. */
    database(rules: object, data: object | null, now: number): Simulated;
  };
  export default targaryen;
}
