import type { KeyBindings } from '../../staff/keyboard/useKeys.ts';

/** A command of the desk, by its button or by its key: one list binds the keys and explains them. */
export interface DeskCommand {
  /** The name of the key: 'Enter', 'k', '1', 'ctrl+p'. */
  readonly key: string;
  /** The label on the button, and in the list of keys. */
  readonly label: string;
  /** Undefined while it makes no sense: the key stays in the list of keys. */
  readonly run: (() => void) | undefined;
  /** States what is missing, on the button. */
  readonly blocked?: string | undefined;
  /** The button's look. A command without one has its key only. */
  readonly look?: 'main' | 'border' | 'plain' | undefined;
  readonly busyLabel?: string | undefined;
  /** True if the command only shows or opens something: it need not wait for pending changes. */
  readonly onlyLooks?: true | undefined;
}

export const formatKey = (key: string): string =>
  key === 'Enter' ? '↵' : key.replace(/^ctrl\+/, '^').toUpperCase();

export const bindKeys = (commands: readonly DeskCommand[]): KeyBindings =>
  Object.fromEntries(
    commands.map(({ key, run, blocked }) => [key, blocked === undefined ? run : undefined] as const),
  );
