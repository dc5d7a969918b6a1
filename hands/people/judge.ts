import {
  askedFor,
  isFinal,
  type CompetitionEvent,
  type RecallRound,
  type Round,
} from '../../src/domain/competition.ts';
import { asWritten } from '../../src/domain/event/asWritten.ts';
import type { EventDance } from '../../src/domain/event/dances.ts';
import { ON_PURPOSE } from '../../src/domain/floor/onPurpose.ts';
import { byNumber, type EventKey, type JudgeKey, type LeadNumber } from '../../src/domain/ids.ts';
import { competition } from '../../src/store/competition/competition.ts';
import type { Queue } from '../../src/store/delivery/queue.ts';
import { live } from '../../src/store/floor/live.ts';
import type { Path } from '../../src/store/tree/path.ts';
import { judgeClaim } from '../../src/store/people/judgeAccess.ts';
import { canNeverBeSent, type JudgesSheets, type Marked } from '../../src/store/sheets/judgesSheets.ts';
import { openJudgesSheets } from '../../src/store/sheets/openJudgesSheets.ts';
import { judgesDay, type JudgesDay } from '../../src/web/judge/judgesDay.ts';
import type { JudgesRound, SheetOfRound } from '../../src/web/judge/judgesRounds.ts';
import { lookedAt, type Looked } from '../../src/web/judge/sheetShown.ts';
import { standingOf } from '../../src/web/judge/standing.ts';
import { numbersOf, sheetNow, type SheetAtBackend, type SheetNow } from '../../src/web/judge/sheetNow.ts';
import {
  lateWithoutPlace,
  orderOn,
  placeNext,
  swap,
  takeOut,
  type Order,
} from '../../src/web/judge/finalOrder.ts';
import type { Device } from '../hall/device.ts';
import { eventPath, marksOfJudge, sheetsOfJudge } from '../hall/paths.ts';
import { program } from '../program.ts';
import { picked } from '../rendezvous.ts';
import { roundSaid } from '../story.ts';
import type { Person } from './person.ts';
import { press, type Press } from './press.ts';
import { sheetPlace, type SheetPlace } from '../../src/store/sheets/sheetAt.ts';

const EMPTY: readonly LeadNumber[] = [];

/** The keys of its presses, and its name in the story. */
interface SheetNames {
  readonly of: string;
  readonly said: string;
}

/** Who marks: everything that can be done with one thumb. */
export class JudgeAtFloor implements Person {
  readonly name: string;
  readonly office = 'judge';
  readonly judge: JudgeKey;
  readonly device: Device;
  private sheets: JudgesSheets;
  private standing = '';
  /** What was shown last, and what it was made from. */
  private shown:
    | {
        readonly heard: number;
        readonly held: unknown;
        readonly looked: Looked | undefined;
        readonly day: JudgesDay;
      }
    | undefined;
  /** Where the thumb has gone. */
  private looked: Looked | undefined;

  constructor(device: Device, judge: JudgeKey, name = `judge ${judge}`) {
    this.device = device;
    this.judge = judge;
    this.name = name;
    this.sheets = this.open();
  }

  private open(): JudgesSheets {
    this.device.hear(judgeClaim(this.device.who.uid));
    const { session, name } = this.device;
    return openJudgesSheets({ device: session, eventName: name }, this.judge);
  }

  /** Whoever has sheets before them is busier than whoever waits. */
  get weight(): number {
    return this.rounds().some(({ sheets }) => sheets.some(({ state }) => state !== 'sent')) ? 4 : 0.3;
  }

  private placeOf(event: CompetitionEvent, round: Round, dance: EventDance): SheetPlace {
    return sheetPlace(event, round, { judge: this.judge, dance });
  }

