import type { Entry } from '../../src/domain/competition.ts';
import { entryId, leadNumber, type LeadNumber } from '../../src/domain/ids.ts';
import { roundsOfTheDay, type ScheduledRound } from '../../src/domain/round/day.ts';
import { callsOffered } from '../../src/domain/floor/callsOffered.ts';
import { floorTabs, type FloorTabs } from '../../src/domain/floor/tabs.ts';
import { walkOn } from '../../src/domain/floor/walkOn.ts';
import { INDEPENDENT } from '../../src/domain/people/people.ts';
import { hasNumberOfItsOwn } from '../../src/domain/people/placeholder.ts';
import { eventSettings } from '../../src/store/competition/settings.ts';
import { freshKey, type Change } from '../../src/store/delivery/operation.ts';
import { events } from '../../src/store/events/events.ts';
import { EMPTY_DECK, type Called } from '../../src/store/floor/calls.ts';
import { sayOfLineUp, takeBackReady, type Captain } from '../../src/store/floor/checkIn.ts';
import type { Patch } from '../../src/store/tree/patch.ts';
import { asTapped, emptiestHeat } from '../../src/web/deck/asTapped.ts';
import { afterTap, countOf, deckCouples, type DeckCouple } from '../../src/web/deck/deckCouples.ts';
import {
  carriedBy,
  coupleCalled,
  footOffered,
  goesOnTo,
  heatsToAskFor,
  likelyNames,
  restMissing,
  walksOn,
  type LineUpStep,
} from '../../src/web/deck/lineUpSteps.ts';
import { holdsStill, type Seen } from '../../src/web/deck/wayBack.ts';
import type { Device } from '../hall/device.ts';
import { deckOfRound } from '../hall/paths.ts';
import { program } from '../program.ts';
import { roundSaid } from '../story.ts';
import { press, type Press } from './press.ts';
import { StaffMember } from './staff.ts';

/** Numbers people stand at the deck with: one that is in another event, one nobody has heard of, and none at all. */
const AT_THE_DECK = ['207', '901', undefined] as const;

/** Who a walk-on is, where nobody in another event wears the number; and the number of one that came without. */
const STRANGERS = { leadName: 'Nora New', followName: 'Nils New', affiliation: INDEPENDENT };
const OWN_NUMBER = leadNumber('950');

const WORDS: Readonly<Record<Called, string>> = {
  present: 'checks in',
  missing: 'marks missing',
  'not called': 'has not called',
  scratched: 'scratches',
};

const keyOf = ({ event, round }: ScheduledRound): string => `${event.key}/${round.number}`;
const saidOf = ({ event, round }: ScheduledRound): string => roundSaid(event, round);

/** Lines up the couples beside the floor. */
export class DeckCaptain extends StaffMember {
  readonly name: string;
  override readonly weight = 1;

  constructor(device: Device, name = 'the deck captain') {
    super(device, 'deck captain');
    this.name = name;
  }

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

  /** Done, with the way back beside it where the screen says what was done. */
  private step(at: ScheduledRound, entry: Entry, { changesBy, told }: LineUpStep): Promise<void> {
    let since: number | undefined;
    if (told !== undefined)
      this.offersUndo(
        press('undo tap', 'undoes what was tapped', () => this.tap(told.undo)),
        () => since === undefined || holdsStill({ at, entry, on: carriedBy(told), since }, this.seenOf(at)),
      );
    return this.tap((captain) => {
      since = captain.at;
      return changesBy(captain);
    });
  }

  private seenOf({ event, round }: ScheduledRound): Seen {
    return {
      day: this.tabs()?.day ?? [],
      said: this.device.heardOr(deckOfRound(event.key, round.number), EMPTY_DECK),
      onTheWay: this.queue.onTheWay.now,
    };
  }

  private lineUp(day: readonly ScheduledRound[], tabs: FloorTabs, at: ScheduledRound): readonly Press[] {
    const couples = this.couplesOf(tabs, at);
    return [
      ...couples.flatMap((couple) => [
        ...this.onTile(day, at, couple),
        ...this.asksHeat(at, couple),
        ...this.names(day, at, couple),
      ]),
      ...this.foot(at, couples),
      ...AT_THE_DECK.flatMap((typed) => this.walkOns(at, typed)),
    ];
  }

  /** What is said of the line-up as a whole. */
  private foot(at: ScheduledRound, couples: readonly DeckCouple[]): readonly Press[] {
    const { event, round } = at;
    const of = keyOf(at);
    const said = saidOf(at);
    const here = { event: event.key, round: round.number };
    const count = countOf(couples);
    const offered = footOffered(
      round,
      count,
      this.device.heardOr(deckOfRound(event.key, round.number), EMPTY_DECK),
    );
    const rest = (): Promise<void> => this.tap(restMissing(at, count));
    const ready = (): Promise<void> => this.say(sayOfLineUp(here, 'ready', 'DE'));
    const wayBack = [`not ready ${of}`];
    const readyNow = (): readonly Press[] => {
      switch (offered.ready) {
        case 'offered':
          return [press(`ready ${of}`, `says ${said} is ready`, ready, { wayBack })];
        case 'asked first':
          return [
            press(
              `ready without ${of}`,
              `marks the rest of ${said} missing and says it is ready`,
              () => Promise.all([rest(), ready()]),
              { weight: 0.3, wayBack },
            ),
          ];
        case 'take back':
          return [
            press(`not ready ${of}`, `takes back that ${said} is ready`, () => this.say(takeBackReady(here))),
          ];
        case 'nobody is here':
        case 'no':
          return [];
      }
    };
    return [
      ...(offered.restMissing
        ? [press(`mark missing ${of}`, `marks the rest of ${said} missing`, rest)]
        : []),
      ...(offered.callMissing === 'offered'
        ? [
            press(`call missing ${of}`, `has the missing of ${said} called`, () =>
              this.say(sayOfLineUp(here, 'missingCalled', 'DE')),
            ),
          ]
        : []),
      ...readyNow(),
    ];
  }

