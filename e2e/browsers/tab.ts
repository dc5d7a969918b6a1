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

/** A device with one open tab. An engine offers exactly this; stories use what screen.ts makes of it. */
export interface Tab {
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Runs a function in the page. What it takes and returns is plain data. */
  readonly run: <Given, Answer>(
    inPage: (given: Given) => Answer | Promise<Answer>,
    given: Given,
  ) => Promise<Answer>;
  /** Presses the mouse at the first point, moves it over the others, and releases it at the last. */
  readonly drag: (points: readonly [Point, ...(readonly Point[])]) => Promise<void>;
  /** Presses keys together: 'Control', 'Enter'. */
  readonly press: (...keys: readonly Key[]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  /** The page as a printer gets it, as a PDF. Undefined: this engine's driver cannot print. */
  readonly print: (() => Promise<Buffer>) | undefined;
  readonly close: () => Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A browser engine that runs until it is closed. Each tab is a device of its own and shares nothing with the others. */
export interface Engine {
  readonly openTab: (size: Size) => Promise<Tab>;
  readonly close: () => Promise<void>;
}
