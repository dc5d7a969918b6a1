import { saveJson, readJson } from '../connection/browserStorage.ts';
import { listRawChildren, toText } from '../tree/path.ts';

const nameOf = (eventName: string): string => `floorcraft.codes.${eventName}`;

/** Enough codes for the phone of a team captain. */
const MOST_KEPT = 20;

/** Codes shown by this device for this competition, latest first. */
export const readSavedCodes = (eventName: string): readonly string[] =>
  listRawChildren(readJson(nameOf(eventName))).flatMap(([, code]) => toText(code) ?? []);

const keep = (eventName: string, codes: readonly string[]): boolean =>
  saveJson(nameOf(eventName), codes.slice(0, MOST_KEPT));

export const saveCode = (eventName: string, code: string): boolean =>
  keep(eventName, [code, ...readSavedCodes(eventName).filter((one) => one !== code)]);

export const forgetCode = (eventName: string, code: string): boolean =>
  keep(
    eventName,
    readSavedCodes(eventName).filter((one) => one !== code),
  );
