import { expect, test } from 'vitest';
import { createRandom, type RandomSource } from '../../../domain/random.ts';
import { shareOfRuns } from '../../../domain/testing/tries.ts';
import type { EventDance } from '../../../domain/event/dances.ts';
import { buildJudgeKey } from '../../kit/testing/builders.ts';
import { buildJudgesDay, type JudgesDay } from '../../../store/models/judge/judgesDay.ts';
import type { SheetOfRound } from '../../../store/models/judge/judgesRounds.ts';
import {
  isLastViewed,
  rememberViewedSheet,
  type LastViewedSheet,
} from '../../../store/models/judge/findShownSheet.ts';
import { SETTLE_MS, TapGate } from './tapGate.ts';
import {
  buildJudgeFloorState,
  STANDARD,
  type FloorRoundInput,
} from '../../../store/models/judge/testing/judgeFloorState.ts';

test('taps on the first screen count at once', () => {
  expect(new TapGate().takes('pointerdown', 1)).toBe(true);
});

test('a tap made before the new screen could be seen is refused, however late it is handled', () => {
  const gate = new TapGate();
  gate.close();
  expect(gate.takes('pointerdown', 1_000_000)).toBe(false);
  gate.painted(1000);
  expect(gate.takes('pointerdown', 990)).toBe(false);
  expect(gate.takes('pointerdown', 1000 + SETTLE_MS - 1)).toBe(false);
  expect(gate.takes('pointerdown', 1000 + SETTLE_MS)).toBe(true);
  expect(gate.takes('keydown', 990)).toBe(false);
});

test('the click of a refused press is refused, and a click without a time counts', () => {
  const gate = new TapGate();
  gate.close();
  gate.painted(1000);
  expect(gate.takes('pointerdown', 1300)).toBe(false);
  expect(gate.takes('click', 1500)).toBe(false);
  expect(gate.takes('click', 1500)).toBe(true);
  expect(gate.takes('click', 0)).toBe(true);
});

type Sheets = Readonly<Record<string, 'sent' | readonly string[]>>;
type Round = FloorRoundInput & { readonly name: string; readonly dance: EventDance; readonly sheets: Sheets };

const nameOf = ({ round, dance }: SheetOfRound): string => `${round.event.name} ${String(dance)}`;

const pick = <T>(chance: RandomSource, list: readonly T[]): T => {
  const one = list[chance.upTo(list.length)];
  return one === undefined ? expect.unreachable() : one;
};

const RUNS = shareOfRuns(60);

/** A random event on the floor or at a desk, outside the judge's control. */
function turned(round: Round, chance: RandomSource): Round {
  const dance = pick(chance, STANDARD);
  switch (chance.upTo(5)) {
    case 0:
      return { ...round, dance };
    case 1:
      return { ...round, isOff: round.isOff !== true };
    case 2: {
      const from = STANDARD.indexOf(dance);
      const seats = new Map(
        STANDARD.map((one, at) => [one, [buildJudgeKey(at < from ? 'A' : 'B')]] as const),
      );
      return { ...round, round: chance.happens(0.5) ? { seats } : {} };
    }
    case 3:
      return { ...round, sheets: { ...round.sheets, [String(dance)]: 'sent' } };
    default:
      return { ...round, sheets: { ...round.sheets, [String(dance)]: ['101'] } };
  }
}

/** A judge's phone, with the times of its paints, on the clock of the taps. */
class Phone {
  rounds: readonly Round[];
  private looked: LastViewedSheet | undefined;
  private readonly gate = new TapGate();
  private readonly painted: { readonly at: number; readonly sheet: string | undefined }[] = [];
  private onScreen: string | undefined;
  private isPainted = true;

  constructor(rounds: readonly Round[]) {
    this.rounds = rounds;
  }

  get day(): JudgesDay {
    return buildJudgesDay(buildJudgeFloorState(this.rounds, this.looked));
  }

