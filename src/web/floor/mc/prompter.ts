import { mapDefined } from '../../../domain/mapDefined.ts';
import { isFinal, type Round } from '../../../domain/competition.ts';
import type { ScheduledRound } from '../../../domain/round/day.ts';
import { canStart } from '../../../domain/schedule/plan/canStart.ts';
import { countRoundField } from '../../../domain/round/countField.ts';
import { hasStarted } from '../../../domain/round/rounds.ts';
import { buildRunningOrder, type HeatPosition } from '../../../domain/floor/position.ts';
import { buildLineUp } from '../../../domain/floor/presence.ts';
import { listAbsentEntries, buildDancingCouples } from '../../../domain/floor/dancingCouples.ts';
import { announceHeat, announceMissing, type SpokenLine } from '../../../domain/floor/script.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { sortEventDances } from '../../../domain/event/dances.ts';
import type { DeckOfRound } from '../../../store/floor/calls.ts';

/** A page of the prompter: the script of one moment of the day. */
export type PrompterPage =
  | { readonly kind: 'heat'; readonly at: ScheduledRound; readonly position: HeatPosition }
  /** The first heat of a round that is not on the floor yet: it starts when its first couples are called. */
  | { readonly kind: 'coming'; readonly at: ScheduledRound; readonly position: HeatPosition }
  /** Couples missing from the round on deck. */
  | { readonly kind: 'missing'; readonly at: ScheduledRound };

/** The couples of one heat of one dance, by number. */
function listHeatNumbers(
  { event, round }: ScheduledRound,
  { dance, heat }: HeatPosition,
): readonly LeadNumber[] {
  // A couple's heats are stored in the order of the event's dances, which may differ from the floor's.
  const onFloor = sortEventDances(event)[dance];
  const stored = onFloor === undefined ? 0 : Math.max(0, event.dances.indexOf(onFloor));
  return buildDancingCouples(event, round, stored)
    .filter((couple) => couple.heat === heat)
    .map(({ number }) => number);
}

const numbered = (entries: readonly { readonly number: LeadNumber | undefined }[]): readonly LeadNumber[] =>
  mapDefined(entries, ({ number }) => number);

/**
 * Couples missing from a round: before the start, those marked missing on deck; after it, those it began
 * without.
 */
export const findMissingCouples = ({ event, round }: ScheduledRound): readonly LeadNumber[] =>
  numbered(hasStarted(round.state) ? listAbsentEntries(event, round) : buildLineUp(event, round).missing);

/** The waiting rounds, in the order of the day: those that can start before those that cannot yet. */
export const listWaitingRounds = (day: readonly ScheduledRound[]): readonly ScheduledRound[] => {
  const rounds = day.filter(({ round }) => round.state === 'initialized');
  return [...rounds.filter(canStart), ...rounds.filter((at) => !canStart(at))];
};

/** The deck captain's messages about a round's line-up as a whole. */
export type DeckMessages = Pick<DeckOfRound, 'ready' | 'missingCalled'>;

/** The couples to call for a round: none once the deck is ready without them. */
export const findCouplesToCall = (at: ScheduledRound, said: DeckMessages): readonly LeadNumber[] =>
  said.ready === undefined ? findMissingCouples(at) : [];

/** The heats of the round on the floor, then the couples to call for the coming one, then its first heat. */
export function buildPrompterPages(
  on: ScheduledRound | undefined,
  coming: ScheduledRound | undefined,
  said: DeckMessages,
): readonly PrompterPage[] {
  const heats =
    on === undefined
      ? []
      : buildRunningOrder(sortEventDances(on.event).length, on.round.numHeats).map(
          (position): PrompterPage => ({
            kind: 'heat',
            at: on,
            position,
          }),
        );
  if (coming === undefined) return heats;
  const call: PrompterPage = { kind: 'coming', at: coming, position: { dance: 0, heat: 1 } };
  return findCouplesToCall(coming, said).length === 0
    ? [...heats, call]
    : [...heats, { kind: 'missing', at: coming }, call];
}

/** The index of the live page: the heat on the floor; with an empty floor the first that comes. */
export function findLivePage(pages: readonly PrompterPage[], now: HeatPosition | undefined): number {
  const at = pages.findIndex(
    (page) => page.kind === 'heat' && page.position.dance === now?.dance && page.position.heat === now.heat,
  );
  return Math.max(0, at);
}

export function writeScript(page: PrompterPage): readonly SpokenLine[] {
  const { event, round } = page.at;
  if (page.kind === 'missing') return announceMissing(event, round.name, findMissingCouples(page.at));
  return announceHeat(
    {
      event,
      round: round.name,
      dances: sortEventDances(event),
      heats: round.numHeats,
      couples: countRoundField(event, round).couples,
      recall: recallOf(round),
    },
    page.position,
    listHeatNumbers(page.at, page.position),
  );
}

const recallOf = (round: Round): number | undefined => (isFinal(round) ? undefined : round.recallSize);
