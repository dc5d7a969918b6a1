import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { Display, DisplayContent } from '../../../store/floor/displays.ts';
import type { BoardHallData } from '../board/useBoard.ts';
import { parseArrowStep } from '../../kit/shell/arrowStep.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { boardsWords } from '../../kit/words/english/boards.ts';
import { useWords } from '../../kit/words/language.ts';
import { dropPointerFocus } from './dropPointerFocus.ts';
import { moveItem } from './queueOrder.ts';
import { useDragList } from './useDragList.ts';
import { useQueueWords } from './useQueueWords.ts';

export interface BoardQueueProps {
  readonly display: Display;
  readonly hall: BoardHallData;
  readonly onReady: (shown: DisplayContent, at: number) => void;
  /** Resolves to true if it was saved. */
  readonly onChange: (items: readonly DisplayContent[], done: string) => Promise<boolean>;
}

/** An order just made on this page, until the server confirms it. */
interface Made {
  readonly items: readonly DisplayContent[];
  readonly from: number;
}

/** A moved item keeps the focus, on the key or button that moved it. */
function keepFocus(list: HTMLElement | null, at: number, by: string): void {
  const row = list?.querySelector(`[data-row="${at}"]`);
  const button = row?.querySelector<HTMLElement>(`[data-does="${by}"]`) ?? row?.querySelector('button');
  button?.focus();
}

/** The queue of this board: items move by dragging, by buttons, and by Alt with the arrow keys. */
export function BoardQueue({ display, hall, onReady, onChange }: BoardQueueProps) {
  const words = useWords(boardsWords);
  const named = useQueueWords(hall, display);
  const [made, setMade] = useState<Made>();
  const { queue } = display;
  const items = made !== undefined && made.from === queue.version ? made.items : queue.items;

  const change = async (next: readonly DisplayContent[], done: string): Promise<void> => {
    setMade({ items: next, from: queue.version });
    if (!(await onChange(next, done))) setMade(undefined);
  };
  const put = (from: number, to: number): void => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || to === from) return;
    flushSync(() => void change(moveItem(items, from, to), words.movedTo(named(item).title, to + 1)));
  };
  const { list, mark, take } = useDragList(items.length, put);
  const move = (from: number, to: number, by: string): void => {
    put(from, to);
    keepFocus(list.current, Math.min(Math.max(to, 0), items.length - 1), by);
  };

  return (
    <section className="boards-queue">
      <h2>{words.upNext}</h2>
      {items.length > 0 ? (
        <ol ref={list}>
          {items.map((item, at) => {
            const { title, more } = named(item);
            const byKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
              const step = parseArrowStep(event.key);
              if (step === 0 || !event.altKey) return;
              event.preventDefault();
              move(at, at + step, event.currentTarget.dataset['does'] ?? '');
            };
            const steps = [
              { does: 'earlier', to: at - 1, label: words.up, Icon: ArrowUp },
              { does: 'later', to: at + 1, label: words.down, Icon: ArrowDown },
            ].filter(({ to }) => to >= 0 && to < items.length);
            return (
              // An item may be queued twice, so the index is the key.
              // eslint-disable-next-line react/no-array-index-key
              <li key={at} data-row={at}>
                <b className="number">{at + 1}</b>
                <p>
                  {title}
                  {more === undefined ? null : <small>{more}</small>}
                </p>
                {items.length < 2 ? (
                  <span />
                ) : (
                  // The handle for finger and mouse; keyboards and those who cannot drag use the buttons.
                  <span className="boards-grip" aria-hidden="true" onPointerDown={(event) => take(at, event)}>
                    <GripVertical size={18} strokeWidth={1.6} />
                  </span>
                )}
                <div className="row">
                  <Button
                    size="small"
                    data-does="ready"
                    onKeyDown={byKey}
                    onClick={(event) => {
                      dropPointerFocus(event);
                      onReady(item, at);
                    }}
                  >
                    {words.toReady}
                  </Button>
                  <span className="boards-steps">
                    {steps.map(({ does, to, label, Icon }) => (
                      <Button
                        key={does}
                        size="small"
                        look="plain"
                        data-does={does}
                        aria-label={label(title)}
                        onKeyDown={byKey}
                        onClick={() => move(at, to, does)}
                      >
                        <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
                      </Button>
                    ))}
                    <Button
                      size="small"
                      look="plain"
                      data-does="remove"
                      aria-label={words.remove(title)}
                      onKeyDown={byKey}
                      onClick={() =>
                        void change(
                          items.filter((_, place) => place !== at),
                          words.removedFromQueue(title),
                        )
                      }
                    >
                      <X size={18} strokeWidth={1.6} aria-hidden="true" />
                    </Button>
                  </span>
                </div>
              </li>
            );
          })}
          <li ref={mark} className="boards-mark" aria-hidden="true" hidden />
        </ol>
      ) : (
        <p className="caption">{words.nothingQueued}</p>
      )}
    </section>
  );
}
