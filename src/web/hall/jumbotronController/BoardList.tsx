import { useTimes } from '../../kit/clock/useTimes.ts';
import type { BoardLayout } from '../../../domain/floor/display.ts';
import { summarizePresence, type DevicePresence } from '../../../domain/floor/dutyPresence.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import type { Display } from '../../../store/floor/displays.ts';
import { devicesOnline } from '../../../store/people/devicesOnline.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { valueOr, useLive } from '../../kit/cache/useLive.ts';
import type { Board } from '../board/buildBoard.ts';
import { BoardView } from '../board/BoardView.tsx';
import { useBoard, type BoardHallData } from '../board/useBoard.ts';
import { ConnectionLight } from '../../kit/parts/note/ConnectionLight.tsx';
import { BoardLanguage } from './BoardLanguage.tsx';
import { dropPointerFocus } from './dropPointerFocus.ts';
import { boardsWords } from '../../kit/words/english/boards.ts';
import { useWords } from '../../kit/words/language.ts';

export interface BoardListProps {
  readonly displays: readonly Display[];
  readonly chosen: Display;
  readonly onChoose: (code: string) => void;
  readonly hall: BoardHallData;
}

/** All boards of the hall, each with a live preview. */
export function BoardList({ displays, chosen, onChoose, hall }: BoardListProps) {
  const words = useWords(boardsWords);
  return (
    <nav aria-label={words.label}>
      <h2>{words.boards(displays.length)}</h2>
      <ul>
        {displays.map((one) => (
          <li key={one.code}>
            <button
              type="button"
              className="boards-one"
              aria-current={one.code === chosen.code ? true : undefined}
              onClick={(event) => {
                dropPointerFocus(event);
                onChoose(one.code);
              }}
            >
              <One display={one} hall={hall} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function One(props: { readonly display: Display; readonly hall: BoardHallData }) {
  const { display, hall } = props;
  const words = useWords(boardsWords);
  const board = useBoard('staff', hall, display);
  const layout = board === undefined ? undefined : layoutOf(board);
  const driven = display.follows ? words.followsFloor : words.byHand;
  const isAway = usePresence(display, hall.now).kind === 'away';
  return (
    <>
      <span className={isAway ? 'boards-small boards-away' : 'boards-small'} aria-hidden="true">
        {board === undefined ? null : (
          <BoardLanguage display={display}>
            <BoardView board={board} theme={display.theme} now={hall.now} />
          </BoardLanguage>
        )}
      </span>
      <span className="boards-facts">
        <b>{display.name}</b>
        <small>{layout === undefined ? '' : words.layout[layout]}</small>
        <small>{isAway ? words.lastPage : driven}</small>
        <BoardPresence display={display} now={hall.now} />
      </span>
    </>
  );
}

function layoutOf(board: Board): BoardLayout {
  if (board.kind !== 'coming') return board.kind;
  return board.what === 'callbacks' ? 'callbacks' : 'results';
}

function usePresence(display: Display, now: number): DevicePresence {
  const { staff } = useStore();
  const duties = valueOr(useLive(staff, devicesOnline), []).filter(
    ({ duty, of }) => duty === 'display' && of === display.code,
  );
  return summarizePresence(duties, now);
}

/** The presence of a board, as it reports it. */
export function BoardPresence({ display, now }: { readonly display: Display; readonly now: number }) {
  const times = useTimes();
  const words = useWords(boardsWords);
  const presence = usePresence(display, now);
  switch (presence.kind) {
    case 'here':
      return <ConnectionLight connection={{ state: 'live' }} word={words.connected} />;
    case 'away':
      return (
        <ConnectionLight
          connection={{ state: 'offline', since: times.timeOfDay(presence.seen) }}
          word={words.seen(times.timeOfDay(presence.seen))}
        />
      );
    case 'never':
      return <small>{words.neverSeen}</small>;
    default:
      return unreachable(presence);
  }
}
