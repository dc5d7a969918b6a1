import { mapDefined } from '../../domain/mapDefined.ts';
import { listRawChildren } from '../tree/path.ts';
import { toJson } from '../tree/toJson.ts';
import type { Json } from '../tree/patch.ts';
import type { ArchiveDecisions } from '../../schema/nodes/entry.ts';
import { ARCHIVE_DECISIONS, findArchiveDecision } from './decisions.ts';

/** The part of a node that is copied into next year's competition; null if none. */
function carriedOn(raw: unknown, decided: ArchiveDecisions): Json {
  const kept = mapDefined(listRawChildren(raw), ([name, below]): readonly [string, Json] | undefined => {
    const about = findArchiveDecision(name, decided);
    if (about === undefined || about === 'this year' || about === 'stays') return undefined;
    const goes = about === 'next year' ? toJson(below) : carriedOn(below, about);
    return goes === null ? undefined : [name, goes];
  });
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

/** Next year's competition from an archive: events, prices, rules, pages and looks, without people, codes, results or dates. */
export function prepareNextYear(branches: ReadonlyMap<string, Json>): ReadonlyMap<string, Json> {
  const kept = carriedOn(Object.fromEntries(branches), ARCHIVE_DECISIONS);
  return new Map(listRawChildren(kept).map(([name, branch]) => [name, toJson(branch)]));
}
