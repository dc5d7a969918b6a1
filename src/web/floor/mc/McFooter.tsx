import type { ReactNode } from 'react';
import { useNow } from '../../kit/clock/useNow.ts';
import { mcWords } from '../../kit/words/english/mc.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMinutesAndSeconds } from './minutesAndSeconds.ts';

/** Often enough for seconds. */
const TICK_MS = 250;

/** The buttons at the microphone, in reach below the script. */
export function McFooter({ children }: { readonly children: ReactNode }) {
  return <footer className="mc-foot">{children}</footer>;
}

/** The running time of the music; a dash while it is off. `startedAt` in ms of the server's clock. */
export function MusicTime({ startedAt }: { readonly startedAt: number | undefined }) {
  const words = useWords(mcWords).music;
  if (startedAt === undefined)
    return (
      <span className="mc-foot-time number second">
        –<span className="spoken"> {words.still}</span>
      </span>
    );
  return <Running startedAt={startedAt} />;
}

function Running({ startedAt }: { readonly startedAt: number }) {
  const words = useWords(mcWords).music;
  const now = useNow(TICK_MS);
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1000));
  return (
    <span className="mc-foot-time number" role="timer" aria-label={words.elapsed}>
      {formatMinutesAndSeconds(seconds)}
    </span>
  );
}
