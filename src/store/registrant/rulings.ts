import { mapDefined, omitUndefined } from '../../domain/mapDefined.ts';
import type { Ruling } from '../../domain/eligibility/ruling.ts';
import type { Author } from '../../domain/journal/record.ts';
import { parseEntryId, parseEventKey, type EntryId, type EventKey } from '../../domain/ids.ts';
import { ruling as node, rulingReasonForm as reasonNode } from '../../schema/nodes/disputes.ts';
import type { Change } from '../delivery/operation.ts';
import { SERVER_TIME } from '../tree/patch.ts';
import { listRawChildren, type TreePath } from '../tree/path.ts';
import { ruledOutAt } from './undoAt.ts';

const AT = 'rulings';
const REASONS = 'rulingReasons';

/** By event and entry. */
export type Rulings = ReadonlyMap<string, Ruling>;

export const buildRulingKey = (event: EventKey, entry: EntryId): string => `${event}/${entry}`;

const rulingsIn = (raw: unknown, isMeant: (ruling: Ruling) => boolean): Rulings =>
  new Map(
    listRawChildren(raw).flatMap(([event, entries]) =>
      mapDefined(listRawChildren(entries), ([entry, one]): readonly [string, Ruling] | undefined => {
        const ruling = node.parse(one);
        return ruling !== undefined && isMeant(ruling) ? [`${event}/${entry}`, ruling] : undefined;
      }),
    ),
  );

/** Rulings that left their entry as it was. */
export const rulings: TreePath<Rulings> = {
  at: AT,
  parse: (raw) => rulingsIn(raw, ({ out }) => out === undefined),
};

/** Rulings that removed an entry, or one of its dancers. The entry may have other dancers by now. */
export const removalRulings: TreePath<Rulings> = {
  at: AT,
  as: 'out',
  parse: (raw) => rulingsIn(raw, ({ out }) => out !== undefined),
};

/** A ruling that took out a dancer, or their partner. */
export interface OwnRuling {
  readonly event: EventKey;
  readonly entry: EntryId;
  readonly isPartner: boolean;
}

/** @param id of a dancer */
export const listOwnRulings = (id: string, all: Rulings): readonly OwnRuling[] =>
  [...all].flatMap(([key, ruling]) => {
    const [name = '', one = ''] = key.split('/');
    const [event, entry] = [parseEventKey(name), parseEntryId(one)];
    const role = (['lead', 'follow'] as const).find((one) => ruling[one] === id);
    return event === undefined || entry === undefined || role === undefined
      ? []
      : [{ event, entry, isPartner: ruling.out !== 'both' && ruling.out !== role }];
  });

/** Readable by the couple at that time and by those who objected before the ruling. */
export const rulingReasonPath = (event: EventKey, entry: EntryId): TreePath<string | undefined> => ({
  at: `${REASONS}/${buildRulingKey(event, entry)}`,
  parse: (raw) => reasonNode.parse(raw)?.why,
});

/** An organizer's ruling on an entry. */
export interface DecidedRuling extends Pick<Ruling, 'outcome' | 'out' | 'lead' | 'follow'> {
  readonly event: EventKey;
  readonly entry: EntryId;
  /** The couple's names, and the keys of those who have one, for the journal. */
  readonly names: string;
  readonly others: readonly string[];
  /** Kept out of the journal. */
  readonly why: string;
}

/** Stores a ruling. It replaces an earlier one and the undo of that one. */
export function recordRuling(
  by: Author,
  { event, entry, names, others, why, ...ruling }: DecidedRuling,
): Change {
  const { outcome, out, lead, follow } = ruling;
  return {
    record: {
      ...by,
      kind: 'entry ruled on',
      events: [event],
      names,
      others,
      outcome,
      ...(out === undefined ? {} : { out }),
    },
    patch: {
      [`${AT}/${buildRulingKey(event, entry)}`]: { ...ruling, at: SERVER_TIME },
      [`${REASONS}/${buildRulingKey(event, entry)}`]: {
        why: why.trim(),
        at: SERVER_TIME,
        ...omitUndefined({ lead, follow }),
      },
      [ruledOutAt(event, entry)]: null,
    },
  };
}

/** @param isBack true if the entry or dancer that it removed is restored, too */
export const cancelRuling = (
  by: Author,
  { event, entry, names, others }: Pick<DecidedRuling, 'event' | 'entry' | 'names' | 'others'>,
  isBack = false,
): Change => ({
  record: { ...by, kind: 'ruling taken back', events: [event], names, others, isBack },
  patch: {
    [`${AT}/${buildRulingKey(event, entry)}`]: null,
    [`${REASONS}/${buildRulingKey(event, entry)}`]: null,
    [ruledOutAt(event, entry)]: null,
  },
});
