/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key =
  | 'Alt'
  | 'ArrowDown'
  | 'ArrowRight'
  | 'Backspace'
  | 'Control'
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | '/'
  | 'z';

/** A device with one open tab. Engines implement exactly this; stories use device.ts on top of it. */
export interface Tab {
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Runs a function in the page. Arguments and result are plain data. */
  readonly run: <Given, Answer>(
    inPage: (given: Given) => Answer | Promise<Answer>,
    given: Given,
  ) => Promise<Answer>;
  /** Presses the mouse at the first point, moves it along the others, and releases it at the last. */
  readonly drag: (points: readonly [Point, ...(readonly Point[])]) => Promise<void>;
  /** Presses keys together: 'Control', 'Enter'. */
  readonly press: (...keys: readonly Key[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  /** The printed page as a PDF. Undefined: the engine's driver cannot print. */
  readonly print: (() => Promise<Buffer>) | undefined;
  readonly close: () => Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A browser engine that runs until it is closed. Each tab is an isolated device. */
export interface Engine {
  readonly openTab: (size: Size) => Promise<Tab>;
  readonly close: () => Promise<void>;
}
