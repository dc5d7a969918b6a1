import { mapDefined } from '../../domain/mapDefined.ts';
import type { Objection, Ruling } from '../../domain/eligibility/ruling.ts';
import type { Payment } from '../../domain/fees/payment.ts';
import { parseEntryId, parseEventKey, type EntryId, type EventKey } from '../../domain/ids.ts';
import type { PartnerRequest } from '../../domain/registrant/partnerRequest.ts';
import { competitionBasics, type Competition } from '../../store/competition/competition.ts';
import type { StoredChainRecord } from '../../store/journal/verifyChains.ts';
import { journalPath } from '../../store/journal/journal.ts';
import { resolveCurrentKey, deskNotes, type DeskNotes } from '../../store/registrant/deskNotes.ts';
import { invitationPath } from '../../store/registrant/invitations.ts';
import {
  mailedRegistrations,
  mailMessages,
  type MailedRegistration,
  type MailMessage,
} from '../../store/registrant/mails.ts';
import { allObjections } from '../../store/registrant/objections.ts';
import { paymentsPath } from '../../store/registrant/payments.ts';
import { allRequests } from '../../store/registrant/requests.ts';
import { rulingReasonPath, rulings, removalRulings } from '../../store/registrant/rulings.ts';
import { getRawChild, listRawChildren, type TreePath } from '../../store/tree/path.ts';

/** A place that a dancer took with a link. */
export interface TakenPlace {
  readonly event: EventKey;
  readonly entry: EntryId;
  readonly from: string;
  readonly by: string;
}

export interface DecidedEntry {
  readonly event: EventKey;
  readonly entry: EntryId;
  readonly ruling: Ruling;
  readonly why: string | undefined;
}

/** A change at the desk, with the dancers whose registration it changed. */
export interface DeskChange {
  readonly hash: string;
  /** In milliseconds. */
  readonly at: number;
  readonly dancers: readonly string[];
  /** The dancer who was entered with a partner in these events, if that is the reason. */
  readonly paired: { readonly dancer: string; readonly events: readonly EventKey[] } | undefined;
}

/** The data that decides which mails are due. */
export interface MailReasons {
  readonly competition: Competition;
  readonly registrations: readonly MailedRegistration[];
  readonly requests: readonly PartnerRequest[];
  readonly places: readonly TakenPlace[];
  readonly payments: readonly Payment[];
  readonly objections: readonly Objection[];
  /** The codes that each device has shown. */
  readonly codesShown: ReadonlyMap<string, readonly string[]>;
  readonly decided: readonly DecidedEntry[];
  readonly deskChanges: readonly DeskChange[];
  readonly messages: ReadonlyMap<string, MailMessage>;
  readonly notes: DeskNotes;
}

export type ReadTree = (path: string) => Promise<unknown>;

const takenPlaces: TreePath<readonly TakenPlace[]> = {
  at: 'invitations',
  parse: (raw) =>
    listRawChildren(raw).flatMap(([key, entries]) =>
      mapDefined(listRawChildren(entries), ([id, one]): TakenPlace | undefined => {
        const [event, entry] = [parseEventKey(key), parseEntryId(id)];
        if (event === undefined || entry === undefined) return undefined;
        const its = invitationPath(event, entry).parse(one);
        return its?.takenBy === undefined ? undefined : { event, entry, from: its.from, by: its.takenBy };
      }),
    ),
};

const codesShown: TreePath<ReadonlyMap<string, readonly string[]>> = {
  at: 'codeClaims',
  parse: (raw) =>
    new Map(listRawChildren(raw).map(([uid, codes]) => [uid, listRawChildren(codes).map(([code]) => code)])),
};

function decidedIn(all: unknown, reasons: unknown): readonly DecidedEntry[] {
  return [...rulings.parse(all), ...removalRulings.parse(all)].flatMap(([key, ruling]) => {
    const [name = '', id = ''] = key.split('/');
    const [event, entry] = [parseEventKey(name), parseEntryId(id)];
    if (event === undefined || entry === undefined) return [];
    const why = rulingReasonPath(event, entry).parse(getRawChild(getRawChild(reasons, name), id));
    return [{ event, entry, ruling, why }];
  });
}

/**
 * Changes that a dancer would otherwise not notice. Assigned numbers are left out: they come in bulk, and
 * everybody gets one.
 */
const TOLD = new Set([
  'competitor edited',
  'partner changed',
  'dropped out',
  'entries transferred',
  'change undone',
]);

function changeOf({ record, hash, receivedAt }: StoredChainRecord): DeskChange | undefined {
  if (!TOLD.has(record.kind)) return undefined;
  const dancers = [
    ...('competitor' in record && record.competitor !== undefined ? [record.competitor] : []),
    ...('others' in record ? (record.others ?? []) : []),
  ];
  const paired =
    record.kind === 'partner changed' && record.partner !== undefined
      ? { dancer: record.competitor, events: record.events }
      : undefined;
  return { hash, at: receivedAt, dancers, paired };
}

/**
 * Reads the changes at the desk. The journal is large, so it is read again only after the desk has edited a
 * dancer.
 */
export class DeskChanges {
  private seen: string | undefined;
  private changes: readonly DeskChange[] = [];

  async read(read: ReadTree, notes: DeskNotes): Promise<readonly DeskChange[]> {
    const now = JSON.stringify(
      mapDefined(notes, ([key, { edited }]) => (edited === 0 ? undefined : [key, edited])),
    );
    if (now === this.seen) return this.changes;
    const { records } = journalPath.parse(now === '[]' ? undefined : await read(journalPath.at));
    this.changes = mapDefined(records, changeOf).map((change) => ({
      ...change,
      dancers: change.dancers.map((dancer) => resolveCurrentKey(dancer, notes)),
    }));
    this.seen = now;
    return this.changes;
  }
}

export async function readReasons(read: ReadTree, desk: DeskChanges): Promise<MailReasons> {
  const its = async <T>({ at, parse }: TreePath<T>): Promise<T> => parse(await read(at));
  const [competition, registrations, requests, places, payments, objections, codes, messages, notes] =
    await Promise.all([
      its(competitionBasics),
      its(mailedRegistrations),
      its(allRequests),
      its(takenPlaces),
      its(paymentsPath),
      its(allObjections),
      its(codesShown),
      its(mailMessages),
      its(deskNotes),
    ]);
  return {
    competition,
    registrations,
    requests,
    places,
    payments,
    objections,
    codesShown: codes,
    decided: decidedIn(await read(rulings.at), await read('rulingReasons')),
    deskChanges: await desk.read(read, notes),
    messages,
    notes,
  };
}
