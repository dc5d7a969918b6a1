import type { ReactNode } from 'react';
import { unreachable } from '../../../domain/unreachable.ts';
import type { Display } from '../../../store/floor/displays.ts';
import type { Board } from '../board/buildBoard.ts';
import { BoardView } from '../board/BoardView.tsx';
import { BoardLanguage } from './BoardLanguage.tsx';
import { boardsWords } from '../../kit/words/english/boards.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';

export interface BoardPreviewProps {
  readonly which: 'ready' | 'air';
  readonly display: Display;
  /** Undefined: nothing chosen, or not loaded yet. */
  readonly board: Board | undefined;
  readonly now: number;
  /** The line beside the board's name: start, end, page. */
  readonly more: string | undefined;
  /** The fallback without a board. */
  readonly instead?: ReactNode;
}

/** A preview of the board that is ready, or on air. */
export function BoardPreview({ which, display, board, now, more, instead }: BoardPreviewProps) {
  const words = useWords(boardsWords);
  const about = useAbout();
  return (
    <figure className={which === 'air' ? 'boards-air' : 'boards-ready'}>
      <figcaption>
        <span>
          <b>{which === 'air' ? words.onAir : words.ready}</b>
          {board === undefined ? null : <span className="boards-about">{`, ${about(board)}`}</span>}
        </span>
        {more === undefined ? null : <span>{more}</span>}
      </figcaption>
      <div className="boards-picture">
        {board === undefined ? (
          instead
        ) : (
          <BoardLanguage display={display}>
            <BoardView board={board} theme={display.theme} now={now} />
          </BoardLanguage>
        )}
      </div>
    </figure>
  );
}

/** The subject of a board: an event, or its layout. */
function useAbout(): (board: Board) => string {
  const words = useWords(boardsWords);
  const { eventName } = useWords(termsWords);
  return (board) => {
    switch (board.kind) {
      case 'dancing':
        return board.rounds.map(({ event }) => eventName(event)).join(', ');
      case 'deck':
        return eventName(board.coming.event);
      case 'callbacks':
      case 'results':
      case 'coming':
        return eventName(board.event);
      case 'schedule':
      case 'message':
      case 'sponsors':
      case 'clock':
      case 'blank':
        return words.layout[board.kind];
      default:
        return unreachable(board);
    }
  };
}