  /** Imitates React: shows the sheet, and the browser paints it a little later. */
  render(): void {
    const { shown } = this.day;
    if (shown !== undefined && !isLastViewed(this.looked, shown))
      this.looked = rememberViewedSheet(this.day, shown);
    const sheet = shown && nameOf(shown);
    if (sheet === this.onScreen) return;
    this.onScreen = sheet;
    this.isPainted = false;
    this.gate.close();
  }

  paint(at: number): void {
    if (this.isPainted) return;
    this.isPainted = true;
    this.painted.push({ at, sheet: this.onScreen });
    this.gate.painted(at);
  }

  seenAt(at: number): string | undefined {
    return this.painted.findLast((one) => one.at <= at)?.sheet;
  }

  /** The sheet hit by a tap made at `madeAt` and handled now; undefined: none. */
  tap(madeAt: number): string | undefined {
    const { shown } = this.day;
    return shown !== undefined && this.gate.takes('pointerdown', madeAt) ? nameOf(shown) : undefined;
  }

  go(sheet: SheetOfRound): void {
    this.looked = rememberViewedSheet(this.day, sheet);
  }
}

const freshRound = (name: string, started: number): Round => ({ name, started, dance: 'Waltz', sheets: {} });

test('every tap counts for the sheet the judge saw, in any order of events on a slow phone', () => {
  let taken = 0;
  for (let seed = 0; seed < RUNS; seed++) {
    const chance = createRandom(seed);
    const phone = new Phone([freshRound('Silver', 1), freshRound('Bronze', 2)]);
    phone.render();
    phone.paint(1);
    let waiting: number[] = [];
    for (let now = 1000, step = 0; step < 150; step++, now += chance.upTo(400)) {
      const { shown } = phone.day;
      const happening = chance.upTo(10);
      if (happening < 3) {
        const turns = pick(chance, phone.rounds);
        phone.rounds = phone.rounds.map((one) => (one === turns ? turned(one, chance) : one));
        phone.render();
      } else if (happening < 5 && shown !== undefined) {
        const to = shown.next.kind === 'end' ? shown.other : shown.next.at;
        if (to !== undefined && phone.tap(now) !== undefined) phone.go(to);
        phone.render();
      } else waiting.push(now);
      if (chance.happens(0.6)) phone.paint(now);
      if (chance.happens(0.4)) continue; // a slow phone lets taps wait
      for (const madeAt of waiting) {
        const landed = phone.tap(madeAt);
        if (landed === undefined) continue;
        taken += 1;
        for (const reaction of [0, SETTLE_MS / 2, SETTLE_MS])
          expect(phone.seenAt(madeAt - reaction), `seed ${seed}`).toBe(landed);
      }
      waiting = [];
    }
  }
  // Most taps count: the gate does not simply stay closed.
  expect(taken).toBeGreaterThan(20 * RUNS);
});

test('an unsent sheet stays on the screen while it belongs to the judge', () => {
  let kept = 0;
  for (let seed = 0; seed < RUNS; seed++) {
    const chance = createRandom(`stays ${seed}`);
    const phone = new Phone([freshRound('Silver', 1), freshRound('Bronze', 2)]);
    phone.render();
    for (let step = 0; step < 150; step++) {
      const before = phone.day.shown;
      const turns = pick(chance, phone.rounds);
      phone.rounds = phone.rounds.map((one) => (one === turns ? turned(one, chance) : one));
      const still = phone.day.rounds
        .find(({ key }) => key === before?.round.key)
        ?.sheets.find(({ dance }) => dance === before?.dance);
      phone.render();
      const { shown } = phone.day;
      if (before === undefined || still === undefined || still.state === 'sent') continue;
      kept += 1;
      expect(shown && nameOf(shown), `seed ${seed}`).toBe(nameOf(before));
    }
  }
  expect(kept).toBeGreaterThan(20 * RUNS);
});
