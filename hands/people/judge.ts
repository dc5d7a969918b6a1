import {
  isFinal,
  panelOf,
  roundOf,
  type CompetitionEvent,
  type Round,
} from '../../src/domain/competition.ts';
import { asWritten } from '../../src/domain/event/asWritten.ts';
import type { EventDance } from '../../src/domain/event/dances.ts';
import { ON_PURPOSE } from '../../src/domain/floor/onPurpose.ts';
import { byNumber, type JudgeKey, type LeadNumber } from '../../src/domain/ids.ts';
import { competition } from '../../src/store/competition/competition.ts';
import type { Queue } from '../../src/store/delivery/queue.ts';
import { live } from '../../src/store/floor/live.ts';
import { judgeClaim } from '../../src/store/people/judgeAccess.ts';
import type { Delivery, JudgesSheets, Marked } from '../../src/store/sheets/judgesSheets.ts';
import { openJudgesSheets } from '../../src/store/sheets/openJudgesSheets.ts';
import type { SheetPlace } from '../../src/store/sheets/sheetAt.ts';
import { isIn } from '../../src/store/sheets/sheets.ts';
import { placeNext, swap, takeOut } from '../../src/web/judge/finalOrder.ts';
import type { Device } from '../hall/device.ts';
import { eventPath, marksOfJudge, sheetsOfJudge } from '../hall/paths.ts';
import { program } from '../program.ts';
import { picked } from '../rendezvous.ts';
import { roundSaid } from '../story.ts';
import type { Person } from './person.ts';
import { press, type Press } from './press.ts';

const EMPTY: readonly LeadNumber[] = [];
const RECEIVED: Delivery = { kind: 'received' };

/** A round whose sheets lie on a judge's phone. */
export interface RoundOnPhone {
  readonly event: CompetitionEvent;
  readonly round: Round;
}

interface SheetNow {
  readonly numbers: readonly LeadNumber[];
  readonly pencilled: readonly LeadNumber[];
  readonly there: readonly LeadNumber[];
  readonly sent: boolean;
  readonly delivery: Delivery;
  readonly changeRequested: boolean;
}

/** Who marks: everything that can be done with one thumb. */
export class JudgeAtFloor implements Person {
  readonly name: string;
  readonly judge: JudgeKey;
  readonly device: Device;
  private sheets: JudgesSheets;
  private standing = '';

  constructor(device: Device, judge: JudgeKey) {
    this.device = device;
    this.judge = judge;
    this.name = `judge ${judge}`;
    this.sheets = this.open();
  }

  private open(): JudgesSheets {
    this.device.hear(judgeClaim(this.device.who.uid));
    const { session, name } = this.device;
    return openJudgesSheets({ device: session, eventName: name }, this.judge);
  }

  /** Whoever has sheets before them is busier than whoever waits. */
  get weight(): number {
    const open = this.rounds().some(({ event, round }) =>
      event.dances.some(
        (dance) => this.sheetOf(this.placeOf(event, round, dance), round.lineUp)?.sent !== true,
      ),
    );
    return open ? 4 : 0.3;
  }

  private placeOf({ key }: CompetitionEvent, { number }: Round, dance: EventDance): SheetPlace {
    return { event: key, round: number, judge: this.judge, dance };
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
  }

  /** The rounds whose sheets this phone shows, the one that began first first. */
  rounds(): readonly RoundOnPhone[] {
    const { device } = this;
    const judges = device.heardOr(competition, undefined)?.judges ?? [];
    const floor = device.heardOr(live, undefined);
    const event = floor === undefined ? undefined : device.heardOr(eventPath(floor.event), undefined);
    const round = event === undefined || floor === undefined ? undefined : roundOf(event, floor.round);
    if (event === undefined || round === undefined) return [];
    return program.roundsOnPhone(
      round.state === 'running' && panelOf(round, judges).includes(this.judge) ? [{ event, round }] : [],
    );
  }

  /** The couples on the sheets of a round, where this phone shows it and a sheet is open. */
  couplesOn(of: string): readonly (readonly LeadNumber[])[] {
    const shown = this.rounds().find(({ event, round }) => `${event.key}/${round.number}` === of);
    if (shown === undefined) return [];
    const { event, round } = shown;
    return event.dances.flatMap((dance) => {
      const sheet = this.sheetOf(this.placeOf(event, round, dance), round.lineUp);
      if (sheet === undefined || sheet.sent) return [];
      return [program.couplesOnSheet(event, round, dance).map(({ number }) => number)];
    });
  }

  /** What was not taken is tried again when the connection is back, and when a round has turned. */
  notice(): void {
    const rounds = this.rounds().map(({ event, round }) => `${event.key}/${round.number}`);
    const standing = `${this.device.isLive} ${rounds.join()} ${JSON.stringify(this.device.heardOr(live, undefined) ?? null)}`;
    if (standing === this.standing) return;
    this.standing = standing;
    if (this.device.isLive) void this.queue.tryAllAgain();
  }

