import type { ReactNode } from 'react';
import { minutesAndSeconds, useServerNow } from './useServerNow.ts';

export interface FootProps {
  /** When the music began; nothing while it is still. */
  readonly startedAt?: number | undefined;
  readonly children: ReactNode;
}

/** What a hand does at the microphone, in reach below the words: at the left how long the music has run. */
export function Foot({ startedAt, children }: FootProps) {
  return (
    <footer className="mc-foot">
      <span className="mc-foot-time">
        {startedAt === undefined ? (
          <span className="number second" aria-label="The music is still">
            –:––
          </span>
        ) : (
          <Running startedAt={startedAt} />
        )}
      </span>
      {children}
    </footer>
  );
}

function Running({ startedAt }: { readonly startedAt: number }) {
  const now = useServerNow();
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1000));
  return (
    <span className="number" role="timer" aria-label="The music has run">
      {minutesAndSeconds(seconds)}
    </span>
  );
}
