/** Texts in place of a competition's name. */
interface Said {
  readonly loading: string;
  /** Loaded, but no name is set. */
  readonly unnamed: string;
}

/** The competition's name in the head of a screen. `known` is undefined until it is loaded. */
export const pickCompetitionName = (
  known: { readonly fullName: string | undefined } | undefined,
  said: Said,
): string => (known === undefined ? said.loading : (known.fullName ?? said.unnamed));
