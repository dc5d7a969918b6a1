import type { ComponentProps, MouseEvent } from 'react';
import { buildButtonClass, type ButtonStyle } from './buttonClass.ts';
import { Kbd } from './Kbd.tsx';

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'>, ButtonStyle {
  /**
   * States what is missing, in at most eight words: 'Send at exactly 60'. Replaces the label; the button cannot be
   * pressed.
   */
  readonly blocked?: string | undefined;
  /** The device is at work: shows `busyWord` in the same width and ignores presses. */
  readonly busy?: boolean | undefined;
  /** The label while busy: 'Sending'. */
  readonly busyWord?: string | undefined;
  /** The keyboard shortcut, shown beside the label. */
  readonly kbd?: string | undefined;
}

/**
 * Looks: main, ink, border, stop, plain; sizes: small, usual, tall. States: at rest, hovered, down, focused, busy,
 * blocked. A blocked button stays focusable and readable by screen readers, because it says what is missing.
 */
export function Button({
  look,
  size,
  blocked,
  busy = false,
  busyWord,
  kbd,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isBlocked = blocked !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button would still submit its form.
    if (isBlocked || busy) event.preventDefault();
    else onClick?.(event);
  };
  const busyLook = busy ? 'button-busy' : '';
  const state = isBlocked ? 'button-blocked' : busyLook;
  const label =
    busyWord === undefined ? (
      children
    ) : (
      <span className="button-words">
        <span data-away={busy ? '' : undefined} aria-hidden={busy}>
          {children}
        </span>
        <span data-away={busy ? undefined : ''} aria-hidden={!busy}>
          {busyWord}
        </span>
      </span>
    );
  return (
    <button
      type="button"
      {...rest}
      className={buildButtonClass({ look, size }, [state, className].filter(Boolean).join(' '))}
      aria-disabled={isBlocked || busy ? true : undefined}
      aria-busy={busy ? true : undefined}
      onClick={press}
    >
      {isBlocked ? blocked : label}
      {kbd === undefined || isBlocked ? null : <Kbd>{kbd}</Kbd>}
    </button>
  );
}
