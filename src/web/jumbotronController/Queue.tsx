import type { Display, Shown } from '../../store/floor/displays.ts';
import type { HallHeard } from '../board/useBoard.ts';
import { Button } from '../parts/button/Button.tsx';
import { letGo } from './letGo.ts';
import { boards } from '../words/english/boards.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';

export interface QueueProps {
  readonly display: Display;
  readonly hall: HallHeard;
  readonly onReady: (shown: Shown, at: number) => void;
  readonly onChange: (items: readonly Shown[]) => void;
}

/** What waits for this board, in its order. */
export function Queue({ display, hall, onReady, onChange }: QueueProps) {
  const words = useWords(boards);
  const named = useWords(terms);
  const { items } = display.queue;
  const about = ({ event: key, words: said }: Shown): string => {
    const event = hall.program.find((one) => one.key === key);
    return said ?? (event === undefined ? words.latest : named.eventName(event));
  };
  return (
    <section className="boards-queue">
      <h2>{words.upNext}</h2>
      {items.length === 0 ? <p className="caption">{words.nothingQueued}</p> : null}
      <ol>
        {items.map((item, at) => (
          // The same may wait twice: its place is the only key there is.
          // eslint-disable-next-line react/no-array-index-key
          <li key={at}>
            <b className="number">{at + 1}</b>
            <p>
              {words.layout[item.layout]}
              <small>{about(item)}</small>
            </p>
            <div className="row">
              <Button
                size="small"
                onClick={(event) => {
                  letGo(event);
                  onReady(item, at);
                }}
              >
                {words.toReady}
              </Button>
              {at === 0 ? null : (
                <Button
                  size="small"
                  look="plain"
                  onClick={() => {
                    const others = items.filter((_, place) => place !== at);
                    onChange([...others.slice(0, at - 1), item, ...others.slice(at - 1)]);
                  }}
                >
                  {words.up}
                </Button>
              )}
              <Button
                size="small"
                look="plain"
                onClick={() => onChange(items.filter((_, place) => place !== at))}
              >
                {words.remove}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
