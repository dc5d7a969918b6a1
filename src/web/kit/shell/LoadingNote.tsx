import { useEffect, useState } from 'react';
import { useStore } from '../cache/StoreProvider.tsx';
import { useObserved } from '../cache/useLive.ts';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';

export interface LoadingNoteProps {
  /** Text for screen readers: the loading content. */
  readonly label: string;
  /** Replaces `label` if the server cannot be reached. */
  readonly noConnection: string;
}

/** Loading is shown for this long before an offline message. */
const OFFLINE_NOTE_DELAY_MS = 8000;

/** Loading, and later an offline message if the content seems unreachable. */
export function LoadingNote({ label, noConnection }: LoadingNoteProps) {
  const { device } = useStore();
  const connection = useObserved(device.connection);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), OFFLINE_NOTE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate && connection.kind !== 'live' ? (
    <output>{noConnection}</output>
  ) : (
    <LoadingBars label={label} />
  );
}
