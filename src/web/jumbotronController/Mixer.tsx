import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { omitUndefined } from '../../domain/defined.ts';
import { useTimes } from '../app/useTimes.ts';
import { DISPLAY_BOUNDS, LAYOUTS, type Layout } from '../../domain/floor/display.ts';
import { putOn, type Display, type Shown } from '../../store/floor/displays.ts';
import { showingNow, type Board } from '../board/boardNow.ts';
import { useBoard, type HallHeard } from '../board/useBoard.ts';
import { Button } from '../parts/button/Button.tsx';
import { Kbd } from '../parts/button/Kbd.tsx';
import { Note } from '../parts/note/Note.tsx';
import { ProblemNote } from '../parts/note/ProblemNote.tsx';
import { PillChoice } from '../parts/pill/PillChoice.tsx';
import { screens } from '../screens/screens.ts';
import { useKeys } from '../staff/keyboard/useKeys.ts';
import { boards } from '../words/english/boards.ts';
import { useWords } from '../words/language.ts';
import { AllToFloor } from './AllToFloor.tsx';
import { letGo } from './letGo.ts';
import { Message } from './Message.tsx';
import { Queue } from './Queue.tsx';
import { Picture } from './Picture.tsx';
import { asItStands, asOnAir, isSame, roundsFor, secondsLeft } from './ready.ts';
import { SetUp } from './SetUp.tsx';
import { betweenOn, useAir, type Air } from './useAir.ts';
import { WhichRound } from './WhichRound.tsx';
import { Seen } from './BoardList.tsx';

export interface MixerProps {
  readonly display: Display;
  readonly displays: readonly Display[];
  readonly hall: HallHeard;
  readonly onChoose: (code: string) => void;
}

/** What is made ready, and where it came from, so that it leaves the queue when it is taken. */
interface Ready {
  readonly shown: Shown;
  readonly queuedAt?: number;
}

