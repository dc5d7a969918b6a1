import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../kit/parts/button/Button.tsx';
import { judgeWords } from '../../kit/words/english/judge.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { SheetProps } from './sheetProps.ts';
import './FloorMoved.css';

/** Delays a new value while a finger is on the screen, so that nothing moves under it. */
function useUnderFinger<T>(wanted: T, name: string): T {
  const isDown = useRef(false);
  const [shown, setShown] = useState({ wanted, name });
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = { wanted, name };
    if (!isDown.current && shown.name !== name) setShown(latest.current);
  }, [wanted, name, shown.name]);
  useLayoutEffect(() => {
    const down = (): void => {
      isDown.current = true;
    };
    const up = (): void => {
      isDown.current = false;
      // Wait until after the click that ends this press.
      setTimeout(() => {
        if (!isDown.current)
          setShown((before) => (before.name === latest.current.name ? before : latest.current));
      });
    };
    const listeners = { pointerdown: down, pointerup: up, pointercancel: up };
    for (const [kind, listener] of Object.entries(listeners))
      window.addEventListener(kind, listener, { capture: true });
    return () => {
      for (const [kind, listener] of Object.entries(listeners))
        window.removeEventListener(kind, listener, { capture: true });
    };
  }, []);
  return shown.wanted;
}

/** Shown if the floor has moved on while this sheet stays open. One tap opens the dance on the floor. */
export default function FloorMoved({
  shown,
  sheet,
  onGo,
  onShift,
}: Pick<SheetProps, 'shown' | 'sheet' | 'onGo' | 'onShift'>) {
  const words = useWords(judgeWords).moved;
  const { danceName } = useWords(termsWords);
  const moved = useUnderFinger(shown.moved, JSON.stringify(shown.moved));
  const isThere = moved !== undefined;
  const wasThere = useRef(false);
  useLayoutEffect(() => {
    if (wasThere.current !== isThere) onShift();
    wasThere.current = isThere;
  }, [isThere, onShift]);
  if (moved === undefined) return null;
  const now = danceName(moved.floor);
  return (
    <section className="floor-moved" aria-live="polite" aria-labelledby="floor-moved">
      <h2 id="floor-moved">
        <b>{words.now(now)}</b> {words.unfinished(moved.unfinished.map((dance) => danceName(dance)))}
      </h2>
      <p>{words.marksStay(sheet.numbers.length, danceName(shown.dance))}</p>
      <Button look="main" size="tall" onClick={() => onGo({ round: shown.round, dance: moved.floor })}>
        {words.judge(now)}
      </Button>
    </section>
  );
}
