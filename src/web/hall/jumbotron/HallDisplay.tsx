import type { ReactNode } from 'react';
import type { Display } from '../../../store/floor/displays.ts';
import { BoardView } from '../board/BoardView.tsx';
import { useBoard, useHallClock, useBoardHall } from '../board/useBoard.ts';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { boardWords } from '../../kit/words/english/board.ts';
import { useWords } from '../../kit/words/language.ts';

/** Eight offsets of a pixel or two, a minute each, so that no line burns in. */
const WAYS = [
  { x: 0, y: 0 },
  { x: 2, y: 0 },
  { x: 2, y: 2 },
  { x: 0, y: 2 },
  { x: -2, y: 2 },
  { x: -2, y: 0 },
  { x: -2, y: -2 },
  { x: 0, y: -2 },
] as const;
const MINUTE = 60_000;

/** The offset against burn-in at a moment. */
const shiftAt = (now: number): { readonly x: number; readonly y: number } =>
  WAYS[Math.floor(now / MINUTE) % WAYS.length] ?? WAYS[0];

/** A named display: its board, as the hall sees it. */
export default function HallDisplay(props: { readonly display: Display; readonly light: ReactNode }) {
  const { display, light } = props;
  const words = useWords(boardWords);
  const now = useHallClock();
  const board = useBoard('display', useBoardHall('display', now), display);
  if (board === undefined) return <LoadingBars label={words.loading} />;
  return <BoardView board={board} theme={display.theme} now={now} shift={shiftAt(now)} light={light} />;
}
