import { mapDefined } from '../../domain/defined.ts';
import { childrenOf } from '../tree/path.ts';
import { asJson } from '../tree/asJson.ts';
import type { Json } from '../tree/patch.ts';
import { DECISIONS, decidedOf, type Decisions } from './decisions.ts';

/** Of what lies somewhere, what goes on to next year; null where nothing does. */
function carriedOn(raw: unknown, decided: Decisions): Json {
  const kept = mapDefined(childrenOf(raw), ([name, below]): readonly [string, Json] | undefined => {
    const about = decidedOf(name, decided);
    if (about === undefined || about === 'this year' || about === 'stays') return undefined;
    const goes = about === 'next year' ? asJson(below) : carriedOn(below, about);
    return goes === null ? undefined : [name, goes];
  });
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

/**
 * Next year's competition out of the archive of this one: what is offered, what it costs, who may enter what, the pages, the
 * looks. Nobody who danced, judged or worked here, no code, no result and no date.
 */
export function nextYear(branches: ReadonlyMap<string, Json>): ReadonlyMap<string, Json> {
  const kept = carriedOn(Object.fromEntries(branches), DECISIONS);
  return new Map(childrenOf(kept).map(([name, branch]) => [name, asJson(branch)]));
}