  private onTile(day: readonly ScheduledRound[], at: ScheduledRound, couple: DeckCouple): readonly Press[] {
    const { entry, called, stands } = couple;
    const of = `${keyOf(at)}/${entry.number}`;
    const cascades = this.device.heardOr(eventSettings, undefined)?.cascadeCheckin ?? true;
    const next = called === 'scratched' ? undefined : afterTap(called);
    return callsOffered(stands, at.round)
      .filter((to) => to !== called)
      .flatMap((to) => {
        const step = coupleCalled(at, couple, to, goesOnTo(day, at, entry, to, cascades));
        if (step === undefined) return [];
        const takesStep = (): Promise<void> => this.step(at, entry, step);
        const said = `${entry.number} in ${saidOf(at)}`;
        if (to === 'scratched')
          return press(`scratch ${of}`, `${WORDS[to]} ${said}`, takesStep, {
            weight: 0.15,
            wayBack: [`put back ${of}`],
          });
        if (called === 'scratched')
          return press(`put back ${of}`, `puts back ${said}`, takesStep, {
            wayBack: [`scratch ${of}`, `call missing ${of}`],
          });
        return press(`call ${to} ${of}`, `${WORDS[to]} ${said}`, takesStep, {
          weight: to === next ? 1 : 0.1,
          wayBack: [`call ${called} ${of}`],
        });
      });
  }

  /** Another heat, for which the office is asked; and its own heat, by which nothing is asked for any more. */
  private asksHeat(at: ScheduledRound, couple: DeckCouple): readonly Press[] {
    const { entry, heat, asksHeat } = couple;
    const later = heatsToAskFor(at.round, couple);
    if (later.length === 0) return [];
    const of = `${keyOf(at)}/${entry.number}`;
    const wishes = asksHeat === undefined ? later : [heat, ...later.filter((one) => one !== asksHeat)];
    return wishes.flatMap((wish) => {
      const changesBy = program.heatAskedFor(at, couple, wish);
      return changesBy === undefined
        ? []
        : press(
            `ask heat ${wish} ${of}`,
            wish === heat
              ? `keeps ${entry.number} in its heat of ${saidOf(at)}`
              : `asks for heat ${wish} for ${entry.number} in ${saidOf(at)}`,
            () => this.tap(changesBy),
            { weight: 0.15, wayBack: [`ask heat ${asksHeat ?? heat} ${of}`] },
          );
    });
  }

  /** Who a walk-on turned out to be. */
  private names(day: readonly ScheduledRound[], at: ScheduledRound, { entry }: DeckCouple): readonly Press[] {
    if (!entry.placeholder) return [];
    const { leadName, followName, affiliation } = likelyNames(day, entry) ?? STRANGERS;
    const found = program.named(at.event, entry, {
      lead: { name: leadName },
      follow: { name: followName },
      affiliation,
      ...(OWN_NUMBER === undefined || at.event.entries.some(({ number }) => number === OWN_NUMBER)
        ? {}
        : { number: OWN_NUMBER }),
    });
    if (!found.ok) return [];
    const changesBy = program.walkOnNamed(at, entry, found.value);
    return [
      press(
        `name ${keyOf(at)}/${entry.number}`,
        hasNumberOfItsOwn(entry.number)
          ? `gives ${entry.number} in ${saidOf(at)} its names`
          : `gives the couple without a number in ${saidOf(at)} its names and number ${found.value.number}`,
        () => this.tap(changesBy),
        { weight: 0.5 },
      ),
    ];
  }

  private walkOns(at: ScheduledRound, typed: string | undefined): readonly Press[] {
    const { event, round } = at;
    const id = entryId(`walk-on-${typed ?? 'nobody'}-${event.entries.length}-${this.device.name}`);
    const found = id === undefined ? undefined : walkOn(event, round, typed, id);
    if (found?.ok !== true) return [];
    const step = walksOn(at, found.value, emptiestHeat(round));
    const number = found.value.entry.number;
    const of = keyOf(at);
    return [
      press(
        `walk-on ${typed ?? 'nobody'} ${of}`,
        `lets ${typed ?? 'a couple without a number'} walk on in ${saidOf(at)}`,
        () => this.step(at, found.value.entry, step),
        {
          weight: typed === undefined ? 0.1 : 0.3,
          wayBack: [`scratch ${of}/${number}`, `call missing ${of}/${number}`],
        },
      ),
    ];
  }
}
