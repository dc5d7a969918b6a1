import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { MAX_LENGTH } from '../../../domain/bounds.ts';
import { mapDefined } from '../../../domain/mapDefined.ts';
import { hasKey, generateDancerKey, type Competitor } from '../../../domain/people/directory.ts';
import { searchRows, sortRows, type DeskRow } from '../../../domain/registrant/deskRows.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import type { CheckInStep } from '../../../domain/journal/record.ts';
import { assignNumbers } from '../../../store/registrant/editDancer.ts';
import { recordCheckInStep, type DeskNote } from '../../../store/registrant/deskNotes.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { Button } from '../../kit/parts/button/Button.tsx';
import { buildButtonClass } from '../../kit/parts/button/buttonClass.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { TextField } from '../../kit/parts/field/TextField.tsx';
import { EmptyState } from '../../kit/parts/note/EmptyState.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { screens } from '../../kit/screens/screens.ts';
import { useDecisions } from '../../staff/journal/useDecisions.ts';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { formatNumber } from '../../kit/words/numbers.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { formatMoney } from '../../kit/words/money.ts';
import { BalanceText } from './BalanceText.tsx';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';
import { useNextNumber } from './useNextNumber.ts';
import { useSavedSentence } from '../../kit/words/adjustSavedSentence.ts';

/** The number of rows that fit under the field, and of those shown as just checked in. */
const [FOUND, JUST_NOW] = [8, 6];

/** The wearer of exactly that number comes first. */
function foundAt(rows: readonly DeskRow[], typed: string): readonly DeskRow[] {
  if (typed.trim() === '') return [];
  const exact = rows.filter(({ person }) => person.number === typed.trim());
  const others = sortRows(searchRows(rows, typed), 'name').filter((one) => !exact.includes(one));
  return [...exact, ...others].slice(0, FOUND);
}

/** The door on the day: search by number or name, and check-in with large buttons. */
export function DoorDesk({
  desk,
  first,
}: {
  readonly desk: CompetitorsDeskData;
  readonly first: string | undefined;
}) {
  const words = useWords(competitorsDeskWords).door;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(first);
  const ifSaved = useSavedSentence();
  const nextNumber = useNextNumber(desk);
  const isOffline = useConnection(useStore().staff).state === 'offline';
  const { problem, perform } = useDecisions('organizer');
  const dancing = desk.rows.filter(({ person }) => person.dances.length > 0);
  const listed = foundAt(desk.rows, typed);
  const row = desk.rows.find(({ person }) => person.key === chosen);
  const keyOf = (person: Competitor): string =>
    hasKey(person) ? person.key : generateDancerKey(person, desk.registered);
  const tick = (person: Competitor, what: CheckInStep, isSo: boolean): void => {
    const it = { id: keyOf(person), name: person.name ?? '' };
    void perform((by) => [recordCheckInStep(by, it, what, isSo)]);
  };
  const giveNumber = (person: Competitor, number: LeadNumber): void => {
    const it = { id: keyOf(person), name: person.name ?? '' };
    void perform((by) => [
      assignNumbers(by, [{ person, number }], { people: desk.registered, notes: desk.notes }),
      recordCheckInStep(by, it, 'given', true),
    ]);
  };
  const choose = (key: string): void => {
    setChosen(key);
    setTyped('');
    field.current?.focus();
  };
  return (
    <div className="door">
      <div className="door-side">
        <p>
          <Link to={screens.manageCompetitors.link()}>{words.back}</Link>
        </p>
        <p>
          <Link className={buildButtonClass()} to={screens.manageCompetitors.link({ desk: 'walk-in' })}>
            {words.walkIn}
          </Link>
        </p>
        <p className="door-count">
          <b className="number">{formatNumber(dancing.filter(({ isHere }) => isHere).length)}</b>{' '}
          {words.here(dancing.length)}
        </p>
        <TextField
          ref={field}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the whole desk is worked from this field
          autoFocus
          label={words.field}
          help={words.help}
          type="search"
          autoComplete="off"
          maxLength={MAX_LENGTH.name}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => {
            const [first] = listed;
            if (key === 'Escape') setTyped('');
            if (key === 'Enter' && first !== undefined) choose(first.person.key);
          }}
        />
        {isOffline ? <NoteBox tone="warn">{ifSaved(words.offline)}</NoteBox> : null}
        <ProblemNote>{problem}</ProblemNote>
        {typed.trim() !== '' && listed.length === 0 ? <p className="second">{words.nobody}</p> : null}
        <ul className="door-found">
          {listed.map(({ person }) => (
            <li key={person.key}>
              <button type="button" onClick={() => choose(person.key)}>
                <NumberCard number={person.number} openWord="–" />
                <Name person={person} />
              </button>
            </li>
          ))}
        </ul>
        <JustNow desk={desk} keyOf={keyOf} onUndo={tick} />
      </div>
      {row === undefined ? (
        <EmptyState>{words.begin}</EmptyState>
      ) : (
        <AtDoor
          row={row}
          note={desk.notes.get(keyOf(row.person))}
          next={row.lacksNumber && !isOffline ? nextNumber() : undefined}
          onTick={tick}
          onNumber={giveNumber}
        />
      )}
    </div>
  );
}

