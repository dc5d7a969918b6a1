import { normalizeSearch } from '../people/searching.ts';
import { normalizeSpelling } from '../people/people.ts';

/** The parts of a registration used to detect spam. */
export interface RegistrationTrace {
  readonly code: string;
  readonly name: string;
  readonly email: string;
  /** In milliseconds. */
  readonly createdAt: number;
  readonly hasConsented: boolean;
  readonly dancers: number;
  readonly entries: number;
  /** The codes of dancers who were registered together with it. */
  readonly codes: readonly string[];
  /** The device that made it; undefined if unknown. */
  readonly device: string | undefined;
}

export type FloodSign =
  /** Registrations within a minute. */
  | { readonly kind: 'fast'; readonly count: number }
  | { readonly kind: 'many'; readonly count: number }
  /** Names that differ only in digits. */
  | { readonly kind: 'alike'; readonly count: number; readonly name: string }
  | { readonly kind: 'one address'; readonly count: number; readonly email: string }
  /** No consent was given. The form rejects that, so the registration bypassed it. */
  | { readonly kind: 'no consent'; readonly count: number };

export interface Flood {
  readonly key: string;
  /** True if all came from one device; otherwise from several, close together. */
  readonly isOneDevice: boolean;
  readonly signs: readonly FloodSign[];
  /**
   * The earliest is first. Dancers registered together with another are not listed, because they are deleted with
   * that registration.
   */
  readonly registrations: readonly RegistrationTrace[];
}

const MINUTE_MS = 60_000;

/** Limits per device. A parent registers three, and a coach a whole team at once. */
const MIN_FAST = 5;
const MIN_MANY = 10;
const MIN_ALIKE = 3;
const MIN_SAME_ADDRESS = 4;
/** Limit over all devices: before a deadline, ten a minute are normal. */
const MIN_RUSH = 40;

/** @param times sorted */
function mostInAMinute(times: readonly number[]): number {
  let [first, most] = [0, 0];
  for (const [last, time] of times.entries()) {
    while (time - (times[first] ?? time) >= MINUTE_MS) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** The largest group with an equal key, with its first member. */
function largest(
  registrations: readonly RegistrationTrace[],
  by: (one: RegistrationTrace) => string,
): { readonly count: number; readonly first: RegistrationTrace } | undefined {
  const groups = new Map<string, { count: number; first: RegistrationTrace }>();
  for (const one of registrations) {
    const group = groups.get(by(one));
    if (group === undefined) groups.set(by(one), { count: 1, first: one });
    else group.count += 1;
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count)[0];
}

const withoutFigures = (name: string): string =>
  normalizeSearch(name)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

function signsOf(registrations: readonly RegistrationTrace[]): readonly FloodSign[] {
  const fast = mostInAMinute(registrations.map(({ createdAt }) => createdAt));
  const largestGroup = largest(registrations, ({ name }) => withoutFigures(name));
  const address = largest(registrations, ({ email }) => normalizeSpelling(email));
  const without = registrations.filter(({ hasConsented }) => !hasConsented).length;
  return [
    ...(registrations.length >= MIN_MANY ? [{ kind: 'many', count: registrations.length } as const] : []),
    ...(fast >= MIN_FAST ? [{ kind: 'fast', count: fast } as const] : []),
    ...(largestGroup !== undefined && largestGroup.count >= MIN_ALIKE
      ? [{ kind: 'alike', count: largestGroup.count, name: largestGroup.first.name } as const]
      : []),
    ...(address !== undefined && address.count >= MIN_SAME_ADDRESS
      ? [{ kind: 'one address', count: address.count, email: address.first.email } as const]
      : []),
    ...(without > 0 ? [{ kind: 'no consent', count: without } as const] : []),
  ];
}

const floodOf = (key: string, isOneDevice: boolean, registrations: readonly RegistrationTrace[]): Flood => ({
  key,
  isOneDevice,
  signs: signsOf(registrations),
  registrations,
});

/** Bursts over all devices: windows of MIN_RUSH registrations within a minute, merged where they overlap. */
function rushes(registrations: readonly RegistrationTrace[]): readonly (readonly RegistrationTrace[])[] {
  const found: RegistrationTrace[][] = [];
  for (const [at, one] of registrations.entries()) {
    const ahead = registrations[at + MIN_RUSH - 1];
    if (ahead === undefined || ahead.createdAt - one.createdAt >= MINUTE_MS) continue;
    const its = registrations.slice(at, at + MIN_RUSH);
    const last = found.at(-1);
    if (last !== undefined && last.includes(one)) last.push(...its.filter((each) => !last.includes(each)));
    else found.push([...its]);
  }
  return found;
}

/**
 * Registrations that look like spam: many or fast from one device, or a rush from many. Dancers registered together
 * count with their registration. Only people can decide: a club with a shared laptop looks the same.
 */
export function findFloods(all: readonly RegistrationTrace[]): readonly Flood[] {
  const along = new Set(all.flatMap(({ codes }) => codes));
  const own = all.filter(({ code }) => !along.has(code)).toSorted((a, b) => a.createdAt - b.createdAt);
  const byDevice = new Map<string, RegistrationTrace[]>();
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
  // Registrations made by the organizer have no device.
  const others = own.filter((one) => one.device !== undefined && !taken.has(one));
  const rushed = rushes(others).map((its) => floodOf(`rush ${its[0]?.code ?? ''}`, false, its));
  return [...floods, ...rushed].toSorted((a, b) => b.registrations.length - a.registrations.length);
}
