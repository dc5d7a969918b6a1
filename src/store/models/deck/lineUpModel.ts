import type { CompetitionEvent, Entry } from '../../../domain/competition.ts';
import type { CarriedCall } from '../../../domain/floor/cascade.ts';
import { buildFloorTabs, type FloorTabs } from '../../../domain/floor/tabs.ts';
import type { WalkOn } from '../../../domain/floor/walkOn.ts';
import { listRoundsOfDay, type ScheduledRound } from '../../../domain/round/day.ts';
import type { PendingOperation } from '../../delivery/queue.ts';
import type { DeckCallPresence, DeckOfRound } from '../../floor/calls.ts';
import { reportLineUp, withdrawReady } from '../../floor/checkIn.ts';
import { applyPendingTaps, findEmptiestHeat } from './applyPendingTaps.ts';
import { countDeck, listDeckCouples, type DeckCount, type DeckCouple } from './deckCouples.ts';
import {
  callCouple,
  findFooterActions,
  findCarriedCalls,
  requestHeat,
  markRestMissing,
  nameWalkOnCouple,
  addCoupleToRound,
  type CreateCaptainChanges,
  type FooterActions,
  type LineUpStep,
} from './lineUpSteps.ts';

export interface DeckDay {
  readonly day: readonly ScheduledRound[];
  readonly tabs: FloorTabs;
}

/** The day with this tablet's taps applied, and its three tabs. */
export function buildDeckDay(
  events: readonly CompetitionEvent[],
  onTheWay: readonly PendingOperation[],
): DeckDay {
  const day = listRoundsOfDay(applyPendingTaps(events, onTheWay));
  return { day, tabs: buildFloorTabs(day) };
}

export interface LineUpInputs extends DeckDay {
  readonly scheduled: ScheduledRound;
  readonly said: DeckOfRound;
  readonly onTheWay: readonly PendingOperation[];
  /** Calls apply to later rounds, too. */
  readonly carries: boolean;
}

/** The line-up of one round on this tablet, and the captain's actions. */
export interface LineUpModel {
  readonly couples: readonly DeckCouple[];
  readonly count: DeckCount;
  readonly offered: FooterActions;
  readonly heat: number;
  /** The later rounds a call would apply to. */
  readonly goesOnTo: (entry: Entry, called: DeckCallPresence) => readonly CarriedCall[];
  /** Undefined if nothing changes. */
  readonly call: (couple: DeckCouple, called: DeckCallPresence) => LineUpStep | undefined;
  /** Requests another heat from the office. */
  readonly askFor: (couple: DeckCouple, heat: number) => CreateCaptainChanges | undefined;
  /** Marks uncalled couples as missing. */
  readonly callMissing: CreateCaptainChanges;
  readonly walksOn: (who: WalkOn) => LineUpStep;
  readonly name: (before: Entry, entry: Entry) => CreateCaptainChanges;
  readonly sayReady: (ready: boolean) => CreateCaptainChanges;
  readonly askForMissing: CreateCaptainChanges;
}

export function buildLineUpModel({
  day,
  tabs,
  scheduled,
  said,
  onTheWay,
  carries,
}: LineUpInputs): LineUpModel {
  const { event, round } = scheduled;
  const here = { event: event.key, round: round.number };
  const couples = listDeckCouples(tabs, scheduled, said, onTheWay);
  const count = countDeck(couples);
  const heat = findEmptiestHeat(round);
  const on = (entry: Entry, called: DeckCallPresence): readonly CarriedCall[] =>
    carries ? findCarriedCalls(day, scheduled, entry, called) : [];
  return {
    couples,
    count,
    offered: findFooterActions(round, count, said),
    heat,
    goesOnTo: on,
    call: (couple, called) => callCouple(scheduled, couple, called, on(couple.entry, called)),
    askFor: (couple, wish) => requestHeat(scheduled, couple, wish),
    callMissing: markRestMissing(scheduled, count),
    walksOn: (who) => addCoupleToRound(scheduled, who, heat),
    name: (before, entry) => nameWalkOnCouple(scheduled, before, entry),
    sayReady:
      (ready) =>
      ({ initials }) => [{ patch: ready ? reportLineUp(here, 'ready', initials) : withdrawReady(here) }],
    askForMissing: ({ initials }) => [{ patch: reportLineUp(here, 'missingCalled', initials) }],
  };
}