function Name({ person }: { readonly person: Competitor }) {
  const words = useWords(competitorsDeskWords);
  return (
    <span className="door-name">
      <b>{person.name ?? words.withheld}</b>
      <span className="second">{person.affiliation}</span>
    </span>
  );
}

interface AtDoorProps {
  readonly row: DeskRow;
  readonly note: DeskNote | undefined;
  /** The number to give to a lead without one; undefined: nothing to give. */
  readonly next: LeadNumber | undefined;
  readonly onTick: (person: Competitor, what: CheckInStep, isSo: boolean) => void;
  readonly onNumber: (person: Competitor, number: LeadNumber) => void;
}

/** The dancer at the door: here, paid, number given. */
function AtDoor({ row, note, next, onTick, onNumber }: AtDoorProps) {
  const all = useWords(competitorsDeskWords);
  const words = all.door;
  const { eventName } = useWords(termsWords);
  const { person, money } = row;
  const isHere = note?.arrived !== undefined;
  const isGiven = note?.given !== undefined;
  // Followers get no number.
  const wearsOne = person.number !== undefined;
  const owes = money !== undefined && money.left > 0;
  return (
    <section className="door-who" aria-live="polite">
      <div className="door-person">
        {wearsOne || row.lacksNumber ? <NumberCard number={person.number} size="hero" openWord="–" /> : null}
        <div className="stack">
          <h2>{person.name ?? all.withheld}</h2>
          <p className="second">{person.affiliation}</p>
          <BalanceText money={money} />
        </div>
      </div>
      <div className="door-verbs">
        <Button
          look={isHere ? 'ink' : 'main'}
          size="tall"
          aria-pressed={isHere}
          onClick={() => onTick(person, 'arrived', !isHere)}
        >
          {isHere ? <Check size={24} aria-hidden /> : null}
          {isHere ? words.arrived : words.arrive}
        </Button>
        <Link
          className={buildButtonClass({ look: owes ? 'main' : 'border', size: 'tall' })}
          to={screens.printInvoices.link({ of: `d:${person.key}` })}
        >
          {owes ? words.take(formatMoney(money.left)) : words.invoice}
        </Link>
        {next === undefined ? null : (
          <Button size="tall" onClick={() => onNumber(person, next)}>
            {words.giveNumber(next)}
          </Button>
        )}
        {wearsOne ? (
          <Button
            look={isGiven ? 'ink' : 'border'}
            size="tall"
            aria-pressed={isGiven}
            onClick={() => onTick(person, 'given', !isGiven)}
          >
            {isGiven ? <Check size={24} aria-hidden /> : null}
            {isGiven ? words.given : words.give}
          </Button>
        ) : null}
      </div>
      {row.lacksNumber && next === undefined ? <p className="second">{words.noNumber}</p> : null}
      <h3>{words.events(person.dances.length)}</h3>
      <p className="second">{person.dances.map(({ event }) => eventName(event)).join(', ')}</p>
    </section>
  );
}

interface JustNowProps {
  readonly desk: CompetitorsDeskData;
  readonly keyOf: (person: Competitor) => string;
  readonly onUndo: (person: Competitor, what: CheckInStep, isSo: boolean) => void;
}

/** The latest check-ins of all desks, each with an undo. */
function JustNow({ desk, keyOf, onUndo }: JustNowProps) {
  const all = useWords(competitorsDeskWords);
  const words = all.door;
  const last = mapDefined(desk.everybody, (person) => {
    const { arrived = 0, given = 0 } = desk.notes.get(keyOf(person)) ?? {};
    return arrived === 0 && given === 0 ? undefined : { person, arrived, given };
  })
    .toSorted((a, b) => Math.max(b.arrived, b.given) - Math.max(a.arrived, a.given))
    .slice(0, JUST_NOW);
  if (last.length === 0) return null;
  return (
    <section className="stack door-now" aria-label={words.justNow}>
      <h2>{words.justNow}</h2>
      <ul className="door-now">
        {last.map(({ person, arrived, given }) => {
          const what = given > arrived ? 'given' : 'arrived';
          return (
            <li key={person.key}>
              <span className="door-name">
                <b>{person.name ?? all.withheld}</b>
                <span className="second">{words[what]}</span>
              </span>
              <Button
                look="plain"
                aria-label={words.undoOf(person.name ?? all.withheld)}
                onClick={() => onUndo(person, what, false)}
              >
                {words.undo}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
