/** Enough for a frame on a slow phone. */
const LIMIT_MS = 50;

/**
 * Resolves once the browser could paint what has just changed; at once on a hidden page, which paints nothing, and when
 * the page is left.
 */
export const waitForPaint = (): Promise<void> =>
  typeof document === 'undefined' || document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => {
        // The timer may fire in a test whose page is gone.
        const page = window;
        const end = (): void => {
          page.removeEventListener('pagehide', end);
          resolve();
        };
        page.addEventListener('pagehide', end);
        setTimeout(end, LIMIT_MS);
        // The frame is painted after this callback, and before the next task.
        requestAnimationFrame(() => setTimeout(end));
      });
