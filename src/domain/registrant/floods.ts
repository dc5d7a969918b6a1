import { asSearched } from '../people/searching.ts';
import { spelledAlike } from '../people/people.ts';

/** What is known of a registration by who looks for floods. */
export interface SeenRegistration {
  readonly code: string;
  readonly name: string;
  readonly email: string;
  /** In milliseconds. */
  readonly createdAt: number;
  readonly hasConsented: boolean;
  readonly dancers: number;
  readonly entries: number;
  /** The codes of those who were registered along with it. */
  readonly codes: readonly string[];
  /** Which device made it; undefined of what is not known to have come from one. */
  readonly device: string | undefined;
}

/** Why registrations look like a flood. */
export type FloodSign =
  /** So many came within a minute. */
  | { readonly kind: 'fast'; readonly count: number }
  | { readonly kind: 'many'; readonly count: number }
  /** Names that are one but for figures. */
  | { readonly kind: 'alike'; readonly count: number; readonly name: string }
  | { readonly kind: 'one address'; readonly count: number; readonly email: string }
  /** The form takes nobody without consent: they came past it. */
  | { readonly kind: 'no consent'; readonly count: number };

export interface Flood {
  readonly key: string;
  /** They came from one device; else from several, close together. */
  readonly isOneDevice: boolean;
  readonly signs: readonly FloodSign[];
  /** The earliest first; who was registered along with one of them goes with it, and is not listed. */
  readonly registrations: readonly SeenRegistration[];
}

const MINUTE = 60_000;

/** From one device. A parent registers three, a coach a team in one go: nobody ten one by one, nor five in a minute. */
const FAST = 5;
const MANY = 10;
const ALIKE = 3;
const ONE_ADDRESS = 4;
/** From all devices together: in the last hour of the early price ten a minute are nothing. */
const A_RUSH = 40;

/** The most that came within a minute. @param times in order */
function mostInAMinute(times: readonly number[]): number {
  let [first, most] = [0, 0];
  for (const [last, time] of times.entries()) {
    while (time - (times[first] ?? time) >= MINUTE) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** The largest group of those who are one in something, with the first of them. */
function largest(
  registrations: readonly SeenRegistration[],
  by: (one: SeenRegistration) => string,
): { readonly count: number; readonly first: SeenRegistration } | undefined {
  const groups = new Map<string, { count: number; first: SeenRegistration }>();
  for (const one of registrations) {
    const group = groups.get(by(one));
    if (group === undefined) groups.set(by(one), { count: 1, first: one });
    else group.count += 1;
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count)[0];
}

const withoutFigures = (name: string): string =>
  asSearched(name)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

function signsOf(registrations: readonly SeenRegistration[]): readonly FloodSign[] {
  const fast = mostInAMinute(registrations.map(({ createdAt }) => createdAt));
  const alike = largest(registrations, ({ name }) => withoutFigures(name));
  const address = largest(registrations, ({ email }) => spelledAlike(email));
  const without = registrations.filter(({ hasConsented }) => !hasConsented).length;
  return [
    ...(registrations.length >= MANY ? [{ kind: 'many', count: registrations.length } as const] : []),
    ...(fast >= FAST ? [{ kind: 'fast', count: fast } as const] : []),
    ...(alike !== undefined && alike.count >= ALIKE
      ? [{ kind: 'alike', count: alike.count, name: alike.first.name } as const]
      : []),
    ...(address !== undefined && address.count >= ONE_ADDRESS
      ? [{ kind: 'one address', count: address.count, email: address.first.email } as const]
      : []),
    ...(without > 0 ? [{ kind: 'no consent', count: without } as const] : []),
  ];
}

const floodOf = (key: string, isOneDevice: boolean, registrations: readonly SeenRegistration[]): Flood => ({
  key,
  isOneDevice,
  signs: signsOf(registrations),
  registrations,
});

/** Those that came in a rush, from whatever devices: each stretch of them in which none is a minute behind another. */
function rushes(registrations: readonly SeenRegistration[]): readonly (readonly SeenRegistration[])[] {
  const found: SeenRegistration[][] = [];
  for (const [at, one] of registrations.entries()) {
    const ahead = registrations[at + A_RUSH - 1];
    if (ahead === undefined || ahead.createdAt - one.createdAt >= MINUTE) continue;
    const its = registrations.slice(at, at + A_RUSH);
    const last = found.at(-1);
    if (last !== undefined && last.includes(one)) last.push(...its.filter((each) => !last.includes(each)));
    else found.push([...its]);
  }
  return found;
}

/**
 * Registrations that look like nobody's: many or fast from one device, or a rush from many. What was registered along with
 * another one counts with it. It is for people to say whether they are: a club that shares a laptop looks like one.
 */
export function floodsOf(all: readonly SeenRegistration[]): readonly Flood[] {
  const along = new Set(all.flatMap(({ codes }) => codes));
  const own = all.filter(({ code }) => !along.has(code)).toSorted((a, b) => a.createdAt - b.createdAt);
  const byDevice = new Map<string, SeenRegistration[]>();
  for (const one of own) {
    if (one.device === undefined) continue;
    const its = byDevice.get(one.device) ?? [];
    byDevice.set(one.device, its);
    its.push(one);
  }
  const floods = [...byDevice]
    .map(([device, its]) => floodOf(device, true, its))
    .filter(({ signs }) => signs.length > 0);
  const taken = new Set(floods.flatMap(({ registrations }) => registrations));
  // What the organizer has made has no device, and did not come in a rush.
  const others = own.filter((one) => one.device !== undefined && !taken.has(one));
  const rushed = rushes(others).map((its) => floodOf(`rush ${its[0]?.code ?? ''}`, false, its));
  return [...floods, ...rushed].toSorted((a, b) => b.registrations.length - a.registrations.length);
}
