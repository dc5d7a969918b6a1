import { entryId, type LeadNumber } from '../../src/domain/ids.ts';
import { roundsOfTheDay, type ScheduledRound } from '../../src/domain/round/day.ts';
import { callsOffered } from '../../src/domain/floor/callsOffered.ts';
import type { Carried } from '../../src/domain/floor/cascade.ts';
import { isSince } from '../../src/domain/round/rounds.ts';
import { floorTabs, type FloorTabs } from '../../src/domain/floor/tabs.ts';
import { walkOn } from '../../src/domain/floor/walkOn.ts';
import type { Entry } from '../../src/domain/competition.ts';
import { eventSettings } from '../../src/store/competition/settings.ts';
import { freshKey, type Change } from '../../src/store/delivery/operation.ts';
import { events } from '../../src/store/events/events.ts';
import { EMPTY_DECK, type Called } from '../../src/store/floor/calls.ts';
import {
  checkIn,
  checkInLate,
  sayOfLineUp,
  scratch,
  takeBackReady,
  type Captain,
  coupleOnDeck,
  type CoupleOnDeck,
} from '../../src/store/floor/checkIn.ts';
import { addWalkOn, comeIn } from '../../src/store/floor/walkOn.ts';
import type { Patch } from '../../src/store/tree/patch.ts';
import { asTapped, emptiestHeat } from '../../src/web/deck/asTapped.ts';
import {
  afterTap,
  carriedOn,
  countOf,
  deckCouples,
  type DeckCouple,
} from '../../src/web/deck/deckCouples.ts';
import { deckOfRound } from '../hall/paths.ts';
import { roundSaid } from '../story.ts';
import { press, type Press } from './press.ts';
import { StaffMember } from './staff.ts';

const placeOf = ({ event, round }: ScheduledRound, entry: Entry): CoupleOnDeck =>
  coupleOnDeck(event, round.number, entry);

const carriedPlace = ({ event, round, entry }: Carried): CoupleOnDeck => coupleOnDeck(event, round, entry);

/** Numbers people stand at the deck with: one that is in another event, and one nobody has heard of. */
const AT_THE_DECK = ['207', '901'];

const WORDS: Readonly<Record<Called, string>> = {
  present: 'checks in',
  missing: 'marks missing',
  'not called': 'has not called',
  scratched: 'scratches',
};

/** Lines up the couples beside the floor. */
export class DeckCaptain extends StaffMember {
  readonly name = 'the deck captain';
  override readonly weight = 1;

  /** A refused tap stays on the tablet until the captain has seen it. */
  private tap(changesBy: (captain: Captain) => readonly Change[]): Promise<void> {
    const { queue } = this;
    return this.device.act(
      this.author().then((by) =>
        queue.perform({ key: freshKey(), changes: changesBy({ ...by, initials: 'DE' }) }),
      ),
    );
  }

  private say(patch: Patch): Promise<void> {
    return this.tap(() => [{ patch }]);
  }

  /** The line-up of a round as this tablet shows it. */
  couplesOf(tabs: FloorTabs, at: ScheduledRound): readonly DeckCouple[] {
    const said = this.device.heardOr(deckOfRound(at.event.key, at.round.number), EMPTY_DECK);
    return deckCouples(tabs, at, said, this.queue.onTheWay.now);
  }

  /** The couples of a round that stand on the tablet and are not scratched. */
  couplesLinedUp(of: string): readonly (readonly LeadNumber[])[] {
    const known = this.tabs();
    const at = known?.tabs.onFloor.find(({ event, round }) => `${event.key}/${round.number}` === of);
    if (known === undefined || at === undefined) return [];
    return [
      this.couplesOf(known.tabs, at)
        .filter(({ stands }) => stands === 'dancing' || stands === 'late')
        .flatMap(({ entry }) => entry.number ?? []),
    ];
  }

  /** The day as tapped on this tablet, and its three tabs. */
  tabs(): { readonly day: readonly ScheduledRound[]; readonly tabs: FloorTabs } | undefined {
    const all = this.device.heardOr(events, undefined);
    if (all === undefined) return undefined;
    const day = roundsOfTheDay(asTapped(all, this.queue.onTheWay.now));
    return { day, tabs: floorTabs(day) };
  }

  offered(): readonly Press[] {
    const known = this.tabs();
    if (known === undefined) return [];
    const { day, tabs } = known;
    const shown = [...tabs.onFloor, ...(tabs.onDeck === undefined ? [] : [tabs.onDeck]), ...tabs.next];
    return shown.flatMap((at) => this.lineUp(day, tabs, at));
  }

