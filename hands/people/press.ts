/** An action that a screen offers now. */
export interface Press {
  /** The identity of a press: the same one has the same key in every run, whatever came before. */
  readonly key: string;
  /** For stories, after the name of the person: 'starts Waltz, Final'. */
  readonly description: string;
  /** The frequency, relative to other presses of this person. */
  readonly weight: number;
  readonly run: () => unknown;
  /** Undo actions: at least one must be offered right after it takes effect, unless a posted result depends on it. */
  readonly undoKeys?: readonly string[];
  /** The offices that offer the undo, if it is not on the same screen. */
  readonly undoOffices?: readonly Office[] | undefined;
}

/** Kinds of users with a screen of their own; some have several people. */
export type Office = 'scrutineer' | 'schedule' | 'chairman' | 'MC' | 'deck captain' | 'judge';

export const press = (
  key: string,
  says: string,
  does: () => unknown,
  more: Pick<Press, 'undoKeys' | 'undoOffices'> & { readonly weight?: number } = {},
): Press => ({
  key,
  description: says,
  run: does,
  weight: more.weight ?? 1,
  ...(more.undoKeys === undefined ? {} : { undoKeys: more.undoKeys, undoOffices: more.undoOffices }),
});
