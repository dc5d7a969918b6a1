import type { Keys } from '../../staff/keyboard/useKeys.ts';

/** Something that can be done at the desk, by its button or by its key: one list binds the keys and explains them. */
export interface Command {
  /** As the keyboard says it: 'Enter', 'k', '1', 'ctrl+p'. */
  readonly key: string;
  /** On the button, and in the list of keys. */
  readonly label: string;
  /** Undefined while it makes no sense: the key stays on the list of keys all the same. */
  readonly does: (() => void) | undefined;
  /** What is missing, on the button. */
  readonly blocked?: string | undefined;
  /** Without a look it has its key only. */
  readonly look?: 'main' | 'border' | 'plain' | undefined;
  readonly busyLabel?: string | undefined;
  /** Shows something or goes somewhere, whatever it looks like: it need not wait for what is on its way. */
  readonly onlyLooks?: true | undefined;
}

/** The key as it stands on the keyboard. */
export const keyCap = (key: string): string =>
  key === 'Enter' ? '↵' : key.replace(/^ctrl\+/, '^').toUpperCase();

/** What each key does now. */
export const boundKeys = (commands: readonly Command[]): Keys =>
  Object.fromEntries(
    commands.map(({ key, does, blocked }) => [key, blocked === undefined ? does : undefined] as const),
  );
