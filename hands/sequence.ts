import type { QueueStorage } from '../src/store/delivery/queueStorage.ts';
import { Hall } from './hall/hall.ts';
import type { DaySetup } from './hall/day.ts';
import { LAWS } from './laws/all.ts';
import type { LawBreach, Law } from './laws/laws.ts';
import { deviceEvents } from './people/deviceEvents.ts';
import type { Person } from './people/person.ts';
import type { Press } from './people/press.ts';
import { chooseByWeight } from './rendezvous.ts';
import { listRounds, type RoundState } from './laws/seen.ts';
import { roundLabel, formatStory } from './story.ts';

/** Time (ms) that passes between two presses, so that no clock shows the same time twice. */
const PRESS_INTERVAL_MS = 20_000;

const BACK = 'Every press can be undone';
const FORWARD = 'Every state has a way forward';

/** A page that has reloaded or reconnected shows updates, even without new writes. */
const UPDATES_SCREEN = /^(back|reload)$/;

/** Events of a device, not presses on a screen. */
const DEVICE_EVENT = /^(back|offline|before|reload)/;

/** After this many background turns, a press is acknowledged and has reached all devices. */
const MAX_TURNS = 12;

const never = (): Promise<never> => new Promise(() => undefined);
const CLOSED: QueueStorage = { change: never, notes: never };

/** More presses than a day needs. */
const MAX_PRESSES_TO_FINISH = 150;

/** Pending work by the start of press keys, most urgent first. */
const DUE = [
  /^sees refused/,
  /^put away /,
  /^answer /,
  /^leave /,
  /^mark all /,
  /^send /,
  /^post /,
  /^close /,
  // A tie: it blocks posting.
  /^ask \S+$/,
  /^ask short /,
  /^count short /,
  /^start /,
  /^reopen sheet /,
  /^reopen /,
];

const isDone = ({ round }: RoundState): boolean =>
  round.state === 'posted' || round.state === 'skipped' || round.state === 'empty';

const isOver = (hall: Hall): boolean => listRounds(hall).every(isDone);

const describeOpenRounds = (hall: Hall): string =>
  listRounds(hall)
    .filter((seen) => !isDone(seen))
    .map(({ event, round }) => `${roundLabel(event, round)} (${round.state})`)
    .join(', ');

/** A violation of a law, with the story that led to it. */
export class LawViolation extends Error {
  readonly breach: LawBreach;
  readonly story: readonly string[];
  /** The number of presses up to it. */
  readonly pressed: number;

  constructor(breach: LawBreach, story: readonly string[], pressed: number) {
    super(`${breach.law}: ${breach.what}\n\n${formatStory(story)}`);
    this.name = 'Broken';
    this.breach = breach;
    this.story = [...story];
    this.pressed = pressed;
  }
}

/** A sequence of presses in one hall, with the laws checked after each. */
export class Sequence {
  readonly hall: Hall;
  readonly story: string[] = [];
  private readonly laws: readonly Law[];
  private seen = 0;
  private pressed = 0;

  private constructor(hall: Hall, laws: readonly Law[]) {
    this.hall = hall;
    this.laws = laws;
  }

  static async begin(setup: DaySetup, laws: readonly Law[] = LAWS): Promise<Sequence> {
    return new Sequence(await Hall.open(setup), laws);
  }

  /** Picks the press of hand `seed` in the current state: first the person, then the action. */
  async choosePress(seed: number): Promise<{ readonly person: Person; readonly press: Press } | undefined> {
    const idle: Person[] = [];
    for (const person of this.peopleInOrder(seed)) {
      const press = chooseByWeight(seed, await this.listPresses(person));
      if (press !== undefined) return { person, press };
      idle.push(person);
    }
    const [first] = idle;
    const press = first === undefined ? undefined : chooseByWeight(seed, deviceEvents(first));
    return first === undefined || press === undefined ? undefined : { person: first, press };
  }

  /** The actions that a person's screens offer once open, and the events of their device. */
  async listPresses(person: Person): Promise<readonly Press[]> {
    let presses = person.presses();
    while (person.device.hasNewScreens()) {
      await this.hall.settle();
      presses = person.presses();
    }
    return presses.length === 0 && person.device.isLive ? [] : [...presses, ...deviceEvents(person)];
  }

