import type { Board } from '../board/buildBoard.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { boardsWords } from '../../kit/words/english/boards.ts';
import { useWords } from '../../kit/words/language.ts';
import type { OnAirControls } from './useOnAir.ts';

/** Steps through the content on air: pages, or places of a reveal. */
export function AirPages({ air, board }: { readonly air: OnAirControls; readonly board: Board | undefined }) {
  const words = useWords(boardsWords);
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
