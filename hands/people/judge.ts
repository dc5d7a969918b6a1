import {
  isFinal,
  type CompetitionEvent,
  type RecallRound,
  type Round,
} from '../../src/domain/competition.ts';
import { toStoredTerm } from '../../src/domain/event/storedTerm.ts';
import { CONFIRMED_COUNT_REASON } from '../../src/domain/floor/confirmedCountReason.ts';
import type { EventKey, JudgeKey, LeadNumber } from '../../src/domain/ids.ts';
import { competitionBasics } from '../../src/store/competition/competition.ts';
import type { DeliveryQueue } from '../../src/store/delivery/queue.ts';
import { livePath } from '../../src/store/floor/live.ts';
import { canRequestChange } from '../../src/store/models/judge/canRequestChange.ts';
import { NO_SWAP, type PressResult, type FinalModel } from '../../src/store/models/judge/finalModel.ts';
import type { JudgeModel } from '../../src/store/models/judge/judgeModel.ts';
import {
  isDue,
  isRoundDue,
  type JudgesRound,
  type SheetOfRound,
} from '../../src/store/models/judge/judgesRounds.ts';
import type { RecallModel } from '../../src/store/models/judge/recallModel.ts';
import type { CurrentSheet } from '../../src/store/models/judge/currentSheet.ts';
import { rememberViewedSheet, type LastViewedSheet } from '../../src/store/models/judge/findShownSheet.ts';
import { calculateRoundsVersion } from '../../src/store/models/judge/roundsVersion.ts';
import { judgeClaimPath } from '../../src/store/people/judgeAccess.ts';
import { isUndeliverable, type JudgesSheets, type MarkedSheet } from '../../src/store/sheets/judgesSheets.ts';
import { openJudgesSheets } from '../../src/store/sheets/openJudgesSheets.ts';
import type { Device } from '../hall/device.ts';
import { eventPath, marksOfJudge, sheetsOfJudge } from '../hall/paths.ts';
import { program } from '../program.ts';
import { drawSubset } from '../rendezvous.ts';
import { roundLabel } from '../story.ts';
import type { Person } from './person.ts';
import { press, type Press } from './press.ts';

/** One touch of the screen: the marks it produces, if any. */
type Touch = (sheet: CurrentSheet) => MarkedSheet | undefined;

/** A sheet with the key of its presses, and its name in the story. */
interface SheetInHand {
  readonly at: SheetOfRound;
  readonly sheet: CurrentSheet;
  readonly of: string;
  readonly said: string;
}

/** A judge with a phone, who uses all controls of a sheet. */
export class JudgeAtFloor implements Person {
  readonly name: string;
  readonly office = 'judge';
  readonly judge: JudgeKey;
  readonly device: Device;
  private sheets: JudgesSheets;
  private standing = '';
  private looked: LastViewedSheet | undefined;
  /** The latest screen model, cached with its input. */
  private made:
    | {
        readonly heard: number;
        readonly held: unknown;
        readonly looked: LastViewedSheet | undefined;
        readonly model: JudgeModel;
      }
    | undefined;

  constructor(device: Device, judge: JudgeKey, name = `judge ${judge}`) {
    this.device = device;
    this.judge = judge;
    this.name = name;
    this.sheets = this.open();
  }

  private open(): JudgesSheets {
    this.device.follow(judgeClaimPath(this.device.who.uid));
    const { session, name } = this.device;
    return openJudgesSheets({ device: session, eventName: name }, this.judge);
  }

  /** A judge with open sheets presses more often. */
  get weight(): number {
    return this.rounds().some(isRoundDue) ? 4 : 0.3;
  }

  get queue(): DeliveryQueue {
    return this.sheets.queue;
  }

  get isOpen(): boolean {
    return this.sheets.opened.now;
  }

  reload(): void {
    this.device.reload();
    this.sheets = this.open();
    this.standing = '';
    this.looked = undefined;
  }

  /** The screen; rebuilt after updates or marks. */
  private model(): JudgeModel {
    const { device, looked, made } = this;
    const held = this.sheets.sheets.now;
    if (made?.heard === device.heard && made.held === held && made.looked === looked) return made.model;
    const model = this.modelAt(looked);
    this.made = { heard: device.heard, held, looked, model };
    return model;
  }

  private modelAt(looked: LastViewedSheet | undefined): JudgeModel {
    const { device, judge, sheets } = this;
    return program.judgeModel({
      judge,
      judges: device.followOr(competitionBasics, undefined)?.judges ?? [],
      floor: device.followOr(livePath, []),
      eventOf: (key) => this.eventOf(key),
      isHeard: true,
      own: sheets,
      heardOf: ({ event, round }) => {
        const marks = device.follow(marksOfJudge(event, round, judge));
        const sheets = device.follow(sheetsOfJudge(event, round, judge));
        return { marks, sheets, isFresh: marks.kind === 'known' };
      },
      looked,
      onLook: (next) => {
        this.looked = next;
      },
    });
  }

