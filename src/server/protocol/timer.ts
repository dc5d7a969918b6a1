export interface LongTimer {
  cancel(): void;
}

// A longer delay overflows and fires at once.
const LONGEST = 2 ** 31 - 1;

/**
 * Runs `action` after so many milliseconds, however many; does not keep the process alive. What the clock is set to meanwhile
 * changes nothing.
 */
export function longTimer(milliseconds: number, action: () => void): LongTimer {
  let timer: NodeJS.Timeout;
  const arm = (left: number): void => {
    const part = Math.min(Math.max(left, 0), LONGEST);
    timer = setTimeout(() => (left > part ? arm(left - part) : action()), part);
    timer.unref();
  };
  arm(milliseconds);
  return { cancel: () => clearTimeout(timer) };
}
