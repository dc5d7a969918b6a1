import type { CompetitionEvent, Entry } from '../../../domain/competition.ts';
import type { Carried } from '../../../domain/floor/cascade.ts';
import { floorTabs, type FloorTabs } from '../../../domain/floor/tabs.ts';
import type { WalkOn } from '../../../domain/floor/walkOn.ts';
import { roundsOfTheDay, type ScheduledRound } from '../../../domain/round/day.ts';
import type { OnTheWay } from '../../delivery/queue.ts';
import type { Called, DeckOfRound } from '../../floor/calls.ts';
import { sayOfLineUp, takeBackReady } from '../../floor/checkIn.ts';
import { applyTaps, emptiestHeat } from './applyTaps.ts';
import { countDeck, deckCouples, type DeckCount, type DeckCouple } from './deckCouples.ts';
import {
  coupleCalled,
  footOffered,
  goesOnTo,
  requestHeat,
  restMissing,
  walkOnNamed,
  walksOn,
  type ChangesByCaptain,
  type FootOffered,
  type LineUpStep,
} from './lineUpSteps.ts';

export interface DeckDay {
  readonly day: readonly ScheduledRound[];
  readonly tabs: FloorTabs;
}

/** The day as tapped on this tablet, and its three tabs. */
export function deckDay(events: readonly CompetitionEvent[], onTheWay: readonly OnTheWay[]): DeckDay {
  const day = roundsOfTheDay(applyTaps(events, onTheWay));
  return { day, tabs: floorTabs(day) };
}

export interface LineUpInputs extends DeckDay {
  readonly scheduled: ScheduledRound;
  readonly said: DeckOfRound;
  readonly onTheWay: readonly OnTheWay[];
  /** Calls apply to later rounds, too. */
  readonly carries: boolean;
}

/** The line-up of one round on this tablet, and the captain's actions. */
export interface LineUpModel {
  readonly couples: readonly DeckCouple[];
  readonly count: DeckCount;
  readonly offered: FootOffered;
  readonly heat: number;
  /** The later rounds a call would apply to. */
  readonly goesOnTo: (entry: Entry, called: Called) => readonly Carried[];
  /** Undefined if nothing changes. */
  readonly call: (couple: DeckCouple, called: Called) => LineUpStep | undefined;
  /** Requests another heat from the office. */
  readonly askFor: (couple: DeckCouple, heat: number) => ChangesByCaptain | undefined;
  /** Marks uncalled couples as missing. */
  readonly callMissing: ChangesByCaptain;
  readonly walksOn: (who: WalkOn) => LineUpStep;
  readonly name: (before: Entry, entry: Entry) => ChangesByCaptain;
  readonly sayReady: (ready: boolean) => ChangesByCaptain;
  readonly askForMissing: ChangesByCaptain;
}

export function lineUpModel({ day, tabs, scheduled, said, onTheWay, carries }: LineUpInputs): LineUpModel {
  const { event, round } = scheduled;
  const here = { event: event.key, round: round.number };
  const couples = deckCouples(tabs, scheduled, said, onTheWay);
  const count = countDeck(couples);
  const heat = emptiestHeat(round);
  const on = (entry: Entry, called: Called): readonly Carried[] =>
    carries ? goesOnTo(day, scheduled, entry, called) : [];
  return {
    couples,
    count,
    offered: footOffered(round, count, said),
    heat,
    goesOnTo: on,
    call: (couple, called) => coupleCalled(scheduled, couple, called, on(couple.entry, called)),
    askFor: (couple, wish) => requestHeat(scheduled, couple, wish),
    callMissing: restMissing(scheduled, count),
    walksOn: (who) => walksOn(scheduled, who, heat),
    name: (before, entry) => walkOnNamed(scheduled, before, entry),
    sayReady:
      (ready) =>
      ({ initials }) => [{ patch: ready ? sayOfLineUp(here, 'ready', initials) : takeBackReady(here) }],
    askForMissing: ({ initials }) => [{ patch: sayOfLineUp(here, 'missingCalled', initials) }],
  };
}