  private eventOf(key: EventKey): CompetitionEvent | undefined {
    return this.device.followOr(eventPath(key), undefined);
  }

  /** The rounds on this phone, earliest start first. */
  rounds(): readonly JudgesRound[] {
    return this.model().day.rounds;
  }

  /** The rounds reachable from the displayed one. */
  roundsInReach(): readonly JudgesRound[] {
    const found = new Map<string, JudgesRound>();
    let { day } = this.model();
    for (let at: SheetOfRound | undefined = day.shown; at !== undefined && !found.has(at.round.key);) {
      found.set(at.round.key, at.round);
      at = day.shown?.other;
      if (at !== undefined) ({ day } = this.modelAt(rememberViewedSheet(day, at)));
    }
    return [...found.values()];
  }

  /** The couples on the open sheets of a round, if this phone has it. */
  couplesOn(of: string): readonly (readonly LeadNumber[])[] {
    return this.rounds()
      .filter(({ key }) => key === of)
      .flatMap((round) => round.sheets.filter(isDue).map(({ dance }) => ({ round, dance })))
      .flatMap((at) => {
        const sheet = this.model().sheetAt(at);
        if (sheet === undefined) return [];
        const { round } = at.round;
        return [
          isFinal(round)
            ? finalOf(at, sheet).couples
            : recallOf(at, round, sheet).couples.map(({ number }) => number),
        ];
      });
  }

  /** Keeps the displayed sheet, and retries refused marks after a reconnect or a change of their round. */
  onUpdate(): void {
    this.model().stay();
    const waiting = this.unsettled().map(({ place }) => place);
    const places = [...this.device.followOr(livePath, []), ...waiting];
    const standing = `${this.device.isLive} ${calculateRoundsVersion(places, (key) => this.eventOf(key))}`;
    if (standing === this.standing) return;
    this.standing = standing;
    if (this.device.isLive) void this.device.act(this.queue.tryAllAgain());
  }

  /** True once the sheets' states of a round have loaded: not right after a reload. */
  hasHeardOf({ key }: CompetitionEvent, { number }: Round): boolean {
    const { device, judge } = this;
    return (
      device.follow(marksOfJudge(key, number, judge)).kind === 'known' &&
      device.follow(sheetsOfJudge(key, number, judge)).kind === 'known'
    );
  }

  /** Marks that the backend lacks, or has in another version. */
  unsettled(): ReturnType<JudgesSheets['unsettled']> {
    return this.sheets.unsettled();
  }

  presses(): readonly Press[] {
    return [
      ...this.dismissPresses(),
      ...this.roundsInReach().flatMap((round) =>
        round.sheets.flatMap(({ dance }) => this.sheetPresses({ round, dance })),
      ),
    ];
  }

  /** Notes about marks that can never be sent. */
  private dismissPresses(): readonly Press[] {
    return this.unsettled()
      .filter(isUndeliverable)
      .map(({ place }) =>
        press(
          `put away ${place.event}/${place.round}/${toStoredTerm(place.dance)}`,
          `reads that the rounds of ${place.event} have changed, and lets the marks of ${toStoredTerm(place.dance)} be`,
          () => this.device.act(this.sheets.putAway(place)),
        ),
      );
  }

  private sheetPresses(at: SheetOfRound): readonly Press[] {
    const sheet = this.model().sheetAt(at);
    if (sheet === undefined) return [];
    const { event, round } = at.round;
    const dance = toStoredTerm(at.dance);
    const of = `${event.key}/${round.number}/${dance}`;
    const inHand = { at, sheet, of, said: `${dance} of ${roundLabel(event, round)}` };
    if (sheet.sent) return canRequestChange(sheet) ? [this.askBack(inHand)] : [];
    return isFinal(round) ? this.placePresses(inHand) : this.recallPresses(inHand, round);
  }

  private askBack({ at, of, said }: SheetInHand): Press {
    return press(
      `ask back ${of}`,
      `asks to have ${said} back`,
      () => {
        this.model().goTo(at);
        void this.device.act(this.model().askBack(at));
      },
      { weight: 0.4, undoKeys: [`leave ${of}/${this.judge}`], undoOffices: ['chairman'] },
    );
  }

