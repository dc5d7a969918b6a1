/** Browsers send about a hundred characters; the rest of a longer header is ignored. */
const MAX_CHARACTERS = 512;

interface Wish {
  /** Lower case; '*' for any. */
  readonly tag: string;
  /** The preference from 0 (not at all) to 1. */
  readonly weight: number;
}

/** Parses one part of the header, such as 'es-MX;q=0.8'. Undefined if invalid. */
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

/** Closeness of a wish to an offered language: 2 exact, 1 another region, 0 any, undefined not at all. */
function closeness(wish: string, offered: string): number | undefined {
  if (wish === offered) return 2;
  if (wish === '*') return 0;
  return primary(wish) === primary(offered) ? 1 : undefined;
}

/** The weight of an offered language. Its closest match decides (RFC 9110, 12.5.4). */
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
 * Picks the offered language that an Accept-Language header prefers: 'es' for 'es-MX, en;q=0.8'. Picks the
 * first offered one if the header is missing, unreadable or asks for none of them.
 * @param offered BCP 47 tags; ties are decided by the header's order, then by the order of this list
 */
export function pickLanguage(header: string | undefined, offered: readonly string[]): string | undefined {
  const [otherwise] = offered;
  const wishes = (header ?? '')
    .slice(0, MAX_CHARACTERS)
    .split(',')
    .flatMap((part) => wishOf(part) ?? []);
  /** Position in the header; an exact match goes before a match of its region. */
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
