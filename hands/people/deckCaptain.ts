import type { Entry } from '../../src/domain/competition.ts';
import { listAvailableCalls } from '../../src/domain/floor/availableCalls.ts';
import { resolveWalkOn } from '../../src/domain/floor/walkOn.ts';
import { parseEntryId, parseLeadNumber, type LeadNumber } from '../../src/domain/ids.ts';
import { INDEPENDENT } from '../../src/domain/people/people.ts';
import { isKnownNumber } from '../../src/domain/people/placeholder.ts';
import type { ScheduledRound } from '../../src/domain/round/day.ts';
import { eventSettingsPath } from '../../src/store/competition/settings.ts';
import { generateKey } from '../../src/store/delivery/operation.ts';
import { allEvents } from '../../src/store/events/events.ts';
import { EMPTY_DECK, type DeckCallPresence, type DeckOfRound } from '../../src/store/floor/calls.ts';
import { nextPresence, type DeckCouple } from '../../src/store/models/deck/deckCouples.ts';
import { buildDeckDay, type DeckDay, type LineUpModel } from '../../src/store/models/deck/lineUpModel.ts';
import {
  listCarriedCalls,
  listRequestableHeats,
  findLikelyNames,
  type CreateCaptainChanges,
  type LineUpStep,
} from '../../src/store/models/deck/lineUpSteps.ts';
import { canUndoTap } from '../../src/store/models/deck/undoTap.ts';
import type { Device } from '../hall/device.ts';
import { deckOfRound } from '../hall/paths.ts';
import { program } from '../program.ts';
import { buildRoundText, formatRoundLabel } from '../story.ts';
import { press, type Press } from './press.ts';
import { StaffMember } from './staff.ts';

/** Numbers of walk-ons: one from another event, an unknown one, and none. */
const AT_THE_DECK = ['207', '901', undefined] as const;

/** The names of a walk-on couple that is in no other event, and a number for a couple without one. */
const WALK_ON_NAMES = { leadName: 'Nora New', followName: 'Nils New', affiliation: INDEPENDENT };
const OWN_NUMBER = parseLeadNumber('950');

const WORDS: Readonly<Record<DeckCallPresence, string>> = {
  present: 'checks in',
  missing: 'marks missing',
  'not called': 'has not called',
  scratched: 'scratches',
};

/** The line-up of a round, with the key of its presses and its name in the story. */
interface LineUp {
  readonly at: ScheduledRound;
  readonly day: DeckDay['day'];
  readonly model: LineUpModel;
  readonly of: string;
  readonly said: string;
}

/** Checks in the couples beside the floor. */
export class DeckCaptain extends StaffMember {
  readonly name: string;
  override readonly weight = 1;

  constructor(device: Device, name = 'the deck captain') {
    super(device, 'deck captain');
    this.name = name;
  }

  /** A refused tap stays on the tablet until the captain has seen it. */
  private tap(changesBy: CreateCaptainChanges): Promise<void> {
    const { queue } = this;
    return this.device.act(
      this.author().then((by) =>
        queue.perform({ key: generateKey(), changes: changesBy({ ...by, initials: 'DE' }) }),
      ),
    );
  }

  private deckMessages({ event, round }: ScheduledRound): DeckOfRound {
    return this.device.followOr(deckOfRound(event.key, round.number), EMPTY_DECK);
  }

  private modelOf(day: DeckDay, scheduled: ScheduledRound): LineUpModel {
    return program.lineUpModel({
      ...day,
      scheduled,
      said: this.deckMessages(scheduled),
      onTheWay: this.queue.onTheWay.now,
      carries: this.device.followOr(eventSettingsPath, undefined)?.cascadeCheckin ?? true,
    });
  }

  /** The couples of a round on the tablet, without scratched ones. */
  couplesLinedUp(of: string): readonly (readonly LeadNumber[])[] {
    const known = this.deckDay();
    const at = known?.tabs.onFloor.find((one) => buildRoundText(one) === of);
    if (known === undefined || at === undefined) return [];
    return [
      this.modelOf(known, at)
        .couples.filter(({ stands }) => stands === 'dancing' || stands === 'late')
        .flatMap(({ entry }) => entry.number ?? []),
    ];
  }

  private deckDay(): DeckDay | undefined {
    const all = this.device.followOr(allEvents, undefined);
    return all && buildDeckDay(all, this.queue.onTheWay.now);
  }

  offered(): readonly Press[] {
    const known = this.deckDay();
    if (known === undefined) return [];
    const { onFloor, onDeck, next } = known.tabs;
    return [...onFloor, ...(onDeck === undefined ? [] : [onDeck]), ...next].flatMap((at) => {
      const lineUp: LineUp = {
        at,
        day: known.day,
        model: this.modelOf(known, at),
        of: buildRoundText(at),
        said: formatRoundLabel(at),
      };
      return [
        ...lineUp.model.couples.flatMap((couple) => [
          ...this.tilePresses(lineUp, couple),
          ...this.heatPresses(lineUp, couple),
          ...this.namePresses(lineUp, couple),
        ]),
        ...this.footPresses(lineUp),
        ...AT_THE_DECK.flatMap((typed) => this.walkOnPresses(lineUp, typed)),
      ];
    });
  }

