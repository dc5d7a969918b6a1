import { useEffect, useState } from 'react';
import { useStore } from '../cache/StoreProvider.tsx';
import { useObserved } from '../cache/useLive.ts';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';

export interface ComingProps {
  /** What is on its way, for the ear. */
  readonly label: string;
  /** Instead of that, when the server cannot be reached. */
  readonly noConnection: string;
}

/** So long somebody is left to believe that it will come, in ms. */
const PATIENCE_MS = 8000;

/** Not here yet; and when there seems to be no way for it to come, that. */
export function Coming({ label, noConnection }: ComingProps) {
  const { device } = useStore();
  const connection = useObserved(device.connection);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate && connection.kind !== 'live' ? (
    <output>{noConnection}</output>
  ) : (
    <LoadingBars label={label} />
  );
}