  /** All people, in the order in which this hand picks them. */
  private *peopleInOrder(seed: number): Generator<Person> {
    let left = this.hall.people.map((person) => ({ key: person.name, weight: person.weight, person }));
    for (let who = chooseByWeight(seed, left); who !== undefined; who = chooseByWeight(seed, left)) {
      yield who.person;
      left = left.filter((one) => one.person !== who?.person);
    }
  }

  /** Hand `seed` presses, and the hall settles. */
  async step(seed: number): Promise<void> {
    this.pressed += 1;
    const found = await this.choosePress(seed);
    if (found === undefined) return;
    await this.play(found.person, found.press);
  }

  async play(person: Person, press: Press): Promise<void> {
    this.story.push(`${person.name} ${press.description}`);
    this.hall.clock.pass(PRESS_INTERVAL_MS);
    const before = this.hall.server.accepted.length;
    const { device } = person;
    const isCut = device.reloadsNext && !DEVICE_EVENT.test(press.key);
    press.run();
    if (isCut) await this.reloadMidPress(person);
    await this.hall.settle();
    this.checkLaws({ person, press });
    await this.checkUndo(person, press, before);
  }

  /** Closes the page while the press is on its way: to the disk, to the server, or back. */
  private async reloadMidPress(person: Person): Promise<void> {
    person.device.reloadsNext = false;
    await this.hall.runTurns(this.story.length % MAX_TURNS);
    // A closed page does nothing more, whatever it had begun.
    person.queue['storage'] = CLOSED;
    person.reload();
  }

  /**
   * An action that took effect must be undoable on the same screen, or on a screen of the office that has the
   * undo. One device online is enough. While all such devices are offline, the check is skipped.
   */
  private async checkUndo(person: Person, press: Press, before: number): Promise<void> {
    const { undoKeys, undoOffices, description } = press;
    const { people, server } = this.hall;
    const isDone = server.accepted.slice(before).some(({ uid }) => uid === person.device.who.uid);
    if (undoKeys === undefined || !isDone) return;
    const those =
      undoOffices === undefined ? [person] : people.filter(({ office }) => undoOffices.includes(office));
    const online = those.filter(({ device }) => device.isLive);
    if (online.length === 0) return;
    for (const one of online) {
      const offered = await this.listPresses(one);
      if (offered.some(({ key }) => undoKeys.includes(key))) return;
    }
    throw this.violation(BACK, `no online screen offers to undo: ${person.name} ${description}`);
  }

  private violation(law: string, what: string): LawViolation {
    return new LawViolation({ law, what }, this.story, this.pressed);
  }

  /**
   * Brings all people back online and performs pending work: send, answer, close, post, start. From any state
   * the day must end, only with actions that screens offer.
   */
  async finish(): Promise<void> {
    for (const { device } of this.hall.people) {
      device.direct.breaks = undefined;
      device.reloadsNext = false;
      if (!device.isLive) device.direct.comeBack();
    }
    await this.hall.settle();
    for (let taken = 0; !isOver(this.hall); taken += 1) {
      const due = taken < MAX_PRESSES_TO_FINISH ? await this.findNextDue() : undefined;
      if (due === undefined)
        throw this.violation(FORWARD, `${describeOpenRounds(this.hall)} cannot be brought to its end`);
      await this.play(due.person, due.press);
    }
  }

  private async findNextDue(): Promise<{ readonly person: Person; readonly press: Press } | undefined> {
    const { judges, chairman, scrutineers, mc } = this.hall;
    for (const person of [...judges, chairman, ...scrutineers, mc]) {
      const offered = await this.listPresses(person);
      for (const verb of DUE) {
        const due = offered.filter(({ key }) => verb.test(key));
        // Varies the choice: otherwise the same sheet could be reopened forever.
        const press = due[this.story.length % Math.max(1, due.length)];
        if (press !== undefined) return { person, press };
      }
    }
    return undefined;
  }

  private checkLaws(after: { readonly person: Person; readonly press: Press } | undefined): void {
    // Only this press has changed a screen, so laws that held before still hold.
    const moved = after === undefined || UPDATES_SCREEN.test(after.press.key);
    if (!moved && this.hall.server.accepted.length === this.seen) return;
    this.seen = this.hall.server.accepted.length;
    for (const law of this.laws) {
      const what = law.breach(this.hall, after);
      if (what !== undefined) throw this.violation(law.name, what);
    }
  }

  end(): void {
    this.hall.close();
  }
}
