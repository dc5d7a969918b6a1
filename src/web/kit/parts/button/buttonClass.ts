import './Button.css';
import { className } from '../page/className.ts';

/**
 * main: the one thing to do on a screen, in the competition's colour. ink: as strong, where main is taken.
 * border: everything else. stop: takes something away. plain: the way back.
 */
export type ButtonLook = 'main' | 'ink' | 'border' | 'stop' | 'plain';

/** small: within a row (36 px). tall: for someone who stands and walks (60 px). */
export type ButtonSize = 'small' | 'tall';

export interface ButtonStyle {
  readonly look?: ButtonLook | undefined;
  readonly size?: ButtonSize | undefined;
}

/** For an element that looks like a button but is something else, such as the router's Link. */
export const buttonClass = ({ look = 'border', size }: ButtonStyle = {}, more?: string): string =>
  className('button', look !== 'border' && `button-${look}`, size && `button-${size}`, more);
