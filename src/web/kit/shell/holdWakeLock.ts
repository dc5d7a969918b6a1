/**
 * Keeps the screen from going dark until the returned function is called. Browsers release the lock when the page is
 * hidden, so it is requested again when visible. Only https and localhost have it.
 */
export function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      const granted = await navigator.wakeLock.request('screen');
      if (isOver) await granted.release();
      else lock = granted;
    } catch {
      // Refused, for example to save the battery: the screen goes dark as usual.
    }
  };
  const seen = (): void => void ask();
  document.addEventListener('visibilitychange', seen);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
