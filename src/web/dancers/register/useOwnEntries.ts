import { useMemo, useState } from 'react';
import type { CompetitionEvent } from '../../../domain/competition.ts';
import type { EntryId } from '../../../domain/ids.ts';
import {
  buildDraftFromEntries,
  listOwnEntries,
  NO_EDITS,
  findPartner,
  findNeededEdits,
  type EntryEdits,
  type OwnEntry,
} from '../../../domain/registrant/ownEntries.ts';
import type { RegistrationDraft } from '../../../domain/registrant/draft.ts';
import type { RegisteredPerson } from '../../../domain/people/directory.ts';
import { deliver } from '../../../store/delivery/deliver.ts';
import { generateKey } from '../../../store/delivery/operation.ts';
import { searchAt } from '../../../store/people/registrationAt.ts';
import {
  addEntries,
  changeEntries,
  createEntryKeys,
  type EntriesVersion,
} from '../../../store/registrant/changeEntries.ts';
import { saveEntryEdits, readEntryEdits } from '../../../store/registrant/entryEditsDraft.ts';
import type { OwnRegistration } from '../../../store/registrant/ownRegistration.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { buildPartnerRequests } from './buildPartnerRequests.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

/** The outcome of the last Save. */
export type SaveState = 'at rest' | 'on its way' | 'saved' | 'overtaken' | 'closed' | 'other';

export interface OwnEntries {
  readonly own: readonly OwnEntry[];
  /** Unsaved changes to the current entries. */
  readonly edits: EntryEdits;
  /** A draft of all entries after the change, as in a first registration. */
  readonly draft: RegistrationDraft;
  readonly saving: SaveState;
  readonly change: (edits: EntryEdits) => void;
  readonly save: () => void;
}

interface Props {
  readonly code: string;
  readonly registration: OwnRegistration;
  /** The edit counters of dancers' entries, by dancer key. */
  readonly edits: ReadonlyMap<string, EntriesVersion>;
  readonly dancer: RegisteredPerson;
  readonly everybody: readonly RegisteredPerson[];
  readonly events: readonly CompetitionEvent[];
  readonly isClosed: boolean;
}

/** The entries of one dancer, their changes, and the way to save them. */
export function useOwnEntries({
  code,
  registration,
  edits: counts,
  dancer,
  everybody,
  events,
  isClosed,
}: Props): OwnEntries {
  const { device, eventName } = useStore();
  const [kept, setKept] = useState(() => readEntryEdits(eventName, code, dancer.id));
  const [saving, setSaving] = useState<SaveState>('at rest');
  const own = useMemo(() => listOwnEntries(dancer.id, events), [dancer.id, events]);
  const edits = findNeededEdits(kept, own, events);
  const draft = buildDraftFromEntries({ name: dancer.name, category: registration.category }, own, edits);
  const keep = (next: EntryEdits): void => {
    setKept(next);
    saveEntryEdits(eventName, code, dancer.id, next);
  };

  /** The dropped entries that are on the partner list. */
  const searched = async (): Promise<ReadonlySet<EntryId>> => {
    const alone = own.filter((one) => edits.dropped.includes(one.entry.id) && findPartner(one) === undefined);
    const heard = await Promise.all(alone.map(({ entry }) => device.readOnce(searchAt(entry.id))));
    return new Set(
      alone.flatMap(({ entry }, at) => {
        const live = heard[at];
        return live?.kind === 'known' && live.raw !== null ? [entry.id] : [];
      }),
    );
  };

  const send = async (): Promise<void> => {
    const known = { code, registration, edits: counts, dancer, everybody, own, events };
    const changed = { ...known, searched: await searched() };
    const ids = createEntryKeys(edits, generateKey);
    const patch = changeEntries(changed, edits, draft, ids);
    const asks = await buildPartnerRequests(device, dancer.id, addEntries(changed, edits, draft, ids));
    const operation = {
      // A request fails if its partner answered in the meantime. Then the second try saves the entries
      // without requests.
      build: (_: string, attempt: number) => (attempt === 1 ? { ...patch, ...asks } : patch),
      attempts: Object.keys(asks).length > 0 ? 2 : 1,
    };
    const outcome = await deliver(device, operation, {
      kind: 'keep',
      clear: ({ kind }) => {
        if (kind === 'done') keep(NO_EDITS);
      },
    });
    if (outcome.kind === 'done') setSaving('saved');
    else if (outcome.kind !== 'refused' || outcome.problem.code !== 'not allowed') setSaving('other');
    else setSaving(isClosed && edits.added.length > 0 ? 'closed' : 'overtaken');
  };

  useLeaveWarning(edits.dropped.length + edits.added.length > 0);

  return {
    own,
    edits,
    draft,
    saving,
    change: (next) => {
      setSaving('at rest');
      keep(next);
    },
    save: () => {
      if (saving === 'on its way') return;
      setSaving('on its way');
      void send();
    },
  };
}
