/** Browsers send a hundred characters; what is longer is cut here, and what is behind the cut is not asked for. */
const LONGEST = 512;

interface Wish {
  /** In lower case; '*' for any. */
  readonly tag: string;
  /** From 0, not at all, to 1. */
  readonly weight: number;
}

/** One part of the header: 'es-MX;q=0.8'. Undefined for what is none. */
function wishOf(part: string): Wish | undefined {
  const [, tag, weight] =
    /^\s*([a-z]{1,8}(?:-[a-z\d]{1,8})*|\*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i.exec(
      part,
    ) ?? [];
  return tag === undefined
    ? undefined
    : { tag: tag.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
}

const primary = (tag: string): string => tag.split('-')[0] ?? tag;

/** How closely a wish names an offered language: 2 to the letter, 1 another region of it, 0 any, undefined not at all. */
function closeness(wish: string, offered: string): number | undefined {
  if (wish === offered) return 2;
  if (wish === '*') return 0;
  return primary(wish) === primary(offered) ? 1 : undefined;
}

/** How much an offered language is wanted: what names it most closely decides (RFC 9110, 12.5.4). */
function weightOf(offered: string, wishes: readonly Wish[]): number {
  let closest = -1;
  let weight = 0;
  for (const wish of wishes) {
    const close = closeness(wish.tag, offered);
    if (close === undefined || close < closest) continue;
    weight = close > closest ? wish.weight : Math.max(weight, wish.weight);
    closest = close;
  }
  return weight;
}

/**
 * The offered language that an Accept-Language header wants most: 'es' for 'es-MX, en;q=0.8'. The first one offered where
 * there is no header, none of it can be met, or none of it can be read.
 * @param offered BCP 47 tags; of equally wanted ones the header's order decides, then this one
 */
export function wantedLanguage(header: string | undefined, offered: readonly string[]): string | undefined {
  const [otherwise] = offered;
  const wishes = (header ?? '')
    .slice(0, LONGEST)
    .split(',')
    .flatMap((part) => wishOf(part) ?? []);
  /** Where in the header it is named; to the letter comes before by its region. */
  const place = (tag: string): number => {
    const at = wishes.findIndex((wish) => (closeness(wish.tag, tag) ?? 0) > 0);
    if (at === -1) return wishes.length;
    return wishes.some((wish) => wish.tag === tag) ? at - 0.5 : at;
  };
  const [best] = offered
    .map((tag) => ({ tag, weight: weightOf(tag.toLowerCase(), wishes), at: place(tag.toLowerCase()) }))
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at);
  return best === undefined || best.weight === 0 ? otherwise : best.tag;
}
