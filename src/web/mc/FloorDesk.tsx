import { useState } from 'react';
import type { ScheduledRound } from '../../domain/round/day.ts';
import { mayBecome } from '../../domain/schedule/plan/states.ts';
import { callHeat, startMusic } from '../../store/floor/floor.ts';
import { deckOfRound, EMPTY_DECK } from '../../store/floor/calls.ts';
import { roundStarted } from '../../store/floor/roundStarted.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive } from '../app/useLive.ts';
import { useDecisions } from '../staff/journal/useDecisions.ts';
import { Button } from '../parts/button/Button.tsx';
import { EmptyState } from '../parts/note/EmptyState.tsx';
import { Note } from '../parts/note/Note.tsx';
import { DeckAsks } from './DeckAsks.tsx';
import { Foot, MusicTime } from './Foot.tsx';
import { McSide } from './McSide.tsx';
import {
  linesOf,
  livePage,
  missingIn,
  pagesOf,
  pageTitle,
  roundKey,
  roundOnFloor,
  waiting,
} from './prompter.ts';
import { Spoken } from './Spoken.tsx';
import type { HallNow } from '../staff/hall/useHall.ts';
import { useKeys } from '../staff/keyboard/useKeys.ts';
import { useWrite } from '../app/useWrite.ts';

/** Why the round cannot go on the floor now; nothing when it can. */
function whyNotYet(hall: HallNow, { event, round }: ScheduledRound): string | undefined {
  const planned = hall.plan.events.find(({ key }) => key === event.key);
  if (planned === undefined) return `${event.name} is not on the plan.`;
  if (round.entries.length === 0) return 'No couples in it yet';
  const may = mayBecome(planned, round.number, 'running');
  return may.ok ? undefined : may.problem;
}

/** What is called now: the heats of the round on the floor, then the missing of the coming one, then the coming one itself. */
export function FloorDesk({ hall }: { readonly hall: HallNow }) {
  const { day, floor } = hall;
  const { staff } = useStore();
  const floorWrite = useWrite();
  const deeds = useDecisions('MC');
  const busy = floorWrite.busy || deeds.busy;
  const problem = deeds.problem ?? floorWrite.problem;
  const [chosen, setChosen] = useState<string>();
  const on = roundOnFloor(day, floor);
  const rounds = waiting(day);
  const coming = rounds.find((at) => roundKey(at) === chosen) ?? rounds[0];
  const said = knownOr(
    useLive(staff, coming === undefined ? undefined : deckOfRound(coming.event.key, coming.round.number)),
    EMPTY_DECK,
  );
  const pages = pagesOf(on, coming, said);
  const here = livePage(pages, floor);

  // A look ahead ends when the floor moves on.
  const standing = `${on === undefined ? 'nobody' : roundKey(on)} ${floor?.dance} ${floor?.heat}`;
  const [peek, setPeek] = useState({ from: standing, at: here });
  const shown = peek.from === standing ? Math.min(peek.at, pages.length - 1) : here;
  const look = (at: number): void =>
    setPeek({ from: standing, at: Math.min(pages.length - 1, Math.max(0, at)) });

  const page = pages[shown];
  const live = pages[here];
  const isLive = shown === here && page?.kind === 'heat';
  // From a page that only looks ahead to another heat, the floor still goes on from where it stands.
  const from = page?.kind === 'heat' ? here : shown;
  const next = pages[from + 1];
  // Not while one waits for its answer only: a key that is pressed in a hall counts, and calls go out in their order.
  const advance =
    next === undefined
      ? undefined
      : () => {
          if (next.kind === 'heat')
            void floorWrite.write(
              callHeat({ event: next.at.event.key, round: next.at.round.number }, next.position),
            );
          else look(from + 1);
        };

  const blocked = page?.kind === 'coming' ? whyNotYet(hall, page.at) : undefined;
  const start =
    blocked !== undefined || page === undefined || (busy && page.kind === 'coming')
      ? undefined
      : page.kind === 'coming'
        ? () => void deeds.perform((by) => [roundStarted(by, page.at.event, page.at.round)])
        : isLive
          ? () => void floorWrite.write(startMusic())
          : undefined;

  useKeys({
    ' ': page?.kind === 'coming' ? undefined : advance,
    ArrowLeft: () => look(shown - 1),
    ArrowRight: () => look(shown + 1),
    t: start,
  });

  if (page === undefined)
    return (
      <section className="mc-prompter" aria-label="What to say">
        <EmptyState more="When a round waits for its start, its call stands here.">
          Nobody is on the floor.
        </EmptyState>
      </section>
    );

  const isAhead = live?.kind === 'heat' && shown !== here && page.kind === 'heat';
  return (
    <>
      <section className="mc-prompter" aria-label="What to say" aria-live="off">
        {isAhead ? (
          <p className="mc-ahead">
            <Note
              tone="info"
              action={
                <Button size="small" onClick={() => look(here)}>
                  Show it
                </Button>
              }
            >
              {shown > here ? 'You look ahead' : 'You look back'}: {pageTitle(live)} is on the floor.
            </Note>
          </p>
        ) : null}
        {page.kind === 'heat' && coming !== undefined ? (
          <DeckAsks
            coming={coming}
            said={said}
            show={() => look(pages.findIndex(({ kind }) => kind === 'missing'))}
          />
        ) : null}
        {page.kind === 'coming' ? <p className="mc-when second">Next on the floor</p> : null}
        <Spoken key={`${standing} ${shown}`} lines={linesOf(page)} missing={missingIn(page.at)} />
        {page.kind === 'coming' && blocked !== undefined ? <Note tone="warn">{blocked}</Note> : null}
        {problem === undefined ? null : (
          <Note tone="stop" spoken="at once">
            {problem}
          </Note>
        )}
      </section>
      <McSide page={page} rounds={rounds} coming={coming} said={said} choose={setChosen} />
      <Foot>
        {isLive ? <MusicTime startedAt={floor?.startedAt} /> : null}
        <Button
          size="tall"
          kbd="←"
          blocked={shown === 0 ? 'First page' : undefined}
          onClick={() => look(shown - 1)}
        >
          Back
        </Button>
        {page.kind === 'coming' ? (
          <Button
            look="main"
            size="tall"
            className="mc-main"
            kbd="T"
            busy={busy}
            busyWord="Starting"
            blocked={blocked === undefined ? undefined : 'It cannot start yet'}
            onClick={() => start?.()}
          >
            Start the {page.at.round.name}
          </Button>
        ) : (
          <Button
            look="main"
            size="tall"
            className="mc-main"
            kbd="Space"
            blocked={next === undefined ? 'Nothing comes after this' : undefined}
            onClick={() => advance?.()}
          >
            Next: {next === undefined ? '' : pageTitle(next)}
          </Button>
        )}
        {isLive ? (
          <Button size="tall" kbd="T" onClick={() => start?.()}>
            {floor?.startedAt === undefined ? 'Start the music' : 'Start again'}
          </Button>
        ) : (
          <Button
            size="tall"
            kbd="→"
            blocked={shown === pages.length - 1 ? 'Last page' : undefined}
            onClick={() => look(shown + 1)}
          >
            Ahead
          </Button>
        )}
      </Foot>
    </>
  );
}
