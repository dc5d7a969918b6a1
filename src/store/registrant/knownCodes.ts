import { childrenOf, textOf } from '../tree/path.ts';

const nameOf = (eventName: string): string => `floorcraft.codes.${eventName}`;

/** A phone of a team captain's dancers has shown many; nobody looks for more. */
const MOST_KEPT = 20;

/** The codes that this device has shown for this competition, the latest first. */
export function knownCodes(eventName: string): readonly string[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(nameOf(eventName)) ?? 'null');
    return childrenOf(raw).flatMap(([, code]) => textOf(code) ?? []);
  } catch {
    return []; // no storage here, or not ours
  }
}

function keep(eventName: string, codes: readonly string[]): void {
  try {
    localStorage.setItem(nameOf(eventName), JSON.stringify(codes.slice(0, MOST_KEPT)));
  } catch {
    // No storage here: the code is typed again.
  }
}

export const keepCode = (eventName: string, code: string): void =>
  keep(eventName, [code, ...knownCodes(eventName).filter((one) => one !== code)]);

export const forgetCode = (eventName: string, code: string): void =>
  keep(
    eventName,
    knownCodes(eventName).filter((one) => one !== code),
  );
