/** What is said in place of a competition's name. */
interface Said {
  readonly loading: string;
  /** It is known, and nobody has named it yet. */
  readonly unnamed: string;
}

/** What a competition is called in the head of a screen. `known` is undefined until it has been heard of. */
export const competitionName = (
  known: { readonly fullName: string | undefined } | undefined,
  said: Said,
): string => (known === undefined ? said.loading : (known.fullName ?? said.unnamed));
