import { asWritten } from '../../domain/event/asWritten.ts';
import { cuesOf, cueInWords, playing, type Cue, type Playing } from '../../domain/floor/music.ts';
import { levelTiming } from '../../domain/schedule/times/timing.ts';
import type { ScheduledRound } from '../../domain/round/day.ts';
import { runningOrder } from '../../domain/floor/position.ts';
import { unreachable } from '../../domain/unreachable.ts';
import { startMusic } from '../../store/floor/floor.ts';
import { Button } from '../parts/button/Button.tsx';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { Note } from '../parts/note/Note.tsx';
import { Say } from '../parts/page/Say.tsx';
import { dancesOf, roundOnFloor, waiting } from './prompter.ts';
import type { HallNow } from '../staff/hall/useHall.ts';
import { useKeys } from '../staff/keyboard/useKeys.ts';
import { minutesAndSeconds, useServerNow } from './useServerNow.ts';
import { useWrite } from '../app/useWrite.ts';

/** The pieces of a round, as its level is timed. */
function piecesOf({ event, round }: ScheduledRound, { timing }: HallNow): readonly Cue[] {
  return cuesOf({
    style: event.style,
    dances: dancesOf(event),
    heats: round.numHeats,
    secondsPerDance: levelTiming(timing, event.level).secondsPerDance,
  });
}

/**
 * For whoever plays the music, some metres from the MC and often without hearing a word: what plays now and how long it
 * has to, and the next piece always in sight, because it has to be ready before the MC asks.
 */
export function MusicDesk({ hall }: { readonly hall: HallNow }) {
  const { busy, problem, write } = useWrite();
  const { day, floor } = hall;
  const on = roundOnFloor(day, floor);
  const [coming] = waiting(day);
  const start = on === undefined || busy ? undefined : () => void write(startMusic());
  useKeys({ t: start });

  const order = on === undefined ? [] : runningOrder(dancesOf(on.event).length, on.round.numHeats);
  const at = order.findIndex(({ dance, heat }) => dance === floor?.dance && heat === floor.heat);
  const pieces = on === undefined ? [] : piecesOf(on, hall);
  const piece = pieces[Math.max(0, at)];
  const after = [
    ...pieces.slice(Math.max(0, at) + 1).map((cue) => ({ cue, of: undefined })),
    ...(coming === undefined
      ? []
      : piecesOf(coming, hall).map((cue) => ({ cue, of: `${coming.event.name}, ${coming.round.name}` }))),
  ];
  const [next] = after;

  return (
    <section className="mc-music" aria-label="The music">
      {on === undefined || piece === undefined ? (
        <EmptyState
          more={next === undefined ? undefined : `Have ready: ${cueInWords(next.cue)}.`}
          trace="Latin"
        >
          No music just now.
        </EmptyState>
      ) : (
        <>
          <p className="mc-when second">
            {on.event.name}, {on.round.name}
          </p>
          <h2 className="mc-dance">{asWritten(piece.dance)}</h2>
          <dl className="mc-facts">
            <Fact
              name="Tempo"
              figure={piece.tempo === undefined ? '–' : tempo(piece)}
              words="bars a minute"
            />
            <Fact name="Length" figure={minutesAndSeconds(piece.seconds)} words="minutes" />
            <Fact
              name="Heat"
              figure={String(piece.heat)}
              words={piece.heats === 1 ? 'the only one' : `of ${piece.heats}`}
            />
          </dl>
          {floor?.startedAt === undefined ? (
            <p className="mc-play">
              <b className="number mc-clock second">{minutesAndSeconds(piece.seconds)}</b>
              <Say tone="info">Waits for the start</Say>
            </p>
          ) : (
            <PlayClock startedAt={floor.startedAt} seconds={piece.seconds} />
          )}
          <p>
            <Button size="tall" kbd="T" busy={busy} busyWord="Starting" onClick={() => start?.()}>
              {floor?.startedAt === undefined ? 'Music plays' : 'From the beginning'}
            </Button>
          </p>
        </>
      )}
      {problem === undefined ? null : (
        <Note tone="stop" spoken="at once">
          {problem}
        </Note>
      )}
      {next === undefined ? null : (
        <section className="mc-next">
          <h3>Have ready</h3>
          <ol>
            {after.slice(0, 5).map(({ cue, of }, place) => (
              // A piece is told by where it stands in the row: the same dance comes once for each heat.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>
                <b>{asWritten(cue.dance)}</b>{' '}
                <span className="second">
                  {cueInWords(cue).slice(asWritten(cue.dance).length + 2)}
                  {of === undefined ? '' : ` · ${of}`}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </section>
  );
}

const tempo = ({ tempo: bars }: Cue): string => (bars === undefined ? '–' : `${bars.from}–${bars.to}`);

function Fact({
  name,
  figure,
  words,
}: {
  readonly name: string;
  readonly figure: string;
  readonly words: string;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="number">{figure}</b> <span className="second">{words}</span>
      </dd>
    </div>
  );
}

function playWords(state: Playing): { readonly tone: 'ok' | 'warn' | 'stop'; readonly words: string } {
  switch (state.kind) {
    case 'playing':
      return { tone: 'ok', words: `${minutesAndSeconds(state.left)} to go` };
    case 'fade':
      return { tone: 'warn', words: `Turn it down: ${state.left} s` };
    case 'over':
      return { tone: 'stop', words: `Over by ${minutesAndSeconds(state.by)}` };
    default:
      return unreachable(state);
  }
}

function PlayClock({ startedAt, seconds }: { readonly startedAt: number; readonly seconds: number }) {
  const state = playing(startedAt, useServerNow(), seconds);
  const { tone, words } = playWords(state);
  return (
    <div className="mc-play">
      <b className="number mc-clock" role="timer" aria-label="The music has run">
        {minutesAndSeconds(state.elapsed)}
      </b>
      <Say tone={tone}>{words}</Say>
      <progress
        className="mc-progress"
        aria-label="How much has been played"
        max={seconds}
        value={Math.min(seconds, state.elapsed)}
      />
    </div>
  );
}
