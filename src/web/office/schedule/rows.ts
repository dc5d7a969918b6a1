import { countRoundField } from '../../../domain/round/countField.ts';
import { toStandardTerm } from '../../../domain/event/storedTerm.ts';
import type { RoundState } from '../../../domain/round/rounds.ts';
import { canStart } from '../../../domain/schedule/plan/canStart.ts';
import type { ItemRef, PlanItem } from '../../../domain/schedule/plan/plan.ts';
import type { Level, Style } from '../../../domain/event/terms.ts';
import type { Sentences } from '../../kit/words/translation.ts';

/** The times of a row in ms since 1970; undefined: it takes no time, or no start is set. */
export interface RowTimes {
  readonly planned: number | undefined;
  readonly expected: number | undefined;
  /** The possible error of the expected time, in either direction. */
  readonly spread: number;
}

interface RowBase {
  readonly id: string;
  readonly planned: string;
  readonly expected: string;
  /** '±6'; empty if it is (nearly) certain. */
  readonly spread: string;
  readonly title: string;
  readonly detail: string;
  readonly isSelected: boolean;
  /** True if the row differs from the published plan. */
  readonly isDraft: boolean;
}

/** A row of the day as displayed: flat, so that an unchanged row does not render again. */
export type RowView =
  | (RowBase & {
      readonly kind: 'round';
      readonly state: RoundState;
      readonly style: Style | undefined;
      readonly level: Level | undefined;
      readonly couples: number;
      readonly heats: number;
      /** Undefined for the final. */
      readonly recall: number | undefined;
      /** True for another round of the selected event. */
      readonly isRelated: boolean;
      readonly clash: 'stop' | 'warn' | undefined;
      readonly canMove: boolean;
      readonly canStart: boolean;
    })
  | (RowBase & { readonly kind: 'session' | 'block'; readonly canMove: boolean });

export const buildRowId = (ref: ItemRef): string =>
  ref.kind === 'round' ? `round/${ref.event}/${ref.round}` : `block/${ref.block}`;

export interface RowsSetup {
  readonly times: ReadonlyMap<string, RowTimes>;
  readonly selected: string | undefined;
  readonly drafted: ReadonlySet<string>;
  readonly clashes: ReadonlyMap<string, 'stop' | 'warn'>;
  /** Rows up to this one are danced, or were passed over: they stay in place. */
  readonly lastDanced: number;
  /** The few that may go on the floor next. */
  readonly startable: ReadonlySet<string>;
  /** The floor of a running round, if two are in use. */
  readonly floors: ReadonlyMap<string, number>;
  readonly mayPlan: boolean;
  readonly highlightOthers: boolean;
  readonly showIndex: boolean;
  /** A clock time, with its day if there are several. */
  readonly timeOf: (at: number) => string;
  readonly words: Sentences<'schedule'>['row'];
  readonly terms: Sentences<'terms'>;
}

type RoundItem = Extract<PlanItem, { kind: 'round' }>;
type BlockItem = Extract<PlanItem, { kind: 'block' }>;

const MINUTE = 60_000;

function timesOf(id: string, setup: RowsSetup): Pick<RowBase, 'planned' | 'expected' | 'spread'> {
  const times = setup.times.get(id);
  const minutes = Math.round((times?.spread ?? 0) / MINUTE);
  return {
    planned: times?.planned === undefined ? '–' : setup.timeOf(times.planned),
    expected: times?.expected === undefined ? '–' : setup.timeOf(times.expected),
    spread: times?.expected === undefined || minutes < 2 ? '' : `±${minutes}`,
  };
}

function detailOf({ event, round }: RoundItem, { words, terms, floors, timeOf }: RowsSetup): string {
  const floor = floors.get(buildRowId({ kind: 'round', event: event.key, round: round.number }));
  const name = `${terms.roundName(round.name)}${floor === undefined ? '' : `, ${terms.floor(floor)}`}`;
  const started = round.startedAt;
  switch (round.state) {
    case 'running':
      return started === undefined ? name : words.since(name, timeOf(started));
    case 'skipped':
      return words.skipped(name);
    case 'empty':
      return words.empty(name);
    case 'marked':
    case 'posted':
      return started === undefined ? name : words.at(name, timeOf(started));
    case 'initialized':
      return name;
  }
}

function blockRow({ block }: BlockItem, canMove: boolean, setup: RowsSetup): RowView {
  const id = buildRowId({ kind: 'block', block: block.id });
  const { words } = setup;
  return {
    kind: block.kind === 'session' ? 'session' : 'block',
    id,
    ...timesOf(id, setup),
    title: words.block(block.title, block.kind === 'session' ? 0 : block.minutes),
    detail: block.notBefore === undefined ? '' : words.notBefore(setup.timeOf(block.notBefore)),
    isSelected: setup.selected === id,
    isDraft: setup.drafted.has(id),
    canMove,
  };
}

function roundRow(item: RoundItem, canMove: boolean, setup: RowsSetup): RowView {
  const { event, round } = item;
  const id = buildRowId({ kind: 'round', event: event.key, round: round.number });
  const { couples, alone } = countRoundField(event, round);
  const said = detailOf(item, setup);
  const detail = alone === 0 ? said : setup.words.alone(said, alone);
  return {
    kind: 'round',
    id,
    ...timesOf(id, setup),
    title: setup.terms.eventName(event),
    detail: setup.showIndex ? setup.words.place(round.scheduleIndex, detail) : detail,
    isSelected: setup.selected === id,
    isDraft: setup.drafted.has(id),
    state: round.state,
    style: toStandardTerm(event.style),
    level: toStandardTerm(event.level),
    couples,
    heats: round.numHeats,
    recall: round.number === 0 ? undefined : round.recallSize,
    isRelated: setup.highlightOthers && setup.selected?.startsWith(`round/${event.key}/`) === true,
    clash: setup.clashes.get(id),
    canMove,
    // A button on every row would be noise: only the next rows and the selected one have it.
    canStart: (setup.selected === id || setup.startable.has(id)) && canStart({ event, round }),
  };
}

/** One row of the day; `at` is its index among all rows. */
export function buildRow(item: PlanItem, at: number, setup: RowsSetup): RowView {
  const canMove = setup.mayPlan && at > setup.lastDanced;
  return item.kind === 'block' ? blockRow(item, canMove, setup) : roundRow(item, canMove, setup);
}

export function isSameRow(a: RowView, b: RowView): boolean {
  const [before, after]: readonly (readonly [string, unknown])[][] = [Object.entries(a), Object.entries(b)];
  return (
    before !== undefined &&
    before.length === after?.length &&
    before.every(([name, value], at) => after[at]?.[0] === name && after[at][1] === value)
  );
}