  /** Performs a step. If the screen confirms it, an undo is offered. */
  private step({ at }: LineUp, entry: Entry, { changesBy, told }: LineUpStep): Promise<void> {
    let since: number | undefined;
    if (told !== undefined)
      this.offersUndo(
        press('undo tap', 'undoes what was tapped', () => this.tap(told.undo)),
        () =>
          since === undefined ||
          canUndoTap(
            { at, entry, on: listCarriedCalls(told), since },
            {
              day: this.deckDay()?.day ?? [],
              said: this.deckMessages(at),
              onTheWay: this.queue.onTheWay.now,
            },
          ),
      );
    return this.tap((captain) => {
      since = captain.at;
      return changesBy(captain);
    });
  }

  /** Actions for the whole line-up. */
  private footPresses({ model, of, said }: LineUp): readonly Press[] {
    const { offered, callMissing, sayReady, askForMissing } = model;
    const undoKeys = [`not ready ${of}`];
    const readyNow = (): readonly Press[] => {
      switch (offered.ready) {
        case 'offered':
          return [
            press(`ready ${of}`, `says ${said} is ready`, () => this.tap(sayReady(true)), {
              undoKeys,
            }),
          ];
        case 'asked first':
          return [
            press(
              `ready without ${of}`,
              `marks the rest of ${said} missing and says it is ready`,
              () => Promise.all([this.tap(callMissing), this.tap(sayReady(true))]),
              { weight: 0.3, undoKeys },
            ),
          ];
        case 'take back':
          return [
            press(`not ready ${of}`, `takes back that ${said} is ready`, () => this.tap(sayReady(false))),
          ];
        case 'nobody is here':
        case 'no':
          return [];
      }
    };
    return [
      ...(offered.restMissing
        ? [press(`mark missing ${of}`, `marks the rest of ${said} missing`, () => this.tap(callMissing))]
        : []),
      ...(offered.callMissing === 'offered'
        ? [press(`call missing ${of}`, `has the missing of ${said} called`, () => this.tap(askForMissing))]
        : []),
      ...readyNow(),
    ];
  }

  private tilePresses(lineUp: LineUp, couple: DeckCouple): readonly Press[] {
    const { entry, called, stands } = couple;
    const of = `${lineUp.of}/${entry.number}`;
    return listAvailableCalls(stands, lineUp.at.round)
      .filter((to) => to !== called)
      .flatMap((to) => {
        const step = lineUp.model.call(couple, to);
        if (step === undefined) return [];
        const takesStep = (): Promise<void> => this.step(lineUp, entry, step);
        const said = `${entry.number} in ${lineUp.said}`;
        if (to === 'scratched')
          return press(`scratch ${of}`, `${WORDS[to]} ${said}`, takesStep, {
            weight: 0.15,
            undoKeys: [`put back ${of}`],
          });
        if (called === 'scratched')
          return press(`put back ${of}`, `puts back ${said}`, takesStep, {
            undoKeys: [`scratch ${of}`, `call missing ${of}`],
          });
        return press(`call ${to} ${of}`, `${WORDS[to]} ${said}`, takesStep, {
          weight: to === nextPresence(called) ? 1 : 0.1,
          undoKeys: [`call ${called} ${of}`],
        });
      });
  }

  /** Requests another heat, which the office decides. Picking the couple's own heat cancels the request. */
  private heatPresses({ at, model, of, said }: LineUp, couple: DeckCouple): readonly Press[] {
    const { entry, heat, asksHeat } = couple;
    return listRequestableHeats(at.round, couple).flatMap((wish) => {
      const changesBy = model.askFor(couple, wish);
      return changesBy === undefined
        ? []
        : press(
            `ask heat ${wish} ${of}/${entry.number}`,
            wish === heat
              ? `keeps ${entry.number} in its heat of ${said}`
              : `asks for heat ${wish} for ${entry.number} in ${said}`,
            () => this.tap(changesBy),
            { weight: 0.15, undoKeys: [`ask heat ${asksHeat ?? heat} ${of}/${entry.number}`] },
          );
    });
  }

  /** Names a walk-on. */
  private namePresses({ at, day, model, of, said }: LineUp, { entry }: DeckCouple): readonly Press[] {
    if (!entry.placeholder) return [];
    const { leadName, followName, affiliation } = findLikelyNames(day, entry) ?? WALK_ON_NAMES;
    const found = program.named(at.event, entry, {
      lead: { name: leadName },
      follow: { name: followName },
      affiliation,
      ...(OWN_NUMBER === undefined || at.event.entries.some(({ number }) => number === OWN_NUMBER)
        ? {}
        : { number: OWN_NUMBER }),
    });
    if (!found.ok) return [];
    return [
      press(
        `name ${of}/${entry.number}`,
        isKnownNumber(entry.number)
          ? `gives ${entry.number} in ${said} its names`
          : `gives the couple without a number in ${said} its names and number ${found.value.number}`,
        () => this.tap(model.name(entry, found.value)),
        { weight: 0.5 },
      ),
    ];
  }

  private walkOnPresses(lineUp: LineUp, typed: string | undefined): readonly Press[] {
    const { at, model, of, said } = lineUp;
    const { event, round } = at;
    const id = parseEntryId(`walk-on-${typed ?? 'nobody'}-${event.entries.length}-${this.device.name}`);
    const found = id === undefined ? undefined : resolveWalkOn(event, round, typed, id);
    if (found?.ok !== true) return [];
    const { entry } = found.value;
    return [
      press(
        `walk-on ${typed ?? 'nobody'} ${of}`,
        `lets ${typed ?? 'a couple without a number'} walk on in ${said}`,
        () => this.step(lineUp, entry, model.walksOn(found.value)),
        {
          weight: typed === undefined ? 0.1 : 0.3,
          undoKeys: [`scratch ${of}/${entry.number}`, `call missing ${of}/${entry.number}`],
        },
      ),
    ];
  }
}
