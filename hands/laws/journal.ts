import { createHash } from 'node:crypto';
import { isFinal } from '../../src/domain/competition.ts';
import type { AuthorRole } from '../../src/domain/journal/authorRoles.ts';
import type { JournalRecord } from '../../src/store/journal/record.ts';
import { FIRST_RECORD, buildLinkedText } from '../../src/store/journal/chain.ts';
import { listOperationRecords } from '../../src/store/delivery/operation.ts';
import { planRevision } from '../../src/store/plan/planning.ts';
import { recordAt } from '../../src/store/journal/recordAt.ts';
import { getRawChild, toNumber, toText } from '../../src/store/tree/path.ts';
import { parseRoundState } from '../../src/store/tree/roundState.ts';
import type { RoundState } from '../../src/domain/round/rounds.ts';
import type { Hall } from '../hall/hall.ts';
import { buildRoundText, roundLabel } from '../story.ts';
import type { Law } from './laws.ts';
import { listRounds } from './seen.ts';

/** The position up to which a hall's journal was read. */
interface Reading {
  seen: number;
  readonly last: Map<string, string>;
  readonly texts: Map<string, number>;
  readonly states: Map<string, RoundState>;
  /** Finals whose places are released. */
  readonly released: Set<string>;
}

const readings = new WeakMap<Hall, Reading>();

/** Matches the place of a question to the chairman. */
const ASKED = /^approvals\/.+\/asked$/;

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** A record with its author, which is stored beside its text. */
const whole = (raw: unknown, text: string): JournalRecord => ({
  ...(JSON.parse(text) as JournalRecord),
  uid: toText(getRawChild(raw, 'uid')) ?? '',
  as: toText(getRawChild(raw, 'as')) as AuthorRole,
});

/** The action, regardless of its author and chain. */
const toldIn = ({ uid: _uid, as: _as, device: _device, ...record }: JournalRecord): string =>
  buildLinkedText('', record as JournalRecord);

function taken(reading: Reading, hash: string, raw: unknown): string | undefined {
  const device = toText(getRawChild(raw, 'device')) ?? '';
  const previous = toText(getRawChild(raw, 'prev')) ?? '';
  const text = toText(getRawChild(raw, 'what')) ?? '';
  if (sha256(buildLinkedText(previous, whole(raw, text))) !== hash)
    return `a record of ${device} was altered`;
  if (previous !== (reading.last.get(device) ?? FIRST_RECORD)) return `the chain of ${device} has a gap`;
  reading.last.set(device, hash);
  const told = toldIn(whole(raw, text));
  if (reading.texts.has(told)) return `a record is duplicated: ${text}`;
  reading.texts.set(told, 1);
  const kind = toText(getRawChild(raw, 'kind'));
  const at = `${toText(getRawChild(raw, 'event'))}/${toNumber(getRawChild(raw, 'round'))}`;
  const from = getRawChild(raw, 'from');
  const was = reading.states.get(at);
  if (from !== undefined && was !== undefined && parseRoundState(from) !== was)
    return `a record of ${at} goes on from ${parseRoundState(from)}, and it was ${was}`;
  if (kind === 'state changed') {
    const to: unknown = getRawChild(JSON.parse(text), 'to');
    if (typeof to === 'string') reading.states.set(at, to as RoundState);
  }
  if (kind === 'result posted') reading.states.set(at, 'posted');
  if (kind === 'result taken back') reading.states.set(at, 'marked');
  if (kind === 'reopened') reading.states.set(at, 'running');
  if (kind === 'placings released') reading.released.add(at);
  if (kind === 'release taken back' || kind === 'result posted' || kind === 'result taken back')
    reading.released.delete(at);
  // Publishing a plan moves whole rounds: continue from the tree.
  if (kind === 'plan published') reading.states.clear();
  return undefined;
}

/** Publishing a plan writes a record with the new revision. */
function untoldPublication(
  patch: Readonly<Record<string, unknown>>,
  records: readonly (readonly [place: string, raw: unknown])[],
): string | undefined {
  const revision = patch[planRevision.at];
  const isTold = records.some(
    ([, raw]) =>
      getRawChild(raw, 'kind') === 'plan published' &&
      getRawChild(JSON.parse(toText(getRawChild(raw, 'what')) ?? 'null'), 'revision') === revision,
  );
  return revision === undefined || isTold
    ? undefined
    : `the plan was published as revision ${JSON.stringify(revision)}, and the journal does not say so`;
}

/** Each device has an unbroken chain, and the journal explains the state of each round. */
export const journalIsComplete: Law = {
  name: 'The journal is complete and its chains are unbroken',
  breach: (hall) => {
    const reading = readings.get(hall) ?? {
      seen: 0,
      last: new Map(),
      texts: new Map(),
      states: new Map(),
      released: new Set(),
    };
    readings.set(hall, reading);
    for (const { patch } of hall.server.accepted.slice(reading.seen)) {
      const records = Object.entries(patch).filter(([place]) => place.startsWith(recordAt('')));
      for (const [place, raw] of records) {
        const breach = taken(reading, place.slice(recordAt('').length), raw);
        if (breach !== undefined) return breach;
      }
      const untold = untoldPublication(patch, records);
      if (untold !== undefined) return untold;
      const asks = Object.entries(patch).some(
        ([place, value]) => ASKED.test(place) && value !== null && value !== undefined,
      );
      if (asks && !records.some(([, raw]) => getRawChild(raw, 'kind') === 'chairman asked'))
        return `the chairman was asked, but the journal lacks the question`;
    }
    reading.seen = hall.server.accepted.length;
    for (const seen of listRounds(hall)) {
      const told = reading.states.get(buildRoundText(seen));
      if (told !== undefined && told !== seen.round.state)
        return `${roundLabel(seen.event, seen.round)} is ${seen.round.state}, and the journal says ${told}`;
      const isReleased = isFinal(seen.round) && seen.round.releasedAt !== undefined;
      if (isReleased !== reading.released.has(buildRoundText(seen)))
        return `the places of ${roundLabel(seen.event, seen.round)} are ${isReleased ? '' : 'not '}released, but the journal disagrees`;
    }
    return undefined;
  },
};

/** An acknowledged action is in the tree with its record, waits on its device, or was reported as refused. */
export const nothingIsLost: Law = {
  name: 'Acknowledged marks, check-ins and decisions are never lost',
  breach: (hall) => {
    const reading = readings.get(hall);
    if (reading === undefined) return undefined;
    for (const { by, operation, isSaved, isSeen, reportedLate } of hall.operations) {
      const records = listOperationRecords(operation);
      if (!isSaved || isSeen || records.length === 0) continue;
      if (
        records.every((one) => reading.texts.has(toldIn(one)) || reportedLate.has(buildLinkedText('', one)))
      )
        continue;
      const person = hall.people.find(({ name }) => name === by);
      if (person?.queue.onTheWay.now.some((one) => one.operation.key === operation.key) === true) continue;
      if (isMarks(operation.draftOf, records[0]?.kind)) continue;
      return `${by} did “${records.map(({ kind }) => kind).join(', ')}”, but it is lost`;
    }
    return undefined;
  },
};

/** Excluded, because the page itself reports marks that come too late. */
const isMarks = (draftOf: string | undefined, kind: string | undefined): boolean =>
  draftOf !== undefined && (kind === 'marks sent' || kind === 'marks changed');
