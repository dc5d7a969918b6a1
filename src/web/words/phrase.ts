import type { LeadNumber } from '../../domain/ids.ts';

/** A sentence with couples in it: a screen shows them as number cards. */
export type Phrase = readonly (string | { readonly couple: LeadNumber })[];

/** Couples with a word between them: '213 and 162', '213, 162, and 151'. `language` as a BCP 47 tag. */
export function couplesIn(language: string): (couples: readonly LeadNumber[]) => Phrase {
  const lists = new Intl.ListFormat(language);
  return (couples) => {
    let next = 0;
    return lists.formatToParts(couples).flatMap(({ type, value }): Phrase => {
      if (type === 'literal') return [value];
      const couple = couples[next++];
      return couple === undefined ? [] : [{ couple }];
    });
  };
}

/** Several phrases as one, with the same words between them. */
export const joined = (phrases: readonly Phrase[], between: string): Phrase =>
  phrases.flatMap((phrase, at) => (at === 0 ? phrase : [between, ...phrase]));
