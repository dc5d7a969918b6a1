import type { ComponentProps } from 'react';
import { buttonClass, type ButtonStyle } from './buttonClass.ts';

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonStyle {
  readonly href: string;
}

/** A link that leads out of the app or to a file, in the looks of a button. The router's Link takes `buttonClass` instead. */
export function LinkButton({ look, size, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ look, size }, className)}>
      {children}
    </a>
  );
}
