/** The plural forms of a language: English `one` and `other`; some languages have up to six. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/**
 * Picks the plural form: `counted(n, { one: '1 couple', other: `${n} couples` })`.
 * @param language as a BCP 47 tag, 'en'
 */
export function createPluralizer(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** The same for ordinals: `ordinal(n, { one: `${n}st`, two: `${n}nd`, few: `${n}rd`, other: `${n}th` })`. */
export function createOrdinalFormatter(language: string): (place: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language, { type: 'ordinal' });
  return (place, forms) => forms[rules.select(place)] ?? forms.other;
}
