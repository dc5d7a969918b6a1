import type { EventStyle } from '../../event/terms.ts';
import type { TimedItem } from './times.ts';

/** A stretch of one day in one style, or a break. */
export interface RibbonPart {
  readonly of:
    | { readonly kind: 'style'; readonly style: EventStyle }
    | { readonly kind: 'break'; readonly title: string };
  /** In milliseconds. */
  readonly from: number;
  readonly to: number;
}

/** Shorter breaks are part of the style around them. */
const MIN_BREAK_MS = 15 * 60_000;

/** A planned day as a few stretches: rounds of one style in a row are one, and so is each long break. */
export function dayRibbon(items: readonly TimedItem[]): readonly RibbonPart[] {
  const parts: RibbonPart[] = [];
  for (const { item, planned } of items) {
    if (planned === undefined || planned.to <= planned.from) continue;
    const last = parts.at(-1);
    if (item.kind === 'block') {
      if (planned.to - planned.from >= MIN_BREAK_MS)
        parts.push({ of: { kind: 'break', title: item.block.title }, ...planned });
      continue;
    }
    const { style } = item.event;
    if (last?.of.kind === 'style' && last.of.style === style)
      parts[parts.length - 1] = { ...last, to: Math.max(last.to, planned.to) };
    else parts.push({ of: { kind: 'style', style }, ...planned });
  }
  return parts;
}
