import { OUTCOMES, type Outcome, type Ruling } from '../../domain/eligibility/ruling.ts';
import type { EntryId, EventKey } from '../../domain/ids.ts';
import type { Signer } from '../journal/signer.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { childOf, childrenOf, numberOf, textOf, type Path } from '../tree/path.ts';

const AT = 'rulings';
const REASONS = 'rulingReasons';

/** What is decided on entries, by event and entry. */
export type Rulings = ReadonlyMap<string, Ruling>;

export const rulingKey = (event: EventKey, entry: EntryId): string => `${event}/${entry}`;

function rulingOf(raw: unknown): Ruling | undefined {
  const outcome = OUTCOMES.find((one) => one === childOf(raw, 'outcome'));
  return outcome === undefined ? undefined : { outcome, at: numberOf(childOf(raw, 'at')) ?? 0 };
}

/** Whether entries that were in question may dance: for everybody. */
export const rulings: Path<Rulings> = {
  at: AT,
  parse: (raw) =>
    new Map(
      childrenOf(raw).flatMap(([event, entries]) =>
        childrenOf(entries).flatMap(([entry, one]) => {
          const ruling = rulingOf(one);
          return ruling === undefined ? [] : [[`${event}/${entry}`, ruling] as const];
        }),
      ),
    ),
};

/** Why it was decided: for the couple, and for who has objected. */
export const rulingReason = (event: EventKey, entry: EntryId): Path<string | undefined> => ({
  at: `${REASONS}/${rulingKey(event, entry)}`,
  parse: (raw) => textOf(childOf(raw, 'why')),
});

interface Decided {
  readonly event: EventKey;
  readonly entry: EntryId;
  readonly outcome: Outcome;
  readonly why: string;
}

/** An organizer decides, or decides otherwise. */
export const ruled = ({ uid }: Signer, { event, entry, outcome, why }: Decided): Patch => ({
  [`${AT}/${rulingKey(event, entry)}`]: { outcome, at: SERVER_TIME },
  [`${REASONS}/${rulingKey(event, entry)}`]: { why: why.trim(), uid },
});

/** Nothing is decided after all. */
export const rulingTakenBack = (event: EventKey, entry: EntryId): Patch => ({
  [`${AT}/${rulingKey(event, entry)}`]: null,
  [`${REASONS}/${rulingKey(event, entry)}`]: null,
});
