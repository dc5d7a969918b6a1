import type { KeyBindings } from '../../staff/keyboard/useKeys.ts';

/** A command of the desk, by its button or by its key: one list binds the keys and explains them. */
export interface Command {
  /** The name of the key: 'Enter', 'k', '1', 'ctrl+p'. */
  readonly key: string;
  /** On the button, and in the list of keys. */
  readonly label: string;
  /** Undefined while it makes no sense: the key stays in the list of keys. */
  readonly run: (() => void) | undefined;
  /** States what is missing, on the button. */
  readonly blocked?: string | undefined;
  /** Without a look it has its key only. */
  readonly look?: 'main' | 'border' | 'plain' | undefined;
  readonly busyLabel?: string | undefined;
  /** Only shows or opens something, regardless of its look: it need not wait for pending changes. */
  readonly onlyLooks?: true | undefined;
}

export const keyCap = (key: string): string =>
  key === 'Enter' ? '↵' : key.replace(/^ctrl\+/, '^').toUpperCase();

export const boundKeys = (commands: readonly Command[]): KeyBindings =>
  Object.fromEntries(
    commands.map(({ key, run, blocked }) => [key, blocked === undefined ? run : undefined] as const),
  );