  get queue(): Queue {
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

  /** What this phone shows, for all it has heard and holds: made anew when there is more of that. */
  private day(looked = this.looked): JudgesDay {
    const { device, sheets, shown } = this;
    const held = sheets.sheets.now;
    if (shown?.heard === device.heard && shown.held === held && shown.looked === looked) return shown.day;
    const day = this.dayNow(looked);
    // Where a thumb could go besides is looked up in passing.
    if (looked === this.looked) this.shown = { heard: device.heard, held, looked, day };
    return day;
  }

  private dayNow(looked: Looked | undefined): JudgesDay {
    const { device, judge } = this;
    return judgesDay({
      judge,
      judges: device.heardOr(competition, undefined)?.judges ?? [],
      floor: device.heardOr(live, []),
      eventOf: (key) => this.eventOf(key),
      sheetOf: (place) => this.sheetOf(place),
      looked,
    });
  }

  private eventOf(key: EventKey): CompetitionEvent | undefined {
    return this.device.heardOr(eventPath(key), undefined);
  }

  /** The rounds whose sheets this phone has, the one that began first first. */
  rounds(): readonly JudgesRound[] {
    return program.roundsOnPhone(this.day().rounds);
  }

  /** The rounds a thumb gets to, from the one that is shown through the ways to another. */
  roundsInReach(): readonly JudgesRound[] {
    const found = new Map<string, JudgesRound>();
    let day = this.day();
    for (let at: SheetOfRound | undefined = day.shown; at !== undefined && !found.has(at.round.key);) {
      found.set(at.round.key, at.round);
      at = day.shown?.other;
      if (at !== undefined) day = this.day(lookedAt(day, at));
    }
    const shown = this.rounds();
    return [...found.values()].filter(({ key }) => shown.some((one) => one.key === key));
  }

  /** The couples on the open sheets of a round, where this phone has it. */
  couplesOn(of: string): readonly (readonly LeadNumber[])[] {
    const shown = this.rounds().find(({ key }) => key === of);
    if (shown === undefined) return [];
    const { event, round, sheets } = shown;
    return sheets
      .filter(({ state }) => state !== 'sent')
      .map(({ dance }) => program.couplesOnSheet(event, round, dance).map(({ number }) => number));
  }

  /** What was not taken is tried again when the connection is back, and when its round stands otherwise. */
  notice(): void {
    const waiting = this.unsettled().map(({ place }) => place);
    const places = [...this.device.heardOr(live, []), ...waiting];
    const standing = `${this.device.isLive} ${standingOf(places, (key) => this.eventOf(key))}`;
    if (standing === this.standing) return;
    this.standing = standing;
    if (this.device.isLive) void this.device.act(this.queue.tryAllAgain());
  }

  private there({ event, round, judge, dance }: SheetPlace): SheetAtBackend {
    const marks = this.device.hear(marksOfJudge(event, round, judge));
    const sheets = this.device.hear(sheetsOfJudge(event, round, judge));
    return {
      isKnown: marks.kind === 'known',
      marks: marks.kind === 'known' ? marks.value.get(dance) : undefined,
      sheet: sheets.kind === 'known' ? sheets.value.get(dance) : undefined,
      lineUp: this.eventOf(event)?.rounds.find(({ number }) => number === round)?.lineUp,
    };
  }

  /** Whether the backend has told this phone how the judge's sheets of a round stand: it has not right after a reload. */
  hasHeardOf({ key }: CompetitionEvent, { number }: Round): boolean {
    const paths = [marksOfJudge(key, number, this.judge), sheetsOfJudge(key, number, this.judge)] as const;
    return paths.every((path) => this.device.hear<unknown>(path).kind === 'known');
  }

  private sheetOf(place: SheetPlace): SheetNow {
    return sheetNow(this.sheets.on(place), this.there(place));
  }

  /** Not before this phone or the backend has said what is marked already. */
  private isKnown(place: SheetPlace): boolean {
    const { event, round, judge } = place;
    const hears = <T>(path: Path<T>): boolean => this.device.hear(path).kind !== 'waiting';
    return (
      this.sheets.on(place) !== undefined ||
      (hears(marksOfJudge(event, round, judge)) && hears(sheetsOfJudge(event, round, judge)))
    );
  }

  /** As `useJudgesDay` changes a sheet: from the first mark on, this is where the thumb is. */
  private change(at: SheetOfRound, marked: Marked): Promise<void> {
    const place = this.placeOf(at.round.event, at.round.round, at.dance);
    this.looked = lookedAt(this.day(), at);
    const { sheet, marks, lineUp } = this.there(place);
    const reopened =
      sheet?.state === 'draft' && sheet.reason !== undefined
        ? { from: numbersOf(marks), why: sheet.reason }
        : undefined;
    return this.sheets.change(place, { ...marked, lineUp, there: this.sheetOf(place).there, reopened });
  }

  /** What the backend has not, or has not as it should. */
  unsettled(): ReturnType<JudgesSheets['unsettled']> {
    return this.sheets.unsettled();
  }

  presses(): readonly Press[] {
    return [
      ...this.toPutAway(),
      ...this.roundsInReach().flatMap((round) =>
        round.sheets.flatMap(({ dance }) => this.onSheet({ round, dance })),
      ),
    ];
  }

  /** The notes about marks that can never be sent. */
  private toPutAway(): readonly Press[] {
    return this.unsettled()
      .filter(canNeverBeSent)
      .map(({ place }) =>
        press(
          `put away ${place.event}/${place.round}/${asWritten(place.dance)}`,
          `reads that the rounds of ${place.event} have changed, and lets the marks of ${asWritten(place.dance)} be`,
          () => this.device.act(this.sheets.putAway(place)),
        ),
      );
  }

  private onSheet(at: SheetOfRound): readonly Press[] {
    const { dance } = at;
    const { event, round } = at.round;
    const place = this.placeOf(event, round, dance);
    if (!this.isKnown(place)) return [];
    const sheet = this.sheetOf(place);
    const of = `${event.key}/${round.number}/${asWritten(dance)}`;
    const said = `${asWritten(dance)} of ${roundSaid(event, round)}`;
    if (sheet.sent)
      return sheet.delivery.kind !== 'received' || sheet.changeRequested
        ? []
        : [
            press(
              `ask back ${of}`,
              `asks to have ${said} back`,
              () => {
                this.looked = lookedAt(this.day(), at);
                void this.device.act(this.sheets.requestChange(place));
              },
              { weight: 0.4, wayBack: [`leave ${of}/${this.judge}`], backWith: ['chairman'] },
            ),
          ];
    const names = { of, said };
    return isFinal(round) ? this.placing(at, sheet, names) : this.recalling(at, round, sheet, names);
  }

  private keep(at: SheetOfRound, numbers: readonly LeadNumber[]): Promise<void> {
    return this.change(at, { numbers, pencilled: EMPTY, sent: false });
  }

  private recalling(
    at: SheetOfRound,
    round: RecallRound,
    sheet: SheetNow,
    { of, said }: SheetNames,
  ): readonly Press[] {
    const couples = program.couplesOnSheet(at.round.event, at.round.round, at.dance);
    const here = couples.map(({ number }) => number);
    const numbers = sheet.numbers.filter((number) => couples.some((one) => one.number === number));
    const wanted = askedFor(round, here.length);
    const send = (reason?: string) => () =>
      this.change(at, { numbers, pencilled: EMPTY, sent: true, reason });
    const free = here.filter((number) => !numbers.includes(number));
    const wish = picked(`${this.judge} ${of}`, [...numbers, ...free], wanted).toSorted(byNumber);
    return [
      ...(numbers.length === wanted
        ? [press(`send ${of}`, `sends ${said}`, send(), { weight: 10, wayBack: [`ask back ${of}`] })]
        : [
            press(
              `send anyway ${of}`,
              `sends ${said} with ${numbers.length} of ${wanted}`,
              send(ON_PURPOSE),
              {
                weight: 0.5,
                wayBack: [`ask back ${of}`],
              },
            ),
            press(`mark all ${of}`, `recalls ${wish.join(', ')} in ${said}`, () => this.keep(at, wish), {
              weight: 8,
            }),
          ]),
      ...free
        .slice(0, 2)
        .map((number) =>
          press(`mark ${number} ${of}`, `recalls ${number} in ${said}`, () =>
            this.keep(at, [...numbers, number].toSorted(byNumber)),
          ),
        ),
      ...numbers.slice(0, 2).map((number) =>
        press(
          `unmark ${number} ${of}`,
          `takes ${number} back in ${said}`,
          () =>
            this.keep(
              at,
              numbers.filter((one) => one !== number),
            ),
          { weight: 0.4 },
        ),
      ),
    ];
  }

  private placing(at: SheetOfRound, sheet: SheetNow, { of, said }: SheetNames): readonly Press[] {
    const inFinal = program.couplesOnSheet(at.round.event, at.round.round, at.dance);
    const order = orderOn(sheet.numbers, inFinal);
    const couples = inFinal.map(({ number }) => number);
    const open = couples.filter((number) => !order.includes(number));
    const all = [...order, ...picked(`${this.judge} ${of}`, open, open.length)];
    const [first, second] = order;
    return [
      ...(open.length === 0
        ? [
            press(
              `send ${of}`,
              `sends ${said}`,
              () => this.change(at, { numbers: order, pencilled: EMPTY, sent: true }),
              { weight: 10, wayBack: [`ask back ${of}`] },
            ),
          ]
        : [
            press(`mark all ${of}`, `places ${all.join(', ')} in ${said}`, () => this.keep(at, all), {
              weight: 8,
            }),
          ]),
      ...open
        .slice(0, 2)
        .map((number) =>
          press(`mark ${number} ${of}`, `places ${number} next in ${said}`, () =>
            this.keep(at, placeNext(order, number)),
          ),
        ),
      ...this.inserts(at, order, lateWithoutPlace(order, inFinal), { of, said }),
      ...(first === undefined
        ? []
        : [
            press(
              `unmark ${of}`,
              `takes ${first} out in ${said}`,
              () => this.keep(at, takeOut(order, first)),
              { weight: 0.4 },
            ),
          ]),
      ...(first === undefined || second === undefined
        ? []
        : [
            press(
              `swap ${of}`,
              `swaps ${first} and ${second} in ${said}`,
              () => this.keep(at, swap(order, first, second)),
              { weight: 0.4 },
            ),
          ]),
    ];
  }

  /** A couple that came late goes between those that are placed: first, or before the last of them. */
  private inserts(
    at: SheetOfRound,
    order: Order,
    late: LeadNumber | undefined,
    { of, said }: SheetNames,
  ): readonly Press[] {
    if (late === undefined) return [];
    return [...new Set([1, order.length])].map((place) =>
      press(
        `insert ${place} ${of}`,
        `puts ${late}, which came late, on place ${place} in ${said}`,
        () => this.keep(at, program.placeAt(order, late, place)),
        { weight: 6 },
      ),
    );
  }
}
