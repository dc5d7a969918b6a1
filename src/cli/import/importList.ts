import {
  guessDancerColumns,
  guessEntryColumns,
  normalizeHeading,
  type Columns,
} from '../../domain/lists/columns.ts';
import { previewDancerImport } from '../../domain/lists/dancerImport.ts';
import { DANCER_COLUMNS } from '../../domain/lists/dancerTable.ts';
import { previewEntryImport } from '../../domain/lists/entryImport.ts';
import { ENTRY_COLUMNS } from '../../domain/lists/entryTable.ts';
import { createEventMatcher, type EventAnswers } from '../../domain/event/matchEvents.ts';
import {
  resolveColumns,
  NO_REMEMBERED_CHOICES,
  rememberChoices,
  recallEventAnswers,
  normalizeUnknownName,
  type ListColumn,
  type RememberedChoices,
} from '../../domain/lists/rememberedChoices.ts';
import { toStoredEdition } from '../../store/competition/nextEdition.ts';
import { importChoices } from '../../store/competition/listsRemembered.ts';
import type { ListProblem } from '../../domain/lists/listProblem.ts';
import type { CompetitionEvent } from '../../domain/competition.ts';
import { parsed, refused, type Parsed } from '../../domain/parsed.ts';
import type { TableLine } from '../../domain/registrant/cells.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import { approvals } from '../../store/results/approvals.ts';
import { findSignedRounds } from '../../store/results/signedRounds.ts';
import { editedSchools } from '../../store/competition/schoolList.ts';
import { parseCsvLines } from '../../store/csv/csv.ts';
import { allEvents } from '../../store/events/events.ts';
import { importDancers, importEntries, splitSteps } from '../../store/import/listSteps.ts';
import { deskNotes } from '../../store/registrant/deskNotes.ts';
import { indexEmails, registrationList } from '../../store/registrant/registrationList.ts';
import { competitors } from '../../store/people/competitors.ts';
import type { TreePath } from '../../store/tree/path.ts';
import type { Patch } from '../../store/tree/patch.ts';
import { formatCount } from '../formatCount.ts';
import { runOnExistingFolder } from '../existingData.ts';
import type { ExitCode, VerbContext } from '../verb.ts';
import { describeListProblem } from './listProblemSentence.ts';

/** Options for reading a list. */
export interface ListSwitches {
  /** 'lead=Name of the leader' */
  readonly map: readonly string[];
  /** 'bronze waltz=Bronze Standard Waltz'; without a name after the `=`, such lines are skipped. */
  readonly event: readonly string[];
  readonly preview: boolean;
  readonly goodLines: boolean;
}

/** The patches to write, and the report to print before writing. */
interface Reading {
  readonly pieces: readonly Patch[];
  readonly told: readonly string[];
  readonly problems: readonly { readonly line: number; readonly problem: ListProblem }[];
  /** Column and event choices for the next list with these headings. */
  readonly remembered: RememberedChoices;
}

/** Splits 'a=b'. */
const halves = (text: string): readonly [string, string] => {
  const at = text.indexOf('=');
  return at === -1 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
};

/** Columns as guessed or remembered, overridden by options; `nothing` ignores a column. */
function mapped<Column extends ListColumn>(
  head: readonly string[],
  guess: Columns<Column>,
  known: readonly Column[],
  { switches, remembered }: { readonly switches: readonly string[]; readonly remembered: RememberedChoices },
): Parsed<Columns<Column>> {
  const columns = [...resolveColumns(head, guess, known, remembered)];
  for (const said of switches) {
    const [name, heading] = halves(said);
    const column = known.find((one) => one === name);
    if (column === undefined && name !== 'nothing')
      return refused(`--map ${said}: columns are ${known.join(', ')}, or nothing.`);
    const at = head.findIndex((cell) => normalizeHeading(cell) === normalizeHeading(heading));
    if (at === -1) return refused(`--map ${said}: the file has no column “${heading}”.`);
    columns[at] = column;
  }
  return parsed(columns);
}

function saidEvents(all: readonly CompetitionEvent[], switches: readonly string[]): Parsed<EventAnswers> {
  const meant = createEventMatcher(all);
  const said = new Map<string, CompetitionEvent['key'] | 'left out'>();
  for (const one of switches) {
    const [saying, name] = halves(one);
    const event = meant({ event: name, level: '', style: '', dances: '' });
    if (name !== '' && event === undefined) return refused(`--event ${one}: there is no event “${name}”.`);
    said.set(normalizeUnknownName(saying), event?.key ?? 'left out');
  }
  return parsed(said);
}

const stepsTold = (steps: readonly { readonly kind: 'new' | 'changed' }[], same: number): string => {
  const count = (kind: 'new' | 'changed'): number => steps.filter((step) => step.kind === kind).length;
  return `${formatCount(count('new'), 'line')} new, ${count('changed')} changed, ${same} already there`;
};

