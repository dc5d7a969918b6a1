import { keepJson, readJson } from '../connection/browserStorage.ts';
import { childrenOf, textOf } from '../tree/path.ts';

const nameOf = (eventName: string): string => `floorcraft.codes.${eventName}`;

/** Enough codes for the phone of a team captain. */
const MOST_KEPT = 20;

/** Codes shown by this device for this competition, latest first. */
export const codesOnDevice = (eventName: string): readonly string[] =>
  childrenOf(readJson(nameOf(eventName))).flatMap(([, code]) => textOf(code) ?? []);

const keep = (eventName: string, codes: readonly string[]): boolean =>
  keepJson(nameOf(eventName), codes.slice(0, MOST_KEPT));

export const keepCode = (eventName: string, code: string): boolean =>
  keep(eventName, [code, ...codesOnDevice(eventName).filter((one) => one !== code)]);

export const forgetCode = (eventName: string, code: string): boolean =>
  keep(
    eventName,
    codesOnDevice(eventName).filter((one) => one !== code),
  );
