import type { LeadNumber } from '../../../domain/ids.ts';

/** A sentence with couples in it, which screens show as number cards. */
export type Phrase = readonly (string | { readonly couple: LeadNumber })[];

/** A list of couples: '213 and 162', '213, 162, and 151'. `language` as a BCP 47 tag. */
export function createCoupleListFormatter(language: string): (couples: readonly LeadNumber[]) => Phrase {
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

/** Couples with their figures: '112: 4; 113: 6'. */
export const formatRows = <Row extends { readonly couple: LeadNumber }>(
  rows: readonly Row[],
  say: (row: Row) => string,
  [colon, between]: readonly [string, string] = [': ', '; '],
): Phrase =>
  rows.flatMap((row, at) => [...(at === 0 ? [] : [between]), { couple: row.couple }, `${colon}${say(row)}`]);
