import { useState } from 'react';
import { useTimes } from '../app/useTimes.ts';
import { hasKey, type Competitor } from '../../domain/people/directory.ts';
import type { DeskRow } from '../../domain/registrant/deskRows.ts';
import {
  canMerge,
  mergingOf,
  partnersAfter,
  type MergeProblem,
  type Merging,
} from '../../domain/registrant/merging.ts';
import { unreachable } from '../../domain/unreachable.ts';
import { merged } from '../../store/dancers/merged.ts';
import { searches } from '../../store/people/searches.ts';
import { allRequests } from '../../store/registrant/requests.ts';
import { registrationList } from '../../store/registrant/registrationList.ts';
import { useStore } from '../app/StoreProvider.tsx';
import { knownOr, useLive, useObserved } from '../app/useLive.ts';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Note } from '../parts/note/Note.tsx';
import { ProblemNote } from '../parts/note/ProblemNote.tsx';
import { PillChoice } from '../parts/pill/PillChoice.tsx';
import { competitorsDesk } from '../words/english/competitorsDesk.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import type { Desk } from './useDesk.ts';
import type { Undoable } from './useUndoable.ts';

interface Props {
  readonly pair: readonly [DeskRow, DeskRow];
  readonly desk: Desk;
  readonly undoable: Undoable;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

type Which = 'first' | 'second';
const WHICH: readonly Which[] = ['first', 'second'];

/** Whose key stays at first: who has one, then who registered first. */
const usual = ([a, b]: Props['pair']): Which =>
  !hasKey(a.person) || (hasKey(b.person) && (b.signedUp ?? Infinity) < (a.signedUp ?? Infinity))
    ? 'second'
    : 'first';

/** Two of the list beside each other: what is right of each line is picked, and they are one. */
export function MergeDialog({ pair, desk, undoable, onClose, onDone }: Props) {
  const times = useTimes();
  const all = useWords(competitorsDesk);
  const words = all.merge;
  const { eventName } = useWords(terms);
  const { staff } = useStore();
  const { busy, problem, perform } = undoable;
  // What lies there now is read first: without a connection there is no way back.
  const isLive = useObserved(staff.connection).kind === 'live';
  const looks = useLive(staff, searches);
  const requests = useLive(staff, allRequests);
  const registrations = useLive(staff, registrationList);
  const [which, setWhich] = useState<Which>(() => usual(pair));
  const [nameOf, setName] = useState<Which>(which);
  const [schoolOf, setSchool] = useState<Which>(which);
  const row = (one: Which): DeskRow => (one === 'first' ? pair[0] : pair[1]);
  const stays = row(which).person;
  const goes = row(which === 'first' ? 'second' : 'first').person;
  const merging = mergingOf(stays, goes);
  const name = row(nameOf).person.name ?? all.withheld;
  const isKnown = [looks, requests, registrations].every(({ kind }) => kind === 'known');
  const told = (one: MergeProblem): string => {
    switch (one.kind) {
      case 'both dance':
      case 'with each other':
        return words.problems[one.kind](eventName(one.event));
      case 'two numbers':
        return words.problems[one.kind](...one.numbers);
      default:
        return unreachable(one);
    }
  };
  const merge = async (): Promise<void> => {
    if (!canMerge(merging)) return;
    const known = {
      events: desk.events,
      notes: desk.notes,
      searches: knownOr(looks, []),
      requests: knownOr(requests, []),
      registrations: knownOr(registrations, []),
    };
    const chosen = {
      stays,
      goes,
      name: row(nameOf).person.name ?? stays.name ?? '',
      school: row(schoolOf).person.affiliation,
    };
    if (await perform((by) => merged(by, chosen, merging, known), words.done(name))) onDone();
  };
  const lines: readonly (readonly [string, (of: DeskRow) => string])[] = [
    [words.number, ({ person }) => person.number ?? words.nothing],
    [words.events, ({ person }) => eventsOf(person, eventName) || words.nothing],
    [
      words.signedUp,
      ({ signedUp }) => (signedUp === undefined ? words.nothing : times.monthAndDay(signedUp)),
    ],
    [
      words.consent,
      ({ signedUp, lacksConsent }) => {
        if (signedUp === undefined) return words.nothing;
        return lacksConsent ? words.notAgreed : words.agreed;
      },
    ],
  ];
  // Where both say the same there is nothing to pick.
  const names = pair.map(({ person }) => person.name ?? all.withheld);
  const schools = pair.map(({ person }) => (person.affiliation === '' ? all.noSchool : person.affiliation));
  const isNobodys = !hasKey(stays) && !hasKey(goes);
  return (
    <Dialog
      open
      wide
      question={words.question}
      verb={words.verb}
      look={isLive ? 'main' : 'stop'}
      busy={busy}
      busyWord={all.edit.saving}
      blocked={isNobodys || !hasKey(stays) || !canMerge(merging) || !isKnown ? words.blocked : undefined}
      onSubmit={() => void merge()}
      onClose={onClose}
    >
      <div className="stack">
        <p>{words.more}</p>
        {names[0] === names[1] ? null : (
          <Picked label={words.name} texts={names} value={nameOf} onChange={setName} />
        )}
        {schools[0] === schools[1] ? null : (
          <Picked label={words.school} texts={schools} value={schoolOf} onChange={setSchool} />
        )}
        <dl className="desk-beside">
          {lines.map(([label, of]) => (
            <div key={label}>
              <dt>{label}</dt>
              {pair.map((one) => (
                <dd key={one.person.key}>{of(one)}</dd>
              ))}
            </div>
          ))}
        </dl>
        {hasKey(pair[0].person) && hasKey(pair[1].person) ? (
          <>
            <Picked
              label={words.code}
              texts={pair.map(({ signedUp }, at) =>
                [names[at], signedUp === undefined ? '' : times.monthAndDay(signedUp)]
                  .filter(Boolean)
                  .join(', '),
              )}
              value={which}
              onChange={setWhich}
            />
            <p className="second">{words.codeHelp}</p>
          </>
        ) : null}
        {isNobodys ? <Note tone="warn">{words.noKey}</Note> : null}
        {canMerge(merging) ? (
          <Note tone="info">
            {[
              words.result(
                name,
                merging.number,
                stays.dances.length + goes.dances.length - merging.dropped.length,
              ),
              ...(merging.dropped.length === 0 ? [] : [words.dropped(merging.dropped.length)]),
              isLive ? words.undoable : words.forGood,
            ].join(' ')}
            <Partners name={name} merging={merging} />
          </Note>
        ) : (
          merging.map((one) => (
            <Note key={told(one)} tone="warn">
              {told(one)}
            </Note>
          ))
        )}
        <ProblemNote>{problem}</ProblemNote>
      </div>
    </Dialog>
  );
}

const eventsOf = (
  { dances }: Competitor,
  eventName: (event: Competitor['dances'][number]['event']) => string,
): string => dances.map(({ event }) => eventName(event)).join(', ');

/** Who else it touches: each partner with what they dance afterwards. */
function Partners({ name, merging }: { readonly name: string; readonly merging: Merging }) {
  const { merge: words } = useWords(competitorsDesk);
  const { eventName } = useWords(terms);
  const partners = partnersAfter(merging);
  if (partners.length === 0) return null;
  return (
    <>
      <ul>
        {partners.map((one) => (
          <li key={one.name}>{words.partner(one.name, name, one.events.map(eventName))}</li>
        ))}
      </ul>
      {words.partnersKeep}
    </>
  );
}

interface PickedProps {
  readonly label: string;
  readonly texts: readonly string[];
  readonly value: Which;
  readonly onChange: (which: Which) => void;
}

/** What is right of one line. */
function Picked({ label, texts, value, onChange }: PickedProps) {
  return (
    <PillChoice
      label={label}
      tall
      options={WHICH.map((one, at) => ({ value: one, words: texts[at] ?? '' }))}
      value={value}
      onChange={onChange}
    />
  );
}
