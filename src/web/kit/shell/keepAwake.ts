/**
 * Keeps the screen from going dark, as while a round is marked, until the returned function is called. The browser lets go
 * whenever the page is out of sight, so it is asked again when it is back. Only https and localhost have it.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      const granted = await navigator.wakeLock.request('screen');
      if (isOver) await granted.release();
      else lock = granted;
    } catch {
      // The device saves its battery: the screen goes dark as it is used to.
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