  private lineUp(day: readonly ScheduledRound[], tabs: FloorTabs, at: ScheduledRound): readonly Press[] {
    const { event, round } = at;
    const said = roundSaid(event, round);
    const here = { event: event.key, round: round.number };
    const of = `${event.key}/${round.number}`;
    const deck = this.device.heardOr(deckOfRound(event.key, round.number), EMPTY_DECK);
    const couples = this.couplesOf(tabs, at);
    const count = countOf(couples);
    const missing = (): Promise<void> =>
      this.tap((captain) =>
        count.notCalled.map(({ entry, asksHeat }) =>
          checkIn(captain, placeOf(at, entry), 'missing', asksHeat),
        ),
      );
    return [
      ...couples.flatMap((couple) => this.onTile(day, at, couple)),
      ...(!isSince(round.state) && count.notCalled.length > 0 && count.notCalled.length < count.couples
        ? [press(`mark missing ${of}`, `marks the rest of ${said} missing`, missing)]
        : []),
      ...(!isSince(round.state) && count.missing.length > 0
        ? [
            press(`call missing ${of}`, `has the missing of ${said} called`, () =>
              this.say(sayOfLineUp(here, 'missingCalled', 'DE')),
            ),
          ]
        : []),
      ...(isSince(round.state)
        ? []
        : deck.ready === undefined
          ? count.here === 0 || count.notCalled.length > 0
            ? []
            : [
                press(
                  `ready ${of}`,
                  `says ${said} is ready`,
                  () => this.say(sayOfLineUp(here, 'ready', 'DE')),
                  {
                    wayBack: [`not ready ${of}`],
                  },
                ),
              ]
          : [
              press(`not ready ${of}`, `takes back that ${said} is ready`, () =>
                this.say(takeBackReady(here)),
              ),
            ]),
      ...AT_THE_DECK.flatMap((typed) => this.walksOn(at, typed, of, said)),
    ];
  }

  private onTile(
    day: readonly ScheduledRound[],
    at: ScheduledRound,
    { entry, called, stands, heat, asksHeat }: DeckCouple,
  ): readonly Press[] {
    const { event, round } = at;
    const of = `${event.key}/${round.number}/${entry.number}`;
    const said = `${entry.number} in ${roundSaid(event, round)}`;
    const place = placeOf(at, entry);
    const late = round.state === 'running';
    const cascades = this.device.heardOr(eventSettings, undefined)?.cascadeCheckin ?? true;
    const call = (to: Exclude<Called, 'scratched'>, weight: number): Press => {
      const carried = isSince(round.state) ? [] : carriedOn(day, at, entry, to, cascades);
      const changes = (captain: Captain): readonly Change[] =>
        stands !== 'waiting' && to !== 'not called'
          ? [checkInLate(captain, place, to)]
          : [
              checkIn(captain, place, to, asksHeat),
              ...carried.map((one) => checkIn(captain, carriedPlace(one), to)),
            ];
      return press(`call ${to} ${of}`, `${WORDS[to]} ${said}`, () => this.tap(changes), {
        weight,
        wayBack: [`call ${called} ${of}`],
      });
    };
    const next = called === 'scratched' ? undefined : afterTap(called);
    return callsOffered(stands, round)
      .filter((to) => to !== called)
      .map((to) => {
        if (to === 'scratched')
          return press(
            `scratch ${of}`,
            `scratches ${said}`,
            () => this.tap((captain) => [scratch(captain, place, heat)]),
            { weight: 0.15, wayBack: [`put back ${of}`] },
          );
        if (called === 'scratched')
          return press(`put back ${of}`, `puts ${said} back`, () =>
            this.tap((captain) => [comeIn(captain, place, { heat, late })]),
          );
        return call(to, to === next ? 1 : 0.1);
      });
  }

  private walksOn(at: ScheduledRound, typed: string, of: string, said: string): readonly Press[] {
    const { event, round } = at;
    const id = entryId(`walk-on-${typed}`);
    const found = id === undefined ? undefined : walkOn(event, round, typed, id);
    if (found?.ok !== true) return [];
    const who = found.value;
    const heat = emptiestHeat(round);
    const late = round.state === 'running';
    const place = placeOf(at, who.entry);
    return [
      press(
        `walk-on ${typed} ${of}`,
        `lets ${typed} walk on in ${said}`,
        () =>
          this.tap((captain) => {
            if (round.entries.some((one) => one.id === who.entry.id))
              return [checkInLate(captain, place, 'present')];
            return [
              who.kind === 'entered'
                ? comeIn(captain, place, { heat, late })
                : addWalkOn(captain, place, who.entry, { heat, late }),
            ];
          }),
        { weight: 0.3, wayBack: [`scratch ${of}/${typed}`, `call missing ${of}/${typed}`] },
      ),
    ];
  }
}
