export interface LongTimer {
  cancel(): void;
}

// A longer delay overflows and fires at once.
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Runs `action` after any number of milliseconds, unaffected by clock changes. Doesn't keep the process alive. */
export function startLongTimer(milliseconds: number, action: () => void): LongTimer {
  let timer: NodeJS.Timeout;
  const arm = (left: number): void => {
    const part = Math.min(Math.max(left, 0), MAX_TIMEOUT_MS);
    timer = setTimeout(() => (left > part ? arm(left - part) : action()), part);
    timer.unref();
  };
  arm(milliseconds);
  return { cancel: () => clearTimeout(timer) };
}