/** One board as a vision mixer has it: what is ready beside what is on air, and one press from one to the other. */
export function Mixer({ display, displays, hall, onChoose }: MixerProps) {
  const times = useTimes();
  const words = useWords(boards);
  const [ready, setReady] = useState<Ready>();
  const [since, setSince] = useState(hall.now);
  const message = useRef<HTMLTextAreaElement>(null);
  const onAir = useBoard('staff', hall, display);
  const shown = ready?.shown;
  const preview = useBoard('staff', hall, shown === undefined ? undefined : asOnAir(shown, since));
  const air = useAir(hall, display, onAir);

  const makeReady = (next: Shown, queuedAt?: number): void => {
    setReady({ shown: next, ...omitUndefined({ queuedAt }) });
    setSince(hall.now);
  };
  const chooseLayout = (layout: Layout): void => {
    if (layout === 'message') {
      message.current?.focus();
      return;
    }
    const [first] = roundsFor(layout, hall.program);
    // A reveal and callbacks are about one round; the deck goes on by itself when its round has begun.
    const about =
      first === undefined || layout === 'deck' ? {} : { event: first.event.key, round: first.round.number };
    makeReady({ layout, ...about });
  };
  const byHand = putOn(display, hall.now);
  const isOnAir = shown !== undefined && isSame(shown, byHand);
  const alreadyOnAir = isOnAir ? words.alreadyOnAir : undefined;
  const blocked = shown === undefined ? words.chooseFirst : alreadyOnAir;
  const take = (): void => {
    if (shown === undefined || isOnAir) return;
    air.take(shown, ready?.queuedAt);
    setReady(undefined);
  };
  const untilFloor = (seconds: number | undefined): string | undefined =>
    seconds === undefined ? undefined : words.between(seconds);
  const pageOf = (board: Board | undefined): string | undefined =>
    board !== undefined && 'pages' in board && board.pages > 1
      ? words.page(board.page + 1, board.pages)
      : undefined;
  const beside = (step: 1 | -1): void => {
    const at = displays.findIndex(({ code }) => code === display.code);
    const next = displays[(at + step + displays.length) % displays.length];
    if (next !== undefined) onChoose(next.code);
  };
  useKeys({
    ...Object.fromEntries(LAYOUTS.map((layout, at) => [String(at + 1), () => chooseLayout(layout)])),
    Enter: take,
    ' ': air.next,
    ArrowRight: air.next,
    ArrowLeft: air.back,
    ArrowUp: () => beside(-1),
    ArrowDown: () => beside(1),
    p: air.hold,
    b: () => chooseLayout('blank'),
    m: () => message.current?.focus(),
  });
  return (
    <>
      <section className="boards-mixer" aria-label={display.name}>
        <header className="boards-head">
          <h1>{display.name}</h1>
          <Seen display={display} now={hall.now} />
          <PillChoice
            label={words.control}
            quiet
            options={[
              { value: 'floor', words: words.follow },
              { value: 'hand', words: words.byHand },
            ]}
            value={display.follows ? 'floor' : 'hand'}
            onChange={(value) => {
              if (value === 'floor') air.follow();
              else air.take(asItStands(showingNow(hall, display)));
            }}
          />
        </header>
        <div className="boards-two">
          <Picture
            which="ready"
            display={display}
            board={preview}
            now={hall.now}
            more={
              shown === undefined ? undefined : (untilFloor(betweenOn(display, shown)) ?? pageOf(preview))
            }
            instead={<p className="caption">{words.nothingReady}</p>}
          />
          <Picture
            which="air"
            display={display}
            board={onAir}
            now={hall.now}
            more={
              untilFloor(secondsLeft(byHand, hall.now)) ??
              pageOf(onAir) ??
              (byHand === undefined ? words.followsFloor : words.since(times.timeOfDay(byHand.at)))
            }
          />
        </div>
        <div className="boards-take">
          <Button look="main" size="tall" kbd="↵" blocked={blocked} onClick={take}>
            {words.take}
          </Button>
          <Pages air={air} board={onAir} />
        </div>
        <ProblemNote>{air.problem}</ProblemNote>
        {air.reveal === undefined ? null : (
          <output className="caption">{words.places(air.reveal.open, air.reveal.groups)}</output>
        )}
        {air.reveal?.waits === true ? (
          <Note tone="info">
            {air.reveal.open < air.reveal.groups ? words.waiting : words.releaseNext}{' '}
            {air.reveal.open < air.reveal.groups ? null : (
              <Link to={screens.mc.link({ desk: 'awards', event: display.air?.event, round: 0 })}>
                {words.toAwards}
              </Link>
            )}
          </Note>
        ) : null}
        <fieldset className="boards-layouts">
          <legend className="spoken">{words.whatToShow}</legend>
          {LAYOUTS.map((layout, at) => (
            <button
              key={layout}
              type="button"
              aria-pressed={shown?.layout === layout}
              onClick={(event) => {
                letGo(event);
                chooseLayout(layout);
              }}
            >
              <Kbd>{String(at + 1)}</Kbd>
              {words.layout[layout]}
            </button>
          ))}
          <AllToFloor displays={displays} now={hall.now} />
        </fieldset>
        {shown === undefined ? null : (
          <WhichRound shown={shown} hall={hall} onChange={(next) => makeReady(next)} />
        )}
        <section className="boards-rules">
          <h2>{words.rulesTitle}</h2>
          <dl>
            {words.rules.map(([when, then]) => (
              <div key={when}>
                <dt>{when}</dt>
                <dd>{then}</dd>
              </div>
            ))}
          </dl>
        </section>
      </section>
      <aside className="boards-side">
        <Queue
          display={display}
          hall={hall}
          onReady={(item, at) => makeReady(item, at)}
          onChange={air.enqueue}
        />
        {shown === undefined ? null : (
          <Button
            blocked={display.queue.items.length >= DISPLAY_BOUNDS.waiting ? words.queueFull : undefined}
            onClick={() =>
              void air.enqueue([...display.queue.items, shown], words.queued(words.layout[shown.layout]))
            }
          >
            {words.queue}
          </Button>
        )}
        <Message field={message} onReady={(said) => makeReady({ layout: 'message', words: said })} />
        <SetUp display={display} write={air.write} />
      </aside>
    </>
  );
}

/** On and back through what is on air: its pages, or the places of a reveal. */
function Pages({ air, board }: { readonly air: Air; readonly board: Board | undefined }) {
  const words = useWords(boards);
  const { back, next, hold, reveal } = air;
  if (back === undefined && next === undefined)
    return (
      <div className="boards-pages">
        <Button size="tall" blocked={words.noPages} />
      </div>
    );
  const isHeld = board !== undefined && 'isHeld' in board && board.isHeld;
  return (
    <div className="boards-pages">
      <Button size="tall" kbd="←" blocked={back === undefined ? words.firstPlace : undefined} onClick={back}>
        {words.back}
      </Button>
      <Button
        size="tall"
        kbd="Space"
        blocked={next === undefined ? words.lastPlace : undefined}
        onClick={next}
      >
        {reveal === undefined ? words.next : words.nextPlace}
      </Button>
      {reveal === undefined ? (
        <Button size="tall" kbd="P" onClick={hold}>
          {isHeld ? words.go : words.pause}
        </Button>
      ) : null}
    </div>
  );
}
