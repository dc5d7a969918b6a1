import { eventKey } from '../../domain/ids.ts';
import { childOf, childrenOf, countOf, numberOf, textOf } from '../../store/tree/path.ts';
import type { SeenPosted } from './postings.ts';

const keyOf = (eventName: string): string => `floorcraft.display.${eventName}.news`;

/** What a display had seen being posted before it was loaded anew; undefined: nothing is known. */
export function keptNews(eventName: string): SeenPosted | undefined {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(keyOf(eventName)) ?? 'null');
    const at = numberOf(childOf(raw, 'at'));
    if (at === undefined) return undefined;
    return {
      at,
      quietUntil: numberOf(childOf(raw, 'quietUntil')) ?? at,
      posted: new Set(childrenOf(childOf(raw, 'posted')).flatMap(([, key]) => textOf(key) ?? [])),
      news: childrenOf(childOf(raw, 'news')).flatMap(([, one]) => {
        const event = eventKey(textOf(childOf(one, 'event')) ?? '');
        const [round, seen] = [countOf(childOf(one, 'round')), numberOf(childOf(one, 'at'))];
        return event === undefined || round === undefined || seen === undefined
          ? []
          : [{ event, round, at: seen }];
      }),
    };
  } catch {
    // No storage here, or not ours: then nothing is news.
    return undefined;
  }
}

export function keepNews(eventName: string, seen: SeenPosted): void {
  try {
    localStorage.setItem(keyOf(eventName), JSON.stringify({ ...seen, posted: [...seen.posted] }));
  } catch {
    // Full or closed: loaded anew, the display goes by the floor at once.
  }
}
