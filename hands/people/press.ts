/** Something a person can do right now, because a screen of theirs offers it. */
export interface Press {
  /** Names it: the same press has the same key in every run, whatever was pressed before. */
  readonly key: string;
  /** In the words of the hall, behind the name of who does it: 'starts Waltz, Final'. */
  readonly says: string;
  /** How much more often than other presses of this person it is pressed. */
  readonly weight: number;
  readonly does: () => unknown;
  /** Any of these must be offered to somebody right after it took effect, as long as nothing posted hangs on it. */
  readonly wayBack?: readonly string[];
  /** The offices whose screens have it, where it is not on the screen of whoever has pressed. */
  readonly backWith?: readonly Office[] | undefined;
}

/** Who has a screen of their own; of some there are several with one. */
export type Office = 'scrutineer' | 'schedule' | 'chairman' | 'MC' | 'deck captain' | 'judge';

export const press = (
  key: string,
  says: string,
  does: () => unknown,
  more: Pick<Press, 'wayBack' | 'backWith'> & { readonly weight?: number } = {},
): Press => ({
  key,
  says,
  does,
  weight: more.weight ?? 1,
  ...(more.wayBack === undefined ? {} : { wayBack: more.wayBack, backWith: more.backWith }),
});