type Read = <T>(path: TreePath<T>) => Promise<T>;

/** A list from a file, with what is needed to read it. */
interface ListToRead {
  readonly head: readonly string[];
  readonly lines: readonly TableLine[];
  readonly switches: ListSwitches;
  readonly read: Read;
  readonly remembered: RememberedChoices;
}

async function readEntries({
  head,
  lines,
  switches,
  read,
  remembered,
}: ListToRead): Promise<Parsed<Reading>> {
  const guess = guessEntryColumns(head);
  const columns = mapped(head, guess, ENTRY_COLUMNS, { switches: switches.map, remembered });
  if (!columns.ok) return columns;
  const all = await read(allEvents);
  const said = saidEvents(all, switches.event);
  if (!said.ok) return said;
  const { steps, same, leftOut, problems } = previewEntryImport(lines, columns.value, {
    events: all,
    registered: await read(competitors),
    schools: await ownSchools(read),
    signed: findSignedRounds(await read(approvals)),
    emails: indexEmails(await read(registrationList)),
    said: new Map([...recallEventAnswers(remembered), ...said.value]),
  });
  const notes = await read(deskNotes);
  const left = leftOut === 0 ? '' : `, ${leftOut} skipped`;
  return parsed({
    pieces: splitSteps(steps).map((piece) => importEntries(piece, notes)),
    told: [`Entries: ${stepsTold(steps, same)}${left}.`],
    problems,
    remembered: rememberChoices(remembered, head, { columns: columns.value, guess }, said.value),
  });
}

async function readDancers({
  head,
  lines,
  switches,
  read,
  remembered,
}: ListToRead): Promise<Parsed<Reading>> {
  const guess = guessDancerColumns(head);
  const columns = mapped(head, guess, DANCER_COLUMNS, { switches: switches.map, remembered });
  if (!columns.ok) return columns;
  const registrations = await read(registrationList);
  const { steps, same, problems } = previewDancerImport(lines, columns.value, {
    registered: await read(competitors),
    schools: await ownSchools(read),
    emails: indexEmails(registrations),
    taken: new Set(registrations.map(({ code }) => code)),
  });
  const notes = await read(deskNotes);
  return parsed({
    pieces: splitSteps(steps).map((piece) => importDancers(piece, notes)),
    told: [`Dancers: ${stepsTold(steps, same)}.`],
    problems,
    remembered: rememberChoices(remembered, head, { columns: columns.value, guess }, new Map()),
  });
}

async function ownSchools(read: Read) {
  const known = await read(editedSchools.path);
  return known.kind === 'set' ? known.rules : [];
}

/** A list with leads or follows is one of entries, otherwise of dancers. */
const isOfEntries = (
  head: readonly string[],
  { map }: ListSwitches,
  remembered: RememberedChoices,
): boolean =>
  resolveColumns(head, guessEntryColumns(head), ENTRY_COLUMNS, remembered).some(
    (column) => column === 'lead' || column === 'follow',
  ) || map.some((said) => ['lead', 'follow'].includes(halves(said)[0]));

async function bringIn(
  administrator: Administrator,
  text: string,
  switches: ListSwitches,
  { say, complain }: VerbContext,
): Promise<ExitCode> {
  const [first, ...lines] = parseCsvLines(text);
  const head = first?.cells ?? [];
  const read: Read = async ({ at, parse }) => parse(await administrator.read(at));
  const known = await read(importChoices.path);
  const remembered = known.kind === 'set' ? known.rules : NO_REMEMBERED_CHOICES;
  const readList = isOfEntries(head, switches, remembered) ? readEntries : readDancers;
  const reading = await readList({ head, lines, switches, read, remembered });
  if (!reading.ok) {
    complain(reading.problem);
    return 2;
  }
  const { pieces, told, problems } = reading.value;
  for (const { line, problem } of problems) complain(`Line ${line}: ${describeListProblem(problem)}`);
  for (const line of told) say(line);
  const isHeldBack = problems.length > 0 && !switches.goodLines;
  if (switches.preview || isHeldBack) {
    say(
      isHeldBack && !switches.preview
        ? 'Nothing was changed. --good-lines imports the others.'
        : 'Nothing was changed.',
    );
    return problems.length > 0 ? 1 : 0;
  }
  if (JSON.stringify(reading.value.remembered) !== JSON.stringify(remembered))
    await administrator.update({
      [importChoices.path.at]: toStoredEdition(importChoices, reading.value.remembered, known.edition + 1),
    });
  for (const piece of pieces) await administrator.update(piece);
  return problems.length > 0 ? 1 : 0;
}

/** Imports a CSV list of entries or dancers. Importing it twice changes nothing more. */
export const importList = (
  text: string,
  switches: ListSwitches,
  surroundings: VerbContext,
): Promise<ExitCode> =>
  runOnExistingFolder(surroundings, (administrator) => bringIn(administrator, text, switches, surroundings));
