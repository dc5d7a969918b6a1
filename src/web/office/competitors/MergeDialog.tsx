import { useTimes } from '../../kit/clock/useTimes.ts';
import { hasKey, type Competitor } from '../../../domain/people/directory.ts';
import type { DeskRow } from '../../../domain/registrant/deskRows.ts';
import {
  canMerge,
  listAffectedPartners,
  type MergeProblem,
  type MergePlan,
} from '../../../domain/registrant/merging.ts';
import { unreachable } from '../../../domain/unreachable.ts';
import { Dialog } from '../../kit/parts/dialog/Dialog.tsx';
import { NoteBox } from '../../kit/parts/note/NoteBox.tsx';
import { ProblemNote } from '../../kit/parts/note/ProblemNote.tsx';
import { PillChoice } from '../../kit/parts/pill/PillChoice.tsx';
import { competitorsDeskWords } from '../../kit/words/english/competitorsDesk.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import type { CompetitorsDeskData } from './useCompetitorsDesk.ts';
import { useMerge, type MergePair, type MergeSide } from './useMerge.ts';
import type { Undoable } from './useUndoable.ts';

interface Props {
  readonly pair: MergePair;
  readonly desk: CompetitorsDeskData;
  readonly undoable: Undoable;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const WHICH: readonly MergeSide[] = ['first', 'second'];

/** Merges two dancers: shows both side by side, to pick the right value of each line. */
export function MergeDialog({ pair, desk, undoable, onClose, onDone }: Props) {
  const times = useTimes();
  const all = useWords(competitorsDeskWords);
  const words = all.merge;
  const { eventName } = useWords(termsWords);
  const { busy, problem } = undoable;
  const { picks, pick, stays, goes, merging, name, isLive, isReady, merge } = useMerge(
    pair,
    desk,
    undoable,
    onDone,
  );
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
  // Equal values need no choice.
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
      blocked={isReady ? undefined : words.blocked}
      onSubmit={() => void merge()}
      onClose={onClose}
    >
      <div className="stack">
        <p>{words.more}</p>
        {names[0] === names[1] ? null : (
          <Picked
            label={words.name}
            texts={names}
            value={picks.name}
            onChange={(one) => pick({ name: one })}
          />
        )}
        {schools[0] === schools[1] ? null : (
          <Picked
            label={words.school}
            texts={schools}
            value={picks.school}
            onChange={(school) => pick({ school })}
          />
        )}
        <Beside pair={pair} />
        {hasKey(pair[0].person) && hasKey(pair[1].person) ? (
          <>
            <Picked
              label={words.code}
              texts={pair.map(({ signedUp }, at) =>
                [names[at], signedUp === undefined ? '' : times.monthAndDay(signedUp)]
                  .filter(Boolean)
                  .join(', '),
              )}
              value={picks.key}
              onChange={(key) => pick({ key })}
            />
            <p className="second">{words.codeHelp}</p>
          </>
        ) : null}
        {isNobodys ? <NoteBox tone="warn">{words.noKey}</NoteBox> : null}
        {canMerge(merging) ? (
          <NoteBox tone="info">
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
          </NoteBox>
        ) : (
          merging.map((one) => (
            <NoteBox key={told(one)} tone="warn">
              {told(one)}
            </NoteBox>
          ))
        )}
        <ProblemNote>{problem}</ProblemNote>
      </div>
    </Dialog>
  );
}

function Beside({ pair }: { readonly pair: MergePair }) {
  const times = useTimes();
  const { merge: words } = useWords(competitorsDeskWords);
  const { eventName } = useWords(termsWords);
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
  return (
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
  );
}

const eventsOf = (
  { dances }: Competitor,
  eventName: (event: Competitor['dances'][number]['event']) => string,
): string => dances.map(({ event }) => eventName(event)).join(', ');

/** The affected partners, each with their events afterwards. */
function Partners({ name, merging }: { readonly name: string; readonly merging: MergePlan }) {
  const { merge: words } = useWords(competitorsDeskWords);
  const { eventName } = useWords(termsWords);
  const partners = listAffectedPartners(merging);
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
  readonly value: MergeSide;
  readonly onChange: (which: MergeSide) => void;
}

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
