import type { ReactNode } from 'react';
import type { Display } from '../../store/floor/displays.ts';
import { BoardView } from '../board/BoardView.tsx';
import { useBoard, useHallClock, useHallHeard } from '../board/useBoard.ts';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { board as boardWords } from '../words/english/board.ts';
import { useWords } from '../words/language.ts';
import { shiftAt } from './shift.ts';

/** A display that has a name: what the hall sees, from what was heard. */
export default function HallDisplay(props: { readonly display: Display; readonly light: ReactNode }) {
  const { display, light } = props;
  const words = useWords(boardWords);
  const now = useHallClock();
  const board = useBoard('display', useHallHeard('display', now), display);
  if (board === undefined) return <LoadingBars label={words.loading} />;
  return <BoardView board={board} theme={display.theme} now={now} shift={shiftAt(now)} light={light} />;
}
