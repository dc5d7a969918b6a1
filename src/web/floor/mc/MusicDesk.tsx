import { useState } from 'react';
import { listCues, type MusicCue } from '../../../domain/floor/music.ts';
import { buildRunningOrder } from '../../../domain/floor/position.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { getLevelTiming } from '../../../domain/schedule/times/timing.ts';
import { startMusic } from '../../../store/floor/live.ts';
import { listRunningRounds, type RunningRound } from '../../staff/hall/runningRounds.ts';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { usePatchWriter } from '../../kit/shell/usePatchWriter.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import type { HallState } from '../../staff/hall/useHallState.ts';
import { useKeys } from '../../staff/keyboard/useKeys.ts';
import { mcWords } from '../../kit/words/english/mc.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { CueFacts } from './CueFacts.tsx';
import { PlayClock } from './PlayClock.tsx';
import { listWaitingRounds } from './prompter.ts';
import { UpNextList, type UpNextPiece } from './UpNextList.tsx';
import { formatMinutesAndSeconds } from './minutesAndSeconds.ts';
import { buildRoundKey } from '../../staff/journal/journalNames.ts';
import { sortEventDances } from '../../../domain/event/dances.ts';

/** The pieces of a round, timed by its level. */
function piecesOf({ event, round }: ScheduledRound, { timing }: HallState): readonly MusicCue[] {
  return listCues({
    style: event.style,
    dances: sortEventDances(event),
    heats: round.numHeats,
    secondsPerDance: getLevelTiming(timing, event.level).secondsPerDance,
  });
}

/** The current piece, and all following ones up to the coming round. */
function playlist(
  hall: HallState,
  on: RunningRound | undefined,
): {
  readonly now: MusicCue | undefined;
  readonly after: readonly UpNextPiece[];
} {
  const [coming] = listWaitingRounds(hall.day);
  const order =
    on === undefined ? [] : buildRunningOrder(sortEventDances(on.at.event).length, on.at.round.numHeats);
  const at = order.findIndex(({ dance, heat }) => dance === on?.now.dance && heat === on.now.heat);
  const pieces = on === undefined ? [] : piecesOf(on.at, hall);
  const here = Math.max(0, at);
  return {
    now: pieces[here],
    after: [
      ...pieces.slice(here + 1).map((cue) => ({ cue, of: undefined })),
      ...(coming === undefined ? [] : piecesOf(coming, hall).map((cue) => ({ cue, of: coming }))),
    ],
  };
}

/**
 * For the person playing the music, some meters from the MC and often out of hearing: the current piece with its
 * length, and always the next one, because it must be ready before the MC asks.
 */
export function MusicDesk({ hall }: { readonly hall: HallState }) {
  const words = useWords(mcWords);
  const { music } = words;
  const { eventName, roundName, danceName } = useWords(termsWords);
  const { busy, problem, write } = usePatchWriter({ ofTheMoment: true });
  const running = listRunningRounds(hall.day, hall.floor);
  const [followed, follow] = useState<string>();
  const on = running.find(({ at }) => buildRoundKey(at) === followed) ?? running.at(-1);
  const { now, after } = playlist(hall, on);
  const [next] = after;
  const startedAt = on?.now.startedAt;
  const start =
    on === undefined || busy ? undefined : () => void write(startMusic(on.now.event, on.now.round));
  useKeys({ t: start });

  return (
    <section className="mc-music" aria-label={music.label}>
      {on === undefined || now === undefined ? (
        <EmptyState
          more={
            next === undefined
              ? undefined
              : music.upNextIs(
                  music.danceAndCue(
                    next.cue.dance,
                    music.cue(next.cue, formatMinutesAndSeconds(next.cue.seconds)),
                  ),
                )
          }
          trace="Latin"
        >
          {music.none}
        </EmptyState>
      ) : (
        <>
          {running.length > 1 ? (
            <PillChoice
              label={words.side.onFloor}
              tall
              options={running.map(({ at }) => ({
                value: buildRoundKey(at),
                words: words.ofRound(eventName(at.event), roundName(at.round.name)),
              }))}
              value={buildRoundKey(on.at)}
              onChange={follow}
            />
          ) : (
            <p className="mc-when second">
              {words.ofRound(eventName(on.at.event), roundName(on.at.round.name))}
            </p>
          )}
          <h2 className="mc-dance">{danceName(now.dance)}</h2>
          <CueFacts cue={now} />
          <PlayClock startedAt={startedAt} seconds={now.seconds} />
          <p>
            <Button size="tall" kbd="T" busy={busy} busyWord={music.starting} onClick={() => start?.()}>
              {startedAt === undefined ? music.started : music.restart}
            </Button>
          </p>
        </>
      )}
      <ProblemNote>{problem}</ProblemNote>
      {next === undefined ? null : <UpNextList pieces={after} />}
    </section>
  );
}
