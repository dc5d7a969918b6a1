import { Suspense, useId, useState } from 'react';
import { REGISTRANT_DETAILS } from '../../../domain/registrant/details.ts';
import { hasKey, type Competitor } from '../../../domain/people/directory.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { lazyOptional } from '../../kit/lazy/lazyScreen.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { TabPanel } from '../../kit/parts/tabs/TabPanel.tsx';
import { Tabs } from '../../kit/parts/tabs/Tabs.tsx';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { registerWords } from '../../kit/words/english/register.ts';
import { useWords } from '../../kit/words/language.ts';
import { joinParts } from '../../kit/words/joinParts.ts';
import { PersonEvents } from './PersonEvents.tsx';
import { PersonHistory } from './PersonHistory.tsx';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';
import type { Undoable } from './useUndoable.ts';
import { usePersonChange } from './usePersonChange.ts';

interface Props {
  readonly person: Competitor;
  readonly desk: CompetitorsDeskData;
  readonly undoable: Undoable;
  readonly onClose: () => void;
}

type Part = 'events' | 'discount' | 'mails' | 'history';

// Lazy: seldom opened.
const PersonDiscount = lazyOptional(() => import('./PersonDiscount.tsx'));
const PersonMails = lazyOptional(() => import('./PersonMails.tsx'));

export function CompetitorDialog({ person, desk, undoable, onClose }: Props) {
  const all = useWords(competitorsDeskWords);
  const words = all.person;
  const labels = useWords(registerWords).you;
  const contact = desk.registrations.get(person.key)?.contact;
  const details = REGISTRANT_DETAILS.flatMap((one) =>
    contact?.[one] === undefined ? [] : [`${labels[one]}: ${contact[one]}`],
  );
  const { configuration } = useStore();
  const tabs = useId();
  const [part, setPart] = useState<Part>('events');
  const change = usePersonChange(person, desk, undoable);
  const save = async (): Promise<void> => {
    if (await change.save()) onClose();
  };
  // Only the events can be edited; the history is read-only.
  const isForm = part === 'events' && person.dances.length > 0;
  return (
    <Dialog
      open
      wide
      question={person.name ?? all.withheld}
      verb={isForm ? words.verbs[change.what](change.changes) : undefined}
      look={change.what === 'out' ? 'stop' : 'main'}
      busy={change.busy}
      busyWord={all.edit.saving}
      blocked={change.blocked}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="stack">
        {details.length > 0 && <p className="second">{joinParts(details)}</p>}
        <Tabs
          id={tabs}
          label={words.parts}
          tabs={[
            { key: 'events', words: words.eventsPart },
            ...(hasKey(person) ? [{ key: 'discount' as const, words: all.discount }] : []),
            ...(configuration.mails === true ? [{ key: 'mails' as const, words: all.mails.title }] : []),
            { key: 'history', words: all.history.title },
          ]}
          chosen={part}
          onChoose={setPart}
        />
        <TabPanel tabs={tabs} tab={part}>
          {part === 'history' && <PersonHistory person={person} desk={desk} undoable={undoable} />}
          {part === 'discount' && (
            <Suspense fallback={<LoadingBars />}>
              <PersonDiscount person={person} />
            </Suspense>
          )}
          {part === 'mails' && (
            <Suspense fallback={<LoadingBars label={all.mails.loading} />}>
              <PersonMails person={person} desk={desk} />
            </Suspense>
          )}
          {part === 'events' &&
            (person.dances.length === 0 ? (
              <p>{words.noEvents}</p>
            ) : (
              <PersonEvents person={person} desk={desk} change={change} />
            ))}
        </TabPanel>
      </div>
    </Dialog>
  );
}
