import type { ReactNode } from 'react';
import type { DisplayCode } from '../../../domain/floor/display.ts';
import { Logo } from '../../kit/parts/page/Logo.tsx';
import { boardWords } from '../../kit/words/english/board.ts';
import { useWords } from '../../kit/words/language.ts';
import '../board/board.css';

/** A screen without a name: its code, readable from across the room. */
export function DisplayCodeView({ code, light }: { readonly code: DisplayCode; readonly light: ReactNode }) {
  const words = useWords(boardWords);
  return (
    <div className="board" data-theme="dark" data-board="unnamed">
      <div className="board-page">
        <div className="board-body board-unnamed">
          <div>
            <h1>{words.unnamed}</h1>
            <p className="board-sub">{words.enter}</p>
          </div>
          <p className="board-code">{code}</p>
        </div>
        <footer className="board-foot">
          <Logo />
          <p />
          {light}
        </footer>
      </div>
    </div>
  );
}
