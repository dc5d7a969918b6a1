import { MAX_LENGTH } from '../bounds.ts';
import { CATEGORIES, type Category } from '../fees/feeRules.ts';
import { parseLeadNumber, type LeadNumber } from '../ids.ts';
import type { RegisteredPerson } from '../people/directory.ts';
import { normalizeSpelling } from '../people/people.ts';
import { isKnownNumber } from '../people/placeholder.ts';
import type { TableLine } from '../registrant/cells.ts';
import { isLikelyEmail } from '../registrant/address.ts';
import { standardizeSchool, type OwnSchool } from '../registrant/schools.ts';
import { joinCells, type Columns } from './columns.ts';
import { KnownDancers, foldName } from './knownDancers.ts';
import type { DancerColumn } from './dancerTable.ts';
import type { ListProblem } from './listProblem.ts';

/** The effect of a line: a new dancer, or changes to an existing one. */
export interface DancerImportStep {
  readonly line: number;
  readonly kind: 'new' | 'changed';
  readonly id: string;
  readonly name: string;
  readonly school?: string;
  readonly number?: LeadNumber;
  /** The registration to make, for a dancer without one. */
  readonly registration?: {
    readonly email: string;
    readonly category: Category;
    /** The registration's code; empty if a new one is drawn. */
    readonly code: string;
  };
}

/** A preview of importing a list of dancers. */
export interface DancerImport {
  readonly steps: readonly DancerImportStep[];
  /** Lines that change nothing. */
  readonly same: number;
  readonly problems: readonly { readonly line: number; readonly problem: ListProblem }[];
}

type Read = { readonly problem: ListProblem } | { readonly step: DancerImportStep | undefined };
type Said = Readonly<Record<DancerColumn, string>>;

/** Text in the key column that marks a new dancer. */
const SOMEBODY_NEW = 'new';

/** A registration's code (SPEC 9). */
const CODE = /^[A-Za-z0-9]{7}$/;

const wrong = (problem: ListProblem): Read => ({ problem });

/**
 * Previews the import line by line. It removes no dancer and changes no existing name or number. Importing the same
 * list again does nothing.
 * @param lines without the headings
 */
export function previewDancerImport(
  lines: readonly TableLine[],
  columns: Columns<DancerColumn>,
  {
    registered,
    schools,
    emails,
    taken,
  }: {
    readonly registered: readonly RegisteredPerson[];
    readonly schools: readonly OwnSchool[];
    /** Emails by dancer key; they distinguish dancers with the same name. */
    readonly emails?: ReadonlyMap<string, string>;
    /** Codes of existing registrations: a line of another dancer must not overwrite one. */
    readonly taken?: ReadonlySet<string>;
  },
): DancerImport {
  const dancers = new KnownDancers(registered, emails);
  const byId = new Map(registered.map((one) => [one.id, one]));
  const lineOf = new Map<string, number>();
  const codes = new Set<string>();

  const read = (line: number, said: Said): Read => {
    const named = byId.get(said.dancer);
    if (named !== undefined && foldName(named.name) !== foldName(said.name))
      return wrong({ kind: 'other dancer', name: named.name });
    if (named === undefined && foldName(said.name) === undefined) return wrong({ kind: 'nobody' });
    if (said.name.length > MAX_LENGTH.name || said.school.length > MAX_LENGTH.name)
      return wrong({ kind: 'too long' });
    const number = said.number === '' ? undefined : parseLeadNumber(said.number.replace(/^#?0*/, ''));
    if (said.number !== '' && !isKnownNumber(number)) return wrong({ kind: 'no number', text: said.number });
    const school = said.school === '' ? '' : standardizeSchool(said.school, schools);
    const signs = { school, number, email: said.email };
    const somebody =
      named ??
      (normalizeSpelling(said.dancer) === SOMEBODY_NEW
        ? dancers.addNew(said.name, signs)
        : dancers.called(said.name, signs));
    if (somebody === 'several') return wrong({ kind: 'several dancers', text: said.name });
    if (somebody === 'doubtful') return wrong({ kind: 'doubtful dancer', text: said.name });
    const group = normalizeSpelling(said['price group']);
    const category = group === '' ? 'student' : CATEGORIES.find((one) => one === group);
    if (category === undefined) return wrong({ kind: 'unknown price group', text: said['price group'] });
    const code = said.code.replaceAll(/[\s-]/g, '');
    const { id, name } = somebody;
    const isRegistered = emails?.has(id) === true;
    const isFree = !codes.has(code) && (isRegistered || taken?.has(code) !== true);
    if (code !== '' && (!CODE.test(code) || !isFree)) return wrong({ kind: 'no code', text: said.code });
    const worn = dancers.numberOf(id);
    if (number !== undefined && worn !== undefined && worn !== number)
      return wrong({ kind: 'other number', number: worn, name });
    const before = lineOf.get(id);
    if (before !== undefined) return wrong({ kind: 'twice', line: before });
    const by = number === undefined ? undefined : dancers.wearer(number);
    if (number !== undefined && by !== undefined && by.id !== id)
      return wrong({ kind: 'number taken', number, by: by.name });
    lineOf.set(id, line);
    if (number !== undefined) dancers.wear({ id, name }, number);
    const known = byId.get(id);
    const email = isLikelyEmail(said.email) ? said.email : '';
    const isNew = !isRegistered && (email !== '' || group !== '' || code !== '');
    if (code !== '') codes.add(code);
    const changes = {
      ...(isNew ? { registration: { email, category, code } } : {}),
      ...(school === '' || school === known?.affiliation ? {} : { school }),
      ...(number === undefined || number === worn ? {} : { number }),
    };
    if (known !== undefined && Object.keys(changes).length === 0) return { step: undefined };
    return { step: { line, kind: known === undefined ? 'new' : 'changed', id, name, ...changes } };
  };

  const steps: DancerImportStep[] = [];
  const problems: { readonly line: number; readonly problem: ListProblem }[] = [];
  let same = 0;
  for (const { number: line, cells } of lines) {
    const said = (column: DancerColumn): string => joinCells(cells, columns, column);
    const result = read(line, {
      name: said('name'),
      school: said('school'),
      number: said('number'),
      dancer: said('dancer'),
      email: said('email'),
      'price group': said('price group'),
      code: said('code'),
    });
    if ('problem' in result) problems.push({ line, problem: result.problem });
    else if (result.step === undefined) same += 1;
    else steps.push(result.step);
  }
  return { steps, same, problems };
}
