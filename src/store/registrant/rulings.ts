import { omitUndefined } from '../../domain/defined.ts';
import { OUT, OUTCOMES, type Ruling } from '../../domain/eligibility/ruling.ts';
import type { Author } from '../../domain/journal/record.ts';
import { entryId, eventKey, type EntryId, type EventKey } from '../../domain/ids.ts';
import type { Change } from '../delivery/operation.ts';
import { SERVER_TIME } from '../tree/patch.ts';
import { childOf, childrenOf, numberOf, textOf, type Path } from '../tree/path.ts';
import { ruledOutAt } from './setAside.ts';

const AT = 'rulings';
const REASONS = 'rulingReasons';

/** What is decided on entries, by event and entry. */
export type Rulings = ReadonlyMap<string, Ruling>;

export const rulingKey = (event: EventKey, entry: EntryId): string => `${event}/${entry}`;

function rulingOf(raw: unknown): Ruling | undefined {
  const outcome = OUTCOMES.find((one) => one === childOf(raw, 'outcome'));
  if (outcome === undefined) return undefined;
  const out = OUT.find((one) => one === childOf(raw, 'out'));
  const [lead, follow] = [textOf(childOf(raw, 'lead')), textOf(childOf(raw, 'follow'))];
  return {
    outcome,
    at: numberOf(childOf(raw, 'at')) ?? 0,
    ...(out === undefined ? {} : { out }),
    ...(lead === undefined ? {} : { lead }),
    ...(follow === undefined ? {} : { follow }),
  };
}

const rulingsIn = (raw: unknown, isMeant: (ruling: Ruling) => boolean): Rulings =>
  new Map(
    childrenOf(raw).flatMap(([event, entries]) =>
      childrenOf(entries).flatMap(([entry, one]) => {
        const ruling = rulingOf(one);
        return ruling === undefined || !isMeant(ruling) ? [] : [[`${event}/${entry}`, ruling] as const];
      }),
    ),
  );

/** Whether entries that were in question may dance: for everybody. Of those that are in their events as they were. */
export const rulings: Path<Rulings> = {
  at: AT,
  parse: (raw) => rulingsIn(raw, ({ out }) => out === undefined),
};

/** The others: those with which somebody is out. They say nothing of who dances in the entry since. */
export const rulingsOut: Path<Rulings> = {
  at: AT,
  as: 'out',
  parse: (raw) => rulingsIn(raw, ({ out }) => out !== undefined),
};

/** Those of which somebody is told that they are out, or that their partner is. */
export interface OwnOut {
  readonly event: EventKey;
  readonly entry: EntryId;
  readonly isPartner: boolean;
}

/** @param id of a dancer */
export const ownOut = (id: string, all: Rulings): readonly OwnOut[] =>
  [...all].flatMap(([key, ruling]) => {
    const [name = '', one = ''] = key.split('/');
    const [event, entry] = [eventKey(name), entryId(one)];
    const role = (['lead', 'follow'] as const).find((one) => ruling[one] === id);
    return event === undefined || entry === undefined || role === undefined
      ? []
      : [{ event, entry, isPartner: ruling.out !== 'both' && ruling.out !== role }];
  });

/** The reason of a decision: for the couple, and for who objected before it. */
export const rulingReason = (event: EventKey, entry: EntryId): Path<string | undefined> => ({
  at: `${REASONS}/${rulingKey(event, entry)}`,
  parse: (raw) => textOf(childOf(raw, 'why')),
});

/** What is decided on an entry. */
export interface Decided extends Pick<Ruling, 'outcome' | 'out' | 'lead' | 'follow'> {
  readonly event: EventKey;
  readonly entry: EntryId;
  /** The names of the couple, and the keys of those who have some, for the journal. */
  readonly names: string;
  readonly others: readonly string[];
  /** For the couple and who objected before it: it stands in no journal. */
  readonly why: string;
}

/** An organizer decides, or decides otherwise. What an earlier decision has set aside does not come back any more. */
export function ruled(by: Author, { event, entry, names, others, why, ...ruling }: Decided): Change {
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
      [`${AT}/${rulingKey(event, entry)}`]: { ...ruling, at: SERVER_TIME },
      [`${REASONS}/${rulingKey(event, entry)}`]: {
        why: why.trim(),
        at: SERVER_TIME,
        ...omitUndefined({ lead, follow }),
      },
      [ruledOutAt(event, entry)]: null,
    },
  };
}

/** Nothing is decided after all. @param isBack the entry that was taken out is put back with it */
export const rulingTakenBack = (
  by: Author,
  { event, entry, names, others }: Pick<Decided, 'event' | 'entry' | 'names' | 'others'>,
  isBack = false,
): Change => ({
  record: { ...by, kind: 'ruling taken back', events: [event], names, others, isBack },
  patch: {
    [`${AT}/${rulingKey(event, entry)}`]: null,
    [`${REASONS}/${rulingKey(event, entry)}`]: null,
    [ruledOutAt(event, entry)]: null,
  },
});
