/** The state of a row. Each has a character that is readable without colors or images. */
export type LetterState = 'done' | 'waiting' | 'open';

export const STATE_SIGNS: Readonly<Record<LetterState, string>> = { done: '✓', waiting: '◔', open: '○' };

export interface LetterLink {
  readonly words: string;
  readonly url: string;
}

/** A row of a list: a title, a second line, and a state or an amount at its end. */
export interface LetterRow {
  readonly title: string;
  readonly about?: string;
  readonly link?: LetterLink;
  readonly end?:
    | { readonly kind: 'state'; readonly state: LetterState; readonly words: string }
    | { readonly kind: 'amount'; readonly text: string };
  /** The last line of a bill. */
  readonly isSum?: true;
}

export type LetterPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A code to keep, with its use. Never in the subject or preview, which lock screens show. */
  | {
      readonly kind: 'code';
      readonly label: string;
      readonly code: string;
      readonly about: string;
      readonly link: LetterLink;
    }
  | { readonly kind: 'list'; readonly title?: string; readonly rows: readonly LetterRow[] }
  | { readonly kind: 'section'; readonly title: string; readonly text: string }
  /** Link buttons; the first is the main one. */
  | { readonly kind: 'buttons'; readonly links: readonly LetterLink[] };

/** A mail before it is laid out: one content for plain text and HTML. */
export interface Letter {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  /** The competition's name, above everything. */
  readonly from: string;
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly LetterPart[];
  /** The reason for the mail, and the sender's address. */
  readonly foot: readonly string[];
  /** The link that stops reminders like this one. */
  readonly stop?: LetterLink;
}
