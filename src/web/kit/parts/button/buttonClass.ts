import './Button.css';
import { className } from '../page/className.ts';

/**
 * main: the one primary action of a screen, in the competition's color. ink: as strong, where main is taken.
 * border: everything else. stop: destructive. plain: back.
 */
export type ButtonLook = 'main' | 'ink' | 'border' | 'stop' | 'plain';

/** small: within a row (36 px). tall: for people who stand and walk (60 px). */
export type ButtonSize = 'small' | 'tall';

export interface ButtonStyle {
  readonly look?: ButtonLook | undefined;
  readonly size?: ButtonSize | undefined;
}

/** The class for other elements that look like a button, such as the router's Link. */
export const buildButtonClass = ({ look = 'border', size }: ButtonStyle = {}, more?: string): string =>
  className('button', look !== 'border' && `button-${look}`, size && `button-${size}`, more);
