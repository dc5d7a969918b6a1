/** Enough for a frame on a slow phone. */
const LIMIT_MS = 50;

/** Resolves once the browser could paint what has just changed. A hidden page paints nothing: there it resolves at once. */
export const waitForPaint = (): Promise<void> =>
  typeof requestAnimationFrame !== 'function' || document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => {
        setTimeout(resolve, LIMIT_MS);
        // The frame is painted after this callback, and before the next task.
        requestAnimationFrame(() => setTimeout(resolve));
      });
