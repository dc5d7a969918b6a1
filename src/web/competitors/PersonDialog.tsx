import { useId, useMemo, useState } from 'react';
import { LONGEST } from '../../domain/bounds.ts';
import type { Competitor, DancesIn } from '../../domain/people/directory.ts';
import { spelledAlike } from '../../domain/people/people.ts';
import { found } from '../../domain/registrant/deskRows.ts';
import { partnerIn, waits } from '../../domain/registrant/merging.ts';
import { partnerChangeOf, stillOpen } from '../../domain/registrant/partnerChange.ts';
import { droppedOut, partnerChanged } from '../../store/dancers/partners.ts';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { CheckField } from '../parts/field/CheckField.tsx';
import { Field } from '../parts/field/Field.tsx';
import { SelectField } from '../parts/field/SelectField.tsx';
import { Note } from '../parts/note/Note.tsx';
import { PillChoice } from '../parts/pill/PillChoice.tsx';
import { useToast } from '../parts/toast/useToast.ts';
import { useDecisions } from '../staff/journal/useDecisions.ts';
import { competitorsDesk } from '../words/english/competitorsDesk.ts';
import { terms } from '../words/english/terms.ts';
import { useWords } from '../words/language.ts';
import type { Desk } from './useDesk.ts';

interface Props {
  readonly person: Competitor;
  readonly desk: Desk;
  readonly onClose: () => void;
}

const WHATS = ['partner', 'tba', 'out'] as const;
type What = (typeof WHATS)[number];

/** So many names are offered while one is typed. */
const SUGGESTED = 12;

const placeOf = ({ event, entry }: DancesIn): string => `${event.key}/${entry.id}`;

/** Who is meant by a name: those of the list, or somebody who is not in it. */
function meant(name: string, everybody: readonly Competitor[]): readonly Competitor[] {
  if (name.trim() === '') return [];
  const named = everybody.filter(
    (one) => one.name !== undefined && spelledAlike(one.name) === spelledAlike(name),
  );
  return named.length > 0
    ? named
    : [{ key: `~${spelledAlike(name)}`, name: name.trim(), affiliation: '', number: undefined, dances: [] }];
}

/** All that somebody dances: in the events that are ticked they drop out, or dance with somebody else. */
export function PersonDialog({ person, desk, onClose }: Props) {
  const all = useWords(competitorsDesk);
  const words = all.person;
  const { eventName } = useWords(terms);
  const toast = useToast();
  const list = useId();
  const { busy, problem, perform } = useDecisions('organizer');
  const open = stillOpen(person);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [what, setWhat] = useState<What>('partner');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const named = useMemo(() => meant(typed, desk.everybody), [typed, desk.everybody]);
  const suggested = typed.trim().length < 2 ? [] : found(desk.rows, typed).slice(0, SUGGESTED);
  const partner = named.length === 1 ? named[0] : named.find(({ key }) => key === chosen);
  const ticked = open.filter((one) => !unticked.has(placeOf(one)));
  const { change, not } = partnerChangeOf(person, ticked, what === 'tba' ? undefined : partner);
  const name = person.name ?? all.withheld;
  const changes = what === 'out' ? ticked.length : change.changes.length;
  const lacksPartner = what === 'partner' && partner === undefined;
  const blocked =
    ticked.length === 0
      ? words.none
      : lacksPartner
        ? named.length > 1
          ? words.several
          : words.noPartner
        : changes === 0
          ? words.none
          : undefined;
  const save = async (): Promise<void> => {
    const done = await perform((by) => [
      what === 'out'
        ? droppedOut(by, person, ticked, desk.notes)
        : partnerChanged(by, person, change, desk.notes),
    ]);
    if (done === false) return;
    const said =
      what === 'out'
        ? words.done.out(name, changes)
        : what === 'tba'
          ? words.done.tba(name)
          : words.done.partner(name, partner?.name ?? all.withheld);
    toast({ words: done === 'kept' ? all.edit.kept : said });
    onClose();
  };
  const toggle = (place: string): void => {
    setUnticked(new Set([...unticked, place].filter((one) => one !== place || !unticked.has(place))));
  };
  if (person.dances.length === 0)
    return (
      <Dialog open question={name} onClose={onClose}>
        <p>{words.noEvents}</p>
      </Dialog>
    );
  return (
    <Dialog
      open
      wide
      question={name}
      verb={words.verbs[what](changes)}
      look={what === 'out' ? 'stop' : 'main'}
      busy={busy}
      busyWord={all.edit.saving}
      blocked={blocked}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="stack">
        <fieldset className="desk-events-of">
          <legend>{words.events}</legend>
          {person.dances.map((one) => {
            const place = placeOf(one);
            const isOpen = open.includes(one);
            return (
              <CheckField
                key={place}
                label={eventName(one.event)}
                help={isOpen ? (waits(one) ? words.alone : partnerIn(one).name) : words.begun}
                checked={isOpen && !unticked.has(place)}
                disabled={!isOpen}
                onChange={() => toggle(place)}
              />
            );
          })}
        </fieldset>
        <PillChoice
          label={words.what}
          quiet
          tall
          options={WHATS.map((value) => ({ value, words: words.whats[value] }))}
          value={what}
          onChange={setWhat}
        />
        {what === 'partner' ? (
          <>
            <Field
              label={words.partner}
              help={words.partnerHelp}
              list={list}
              autoComplete="off"
              maxLength={LONGEST.name}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <datalist id={list}>
              {suggested.map(({ person: { key, name: of, affiliation } }) => (
                <option key={key} value={of}>
                  {affiliation}
                </option>
              ))}
            </datalist>
            {named.length > 1 ? (
              <SelectField
                label={words.several}
                value={chosen ?? ''}
                onChange={({ target }) => setChosen(target.value)}
              >
                <option value="">{all.merge.nothing}</option>
                {named.map((one) => (
                  <option key={one.key} value={one.key}>
                    {[one.name, one.affiliation, one.number].filter(Boolean).join(', ')}
                  </option>
                ))}
              </SelectField>
            ) : null}
          </>
        ) : null}
        {blocked === undefined ? <p className="second">{words.effect[what]}</p> : null}
        {what === 'out' ? null : (
          <ul className="desk-not">
            {not.map(({ event, why }) => (
              <li key={event.key}>{words.not[why](eventName(event), partner?.name ?? '')}</li>
            ))}
          </ul>
        )}
        {problem === undefined ? null : (
          <Note tone="stop" spoken="at once">
            {problem}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
