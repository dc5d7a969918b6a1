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
}

export const press = (
  key: string,
  says: string,
  does: () => unknown,
  more: { readonly weight?: number; readonly wayBack?: readonly string[] } = {},
): Press => ({
  key,
  says,
  does,
  weight: more.weight ?? 1,
  ...(more.wayBack === undefined ? {} : { wayBack: more.wayBack }),
});