  /** As `useSheets` reads a sheet: what this device has changed last, else what the backend holds. */
  sheetOf(place: SheetPlace, lineUp: number | undefined): SheetNow | undefined {
    const { event, round, judge, dance } = place;
    const marks = this.device.hear(marksOfJudge(event, round, judge));
    const sheets = this.device.hear(sheetsOfJudge(event, round, judge));
    const here = this.sheets.on(place);
    if (here === undefined && (marks.kind === 'waiting' || sheets.kind === 'waiting')) return undefined;
    const sheet = sheets.kind === 'known' ? sheets.value.get(dance) : undefined;
    const changeRequested = sheet?.changeRequested === true;
    const pencilled = here?.kept.pencilled ?? EMPTY;
    if (here !== undefined && (here.delivery.kind !== 'received' || marks.kind !== 'known')) {
      const { numbers, there } = here.kept;
      const isLate = here.delivery.kind === 'late';
      if (!isLate || !isIn(sheet, { lineUp }))
        return {
          numbers,
          pencilled,
          there,
          sent: here.kept.sent && here.kept.lineUp === lineUp && !isLate,
          delivery: here.delivery,
          changeRequested,
        };
    }
    const ofDance = marks.kind === 'known' ? marks.value.get(dance) : undefined;
    const numbers = ofDance?.kind === 'numbers' ? ofDance.numbers : EMPTY;
    const delivery = here?.delivery.kind === 'late' ? here.delivery : RECEIVED;
    return { numbers, pencilled, there: numbers, sent: isIn(sheet, { lineUp }), delivery, changeRequested };
  }

  private change(place: SheetPlace, { lineUp }: Pick<Round, 'lineUp'>, marked: Marked): Promise<void> {
    const { event, round, judge, dance } = place;
    const sheet = this.device.heardOr(sheetsOfJudge(event, round, judge), undefined)?.get(dance);
    const ofDance = this.device.heardOr(marksOfJudge(event, round, judge), undefined)?.get(dance);
    const reopened =
      sheet?.state === 'draft' && sheet.reason !== undefined
        ? { from: ofDance?.kind === 'numbers' ? ofDance.numbers : EMPTY, why: sheet.reason }
        : undefined;
    return this.sheets.change(place, {
      ...marked,
      lineUp,
      there: this.sheetOf(place, lineUp)?.there,
      reopened,
    });
  }

  presses(): readonly Press[] {
    return this.rounds().flatMap(({ event, round }) =>
      event.dances.flatMap((dance) => this.onSheet(event, round, dance)),
    );
  }

  private onSheet(event: CompetitionEvent, round: Round, dance: EventDance): readonly Press[] {
    const place = this.placeOf(event, round, dance);
    const sheet = this.sheetOf(place, round.lineUp);
    if (sheet === undefined) return [];
    const of = `${event.key}/${round.number}/${asWritten(dance)}`;
    const said = `${asWritten(dance)} of ${roundSaid(event, round)}`;
    if (sheet.sent)
      return sheet.delivery.kind !== 'received' || sheet.changeRequested
        ? []
        : [
            press(
              `ask back ${of}`,
              `asks to have ${said} back`,
              () => this.device.act(this.sheets.requestChange(place)),
              { weight: 0.4, wayBack: [`leave ${of}/${this.judge}`] },
            ),
          ];
    return isFinal(round)
      ? this.placing(event, round, place, sheet, of, said)
      : this.recalling(event, round, place, sheet, of, said);
  }

  private keep(place: SheetPlace, round: Round, numbers: readonly LeadNumber[]): Promise<void> {
    return this.change(place, round, { numbers, pencilled: EMPTY, sent: false });
  }

  private recalling(
    event: CompetitionEvent,
    round: Round & { readonly recallSize: number },
    place: SheetPlace,
    sheet: SheetNow,
    of: string,
    said: string,
  ): readonly Press[] {
    const couples = program.couplesOnSheet(event, round, place.dance);
    const here = couples.map(({ number }) => number);
    const numbers = sheet.numbers.filter((number) => couples.some((one) => one.number === number));
    const wanted = Math.min(round.recallSize, here.length);
    const send = (reason?: string) => () =>
      this.change(place, round, { numbers, pencilled: EMPTY, sent: true, reason });
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
            press(
              `mark all ${of}`,
              `recalls ${wish.join(', ')} in ${said}`,
              () => this.keep(place, round, wish),
              {
                weight: 8,
              },
            ),
          ]),
      ...free
        .slice(0, 2)
        .map((number) =>
          press(`mark ${number} ${of}`, `recalls ${number} in ${said}`, () =>
            this.keep(place, round, [...numbers, number].toSorted(byNumber)),
          ),
        ),
      ...numbers.slice(0, 2).map((number) =>
        press(
          `unmark ${number} ${of}`,
          `takes ${number} back in ${said}`,
          () =>
            this.keep(
              place,
              round,
              numbers.filter((one) => one !== number),
            ),
          { weight: 0.4 },
        ),
      ),
    ];
  }

  private placing(
    event: CompetitionEvent,
    round: Round,
    place: SheetPlace,
    sheet: SheetNow,
    of: string,
    said: string,
  ): readonly Press[] {
    const inFinal = program.couplesOnSheet(event, round, place.dance);
    const order = [...new Set(sheet.numbers)].filter((number) =>
      inFinal.some((one) => one.number === number),
    );
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
              () => this.change(place, round, { numbers: order, pencilled: EMPTY, sent: true }),
              { weight: 10, wayBack: [`ask back ${of}`] },
            ),
          ]
        : [
            press(
              `mark all ${of}`,
              `places ${all.join(', ')} in ${said}`,
              () => this.keep(place, round, all),
              {
                weight: 8,
              },
            ),
          ]),
      ...open
        .slice(0, 2)
        .map((number) =>
          press(`mark ${number} ${of}`, `places ${number} next in ${said}`, () =>
            this.keep(place, round, placeNext(order, number)),
          ),
        ),
      ...(first === undefined
        ? []
        : [
            press(
              `unmark ${of}`,
              `takes ${first} out in ${said}`,
              () => this.keep(place, round, takeOut(order, first)),
              { weight: 0.4 },
            ),
          ]),
      ...(first === undefined || second === undefined
        ? []
        : [
            press(
              `swap ${of}`,
              `swaps ${first} and ${second} in ${said}`,
              () => this.keep(place, round, swap(order, first, second)),
              { weight: 0.4 },
            ),
          ]),
    ];
  }
}
