import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../kit/parts/button/Button.tsx';
import { scheduleWords } from '../../kit/words/english/schedule.ts';
import { useWords } from '../../kit/words/language.ts';
import { FieldFrame } from '../../kit/parts/field/FieldFrame.tsx';

export interface CountFieldProps {
  readonly label: string;
  readonly value: number;
  readonly help?: string | undefined;
  readonly onChange: (value: number) => void;
  /** The field takes the focus when this changes: a shortcut of the screen was pressed. */
  readonly called?: number | undefined;
}

/** A small number with steps down and up: recalls, heats. Typed numbers apply on blur or Enter. */
export function CountField({ label, value, help, onChange, called }: CountFieldProps) {
  const words = useWords(scheduleWords).selected;
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (called !== undefined && called > 0) input.current?.select();
  }, [called]);
  const settle = (): void => {
    const count = Number(typed);
    setTyped(undefined);
    if (
      typed !== undefined &&
      typed.trim() !== '' &&
      Number.isInteger(count) &&
      count >= 0 &&
      count !== value
    )
      onChange(count);
  };
  return (
    <FieldFrame label={label} help={help} id={id}>
      {(wiring) => (
        <span className="schedule-count">
          <Button
            size="small"
            aria-label={words.oneFewer(label)}
            onClick={() => onChange(Math.max(1, value - 1))}
          >
            −
          </Button>
          <input
            {...wiring}
            ref={input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(value)}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={settle}
            onKeyDown={(event) => {
              if (event.key === 'Enter') settle();
              if (event.key === 'Escape') setTyped(undefined);
            }}
          />
          <Button size="small" aria-label={words.oneMore(label)} onClick={() => onChange(value + 1)}>
            +
          </Button>
        </span>
      )}
    </FieldFrame>
  );
}
