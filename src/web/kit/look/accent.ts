import { saveText, readText } from '../../../store/connection/browserStorage.ts';
import type { Competition } from '../../../store/competition/competition.ts';
import { saveTimeZone } from '../../../store/competition/lastTimeZone.ts';
import { buildAccentProperties, parseHexColor } from './palette.ts';

const keyOf = (event: string): string => `floorcraft.primaryColor.${event}`;

/** Applies a competition's color. Anything that is not a color leaves the page as it is. */
export function applyPrimaryColor(primary: string | null | undefined): void {
  const properties = buildAccentProperties(primary);
  if (properties === undefined) return;
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
}

/** Saves the color for the next visit, if the device allows storage. */
function rememberPrimaryColor(event: string, primary: string | null | undefined): void {
  const hex = parseHexColor(primary);
  if (hex === undefined) return;
  saveText(keyOf(event), hex);
}

export const readPrimaryColor = (event: string): string | undefined => parseHexColor(readText(keyOf(event)));

/** Applies the competition's color, and saves it with its time zone for the next visit. */
export function applyAndRemember(
  event: string,
  { primaryColor, timeZone }: Pick<Competition, 'primaryColor' | 'timeZone'>,
): void {
  applyPrimaryColor(primaryColor);
  rememberPrimaryColor(event, primaryColor);
  if (timeZone !== undefined) saveTimeZone(event, timeZone);
}
