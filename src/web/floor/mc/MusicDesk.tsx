import { useState } from 'react';
import { cuesOf, type Cue } from '../../../domain/floor/music.ts';
import { runningOrder } from '../../../domain/floor/position.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { levelTiming } from '../../../domain/schedule/times/timing.ts';
import { musicStarted } from '../../../store/floor/live.ts';
import { runningRounds, type RunningRound } from '../../staff/hall/runningRounds.ts';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { useWrite } from '../../kit/shell/useWrite.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import type { HallNow } from '../../staff/hall/useHallNow.ts';
import { useKeys } from '../../staff/keyboard/useKeys.ts';
import { mc } from '../../kit/words/english/mc.ts';
import { terms } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { CueFacts } from './CueFacts.tsx';
import { PlayClock } from './PlayClock.tsx';
import { listWaitingRounds } from './prompter.ts';
import { UpNext, type UpNextPiece } from './UpNext.tsx';
import { minutesAndSeconds } from './minutesAndSeconds.ts';
import { scheduledRoundKey } from '../../staff/journal/journalNames.ts';
import { dancesInOrder } from '../../../domain/event/dances.ts';

/** The pieces of a round, timed by its level. */
function piecesOf({ event, round }: ScheduledRound, { timing }: HallNow): readonly Cue[] {
  return cuesOf({
    style: event.style,
    dances: dancesInOrder(event),
    heats: round.numHeats,
    secondsPerDance: levelTiming(timing, event.level).secondsPerDance,
  });
}

/** The current piece, and all following ones up to the coming round. */
function playlist(
  hall: HallNow,
  on: RunningRound | undefined,
): {
  readonly now: Cue | undefined;
  readonly after: readonly UpNextPiece[];
} {
  const [coming] = listWaitingRounds(hall.day);
  const order = on === undefined ? [] : runningOrder(dancesInOrder(on.at.event).length, on.at.round.numHeats);
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
export function MusicDesk({ hall }: { readonly hall: HallNow }) {
  const words = useWords(mc);
  const { music } = words;
  const { eventName, roundName, danceName } = useWords(terms);
  const { busy, problem, write } = useWrite({ ofTheMoment: true });
  const running = runningRounds(hall.day, hall.floor);
  const [followed, follow] = useState<string>();
  const on = running.find(({ at }) => scheduledRoundKey(at) === followed) ?? running.at(-1);
  const { now, after } = playlist(hall, on);
  const [next] = after;
  const startedAt = on?.now.startedAt;
  const start =
    on === undefined || busy ? undefined : () => void write(musicStarted(on.now.event, on.now.round));
  useKeys({ t: start });

  return (
    <section className="mc-music" aria-label={music.label}>
      {on === undefined || now === undefined ? (
        <EmptyState
          more={
            next === undefined
              ? undefined
              : music.upNextIs(
                  music.danceAndCue(next.cue.dance, music.cue(next.cue, minutesAndSeconds(next.cue.seconds))),
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
                value: scheduledRoundKey(at),
                words: words.ofRound(eventName(at.event), roundName(at.round.name)),
              }))}
              value={scheduledRoundKey(on.at)}
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
      {next === undefined ? null : <UpNext pieces={after} />}
    </section>
  );
}