  /** Performs touches in sequence, each on the result of the one before. */
  private touches(at: SheetOfRound, touches: readonly Touch[]): Promise<unknown> {
    return Promise.all(
      touches.map(async (touch) => {
        const model = this.model();
        const sheet = model.sheetAt(at);
        const marked = sheet === undefined ? undefined : touch(sheet);
        if (marked !== undefined) await model.change(at, marked);
      }),
    );
  }

  private recallPresses({ at, sheet, of, said }: SheetInHand, round: RecallRound): readonly Press[] {
    const { couples, chosen, wanted, isComplete } = recallOf(at, round, sheet);
    const here = couples.map(({ number }) => number);
    const isMarked = (number: LeadNumber): boolean => sheet.numbers.includes(number);
    const wish = drawSubset(`${this.judge} ${of}`, here, wanted);
    const toTap = here.filter((number) => isMarked(number) !== wish.includes(number));
    const taps = (numbers: readonly LeadNumber[]) => () =>
      this.touches(
        at,
        numbers.map((number) => (now) => recallOf(at, round, now).tap(number)),
      );
    const sends = (reason?: string) => () =>
      this.touches(at, [(now) => recallOf(at, round, now).send(reason)]);
    const undoKeys = [`ask back ${of}`];
    return [
      ...(isComplete
        ? [press(`send ${of}`, `sends ${said}`, sends(), { weight: 10, undoKeys })]
        : [
            press(
              `send anyway ${of}`,
              `sends ${said} with ${chosen} of ${wanted}`,
              sends(CONFIRMED_COUNT_REASON),
              {
                weight: 0.5,
                undoKeys,
              },
            ),
            press(
              `mark all ${of}`,
              `recalls ${here.filter((number) => wish.includes(number)).join(', ')} in ${said}`,
              taps(toTap),
              { weight: 8 },
            ),
          ]),
      ...here
        .filter((number) => !isMarked(number))
        .slice(0, 2)
        .map((number) => press(`mark ${number} ${of}`, `recalls ${number} in ${said}`, taps([number]))),
      ...here
        .filter(isMarked)
        .slice(0, 2)
        .map((number) =>
          press(`unmark ${number} ${of}`, `takes ${number} back in ${said}`, taps([number]), { weight: 0.4 }),
        ),
    ];
  }

  private placePresses({ at, sheet, of, said }: SheetInHand): readonly Press[] {
    const { couples, order, open, late } = finalOf(at, sheet);
    let swapping = NO_SWAP;
    const does =
      (...presses: readonly ((final: FinalModel) => PressResult)[]) =>
      () =>
        this.touches(
          at,
          presses.map((touch) => (now) => {
            const after = touch(finalOf(at, now, swapping));
            ({ swapping } = after);
            return after.marked;
          }),
        );
    const unplaced = couples.filter((number) => !order.includes(number));
    const wish = drawSubset(`${this.judge} ${of}`, unplaced, unplaced.length);
    const [first, second] = order;
    return [
      open === 0
        ? press(
            `send ${of}`,
            `sends ${said}`,
            does((final) => final.send()),
            { weight: 10, undoKeys: [`ask back ${of}`] },
          )
        : press(
            `mark all ${of}`,
            `places ${[...order, ...wish].join(', ')} in ${said}`,
            does(...wish.map((number) => (final: FinalModel) => final.tap(number))),
            { weight: 8 },
          ),
      ...unplaced.slice(0, 2).map((number) =>
        press(
          `mark ${number} ${of}`,
          `places ${number} next in ${said}`,
          does((final) => final.tap(number)),
        ),
      ),
      // A late couple can be inserted in first place, or just before the last couple.
      ...(late === undefined ? [] : [...new Set([1, order.length])]).map((place) =>
        press(
          `insert ${place} ${of}`,
          `puts ${late}, which came late, on place ${place} in ${said}`,
          does((final) => final.insert(place)),
          { weight: 6 },
        ),
      ),
      ...(first === undefined
        ? []
        : [
            press(
              `unmark ${of}`,
              `takes ${first} out in ${said}`,
              does((final) => final.remove(first)),
              { weight: 0.4 },
            ),
          ]),
      ...(first === undefined || second === undefined
        ? []
        : [
            press(
              `swap ${of}`,
              `swaps ${first} and ${second} in ${said}`,
              does(
                (final) => final.tap(first),
                (final) => final.tap(second),
              ),
              { weight: 0.4 },
            ),
          ]),
    ];
  }
}

const recallOf = (at: SheetOfRound, round: RecallRound, sheet: CurrentSheet): RecallModel =>
  program.recallModel({ event: at.round.event, round, dance: at.dance, sheet, seen: undefined });

const finalOf = ({ round: { event, round }, dance }: SheetOfRound, sheet: CurrentSheet, swapping = NO_SWAP) =>
  program.finalModel({ event, round, dance, sheet, swapping });
