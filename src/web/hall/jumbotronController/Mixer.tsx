import { useRef } from 'react';
import { useTimes } from '../../kit/clock/useTimes.ts';
import { DISPLAY_BOUNDS, type BoardLayout, BOARD_LAYOUTS } from '../../../domain/floor/display.ts';
import { type Display, findContentByHand } from '../../../store/floor/displays.ts';
import { type Board, chooseContent } from '../board/buildBoard.ts';
import { type BoardHallData, useBoard } from '../board/useBoard.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { Kbd } from '../../kit/parts/button/Kbd.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { useKeys } from '../../staff/keyboard/useKeys.ts';
import { boardsWords } from '../../kit/words/english/boards.ts';
import { useWords } from '../../kit/words/language.ts';
import { AirPages } from './AirPages.tsx';
import { FollowFloorButton } from './FollowFloorButton.tsx';
import { dropPointerFocus } from './dropPointerFocus.ts';
import { MessageForm } from './MessageForm.tsx';
import { BoardQueue } from './BoardQueue.tsx';
import { BoardPreview } from './BoardPreview.tsx';
import { freezeContent, isSameContent, calculateSecondsLeft } from './ready.ts';
import { RevealNote } from './RevealNote.tsx';
import { BoardSettings } from './BoardSettings.tsx';
import { findInsertSeconds, useOnAir } from './useOnAir.ts';
import { useReady } from './useReady.ts';
import { RoundSelect } from './RoundSelect.tsx';
import { BoardPresence } from './BoardList.tsx';

/** Explains how a board follows the floor. */
function FloorRules() {
  const words = useWords(boardsWords);
  return (
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
  );
}

export interface MixerProps {
  readonly display: Display;
  readonly displays: readonly Display[];
  readonly hall: BoardHallData;
  readonly onChoose: (code: string) => void;
}

/** One board like on a vision mixer: Ready beside On air, and one tap to take. */
export function Mixer({ display, displays, hall, onChoose }: MixerProps) {
  const times = useTimes();
  const words = useWords(boardsWords);
  const message = useRef<HTMLTextAreaElement>(null);
  const onAir = useBoard('staff', hall, display);
  const ready = useReady(hall);
  const { shown, preview } = ready;
  const air = useOnAir(hall, display, onAir);

  const chooseLayout = (layout: BoardLayout): void => {
    if (layout === 'message') message.current?.focus();
    else ready.makeLayout(layout);
  };
  const byHand = findContentByHand(display, hall.now);
  const isOnAir = shown !== undefined && isSameContent(shown, byHand);
  const alreadyOnAir = isOnAir ? words.alreadyOnAir : undefined;
  const blocked = shown === undefined ? words.chooseFirst : alreadyOnAir;
  const take = (): void => {
    if (shown === undefined || isOnAir) return;
    air.take(shown, ready.queuedAt);
    ready.clear();
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
    ...Object.fromEntries(BOARD_LAYOUTS.map((layout, at) => [String(at + 1), () => chooseLayout(layout)])),
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
          <BoardPresence display={display} now={hall.now} />
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
              else air.take(freezeContent(chooseContent(hall, display)));
            }}
          />
        </header>
        <div className="boards-two">
          <BoardPreview
            which="ready"
            display={display}
            board={preview}
            now={hall.now}
            more={
              shown === undefined
                ? undefined
                : (untilFloor(findInsertSeconds(display, shown)) ?? pageOf(preview))
            }
            instead={<p className="caption">{words.nothingReady}</p>}
          />
          <BoardPreview
            which="air"
            display={display}
            board={onAir}
            now={hall.now}
            more={
              untilFloor(calculateSecondsLeft(byHand, hall.now)) ??
              pageOf(onAir) ??
              (byHand === undefined ? words.followsFloor : words.since(times.timeOfDay(byHand.at)))
            }
          />
        </div>
        <div className="boards-take">
          <Button look="main" size="tall" kbd="↵" blocked={blocked} onClick={take}>
            {words.take}
          </Button>
          <AirPages air={air} board={onAir} />
        </div>
        <ProblemNote>{air.problem}</ProblemNote>
        <RevealNote air={air} event={display.air?.event} />
        <fieldset className="boards-layouts">
          <legend className="spoken">{words.whatToShow}</legend>
          {BOARD_LAYOUTS.map((layout, at) => (
            <button
              key={layout}
              type="button"
              aria-pressed={shown?.layout === layout}
              onClick={(event) => {
                dropPointerFocus(event);
                chooseLayout(layout);
              }}
            >
              <Kbd>{String(at + 1)}</Kbd>
              {words.layout[layout]}
            </button>
          ))}
          <FollowFloorButton displays={displays} now={hall.now} />
        </fieldset>
        {shown === undefined ? null : (
          <RoundSelect shown={shown} hall={hall} onChange={(next) => ready.make(next)} />
        )}
        <FloorRules />
      </section>
      <aside className="boards-side">
        <BoardQueue display={display} hall={hall} onReady={ready.make} onChange={air.enqueue} />
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
        <MessageForm field={message} onReady={(said) => ready.make({ layout: 'message', words: said })} />
        <BoardSettings display={display} write={air.write} />
      </aside>
    </>
  );
}
