import { useNow } from '../../kit/clock/useNow.ts';
import { findMusicProgress, type MusicProgress } from '../../../domain/floor/music.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { mcWords } from '../../kit/words/english/mc.ts';
import { useWords } from '../../kit/words/language.ts';
import type { Sentences } from '../../kit/words/translation.ts';
import { formatMinutesAndSeconds } from './minutesAndSeconds.ts';

/** Often enough for seconds. */
const TICK_MS = 250;

interface Told {
  readonly tone: 'ok' | 'warn' | 'stop';
  readonly said: string;
}

function describePlayTime(state: MusicProgress, words: Sentences<'mc'>['music']): Told {
  switch (state.kind) {
    case 'playing':
      return { tone: 'ok', said: words.left(formatMinutesAndSeconds(state.left)) };
    case 'fade':
      return { tone: 'warn', said: words.fade(state.left) };
    case 'over':
      return { tone: 'stop', said: words.over(formatMinutesAndSeconds(state.by)) };
    default:
      return unreachable(state);
  }
}

export interface PlayClockProps {
  /** The start on the server's clock; undefined if not started. */
  readonly startedAt: number | undefined;
  /** The length of the piece. */
  readonly seconds: number;
}

export function PlayClock({ startedAt, seconds }: PlayClockProps) {
  const words = useWords(mcWords).music;
  if (startedAt !== undefined) return <Running startedAt={startedAt} seconds={seconds} />;
  return (
    <p className="mc-play">
      <b className="number mc-clock second">{formatMinutesAndSeconds(seconds)}</b>
      <StateLabel tone="info">{words.notStarted}</StateLabel>
    </p>
  );
}

function Running({ startedAt, seconds }: { readonly startedAt: number; readonly seconds: number }) {
  const words = useWords(mcWords).music;
  const state = findMusicProgress(startedAt, useNow(TICK_MS), seconds);
  const { tone, said } = describePlayTime(state, words);
  return (
    <div className="mc-play">
      <b className="number mc-clock" role="timer" aria-label={words.elapsed}>
        {formatMinutesAndSeconds(state.elapsed)}
      </b>
      <StateLabel tone={tone}>{said}</StateLabel>
      <progress
        className="mc-progress"
        aria-label={words.progress}
        max={seconds}
        value={Math.min(seconds, state.elapsed)}
      />
    </div>
  );
}
