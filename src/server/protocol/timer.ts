export interface LongTimer {
  cancel(): void;
}

// A longer delay overflows and fires at once.
const LONGEST = 2 ** 31 - 1;

/** Runs `action` at a time (milliseconds since 1970), however far away; does not keep the process alive. */
export function longTimer(at: number, clock: () => number, action: () => void): LongTimer {
  let timer: NodeJS.Timeout;
  const arm = (): void => {
    const left = at - clock();
    timer = setTimeout(() => (at - clock() > 0 ? arm() : action()), Math.min(Math.max(left, 0), LONGEST));
    timer.unref();
  };
  arm();
  return { cancel: () => clearTimeout(timer) };
}
