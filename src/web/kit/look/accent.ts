import { keepText, readText } from '../../../store/connection/browserStorage.ts';
import type { Competition } from '../../../store/competition/competition.ts';
import { keepZone } from '../../../store/competition/lastTimeZone.ts';
import { accentProperties, hexColor } from './palette.ts';

const keyOf = (event: string): string => `floorcraft.primaryColor.${event}`;

/** Applies a competition's color. Anything that is not a color leaves the page as it is. */
export function applyPrimaryColor(primary: string | null | undefined): void {
  const properties = accentProperties(primary);
  if (properties === undefined) return;
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
}

/** Saves the color for the next visit, if the device allows storage. */
function rememberPrimaryColor(event: string, primary: string | null | undefined): void {
  const hex = hexColor(primary);
  if (hex === undefined) return;
  keepText(keyOf(event), hex);
}

export const rememberedPrimaryColor = (event: string): string | undefined => hexColor(readText(keyOf(event)));

/** Applies the competition's color, and saves it with its time zone for the next visit. */
export function applyAndRemember(
  event: string,
  { primaryColor, timeZone }: Pick<Competition, 'primaryColor' | 'timeZone'>,
): void {
  applyPrimaryColor(primaryColor);
  rememberPrimaryColor(event, primaryColor);
  if (timeZone !== undefined) keepZone(event, timeZone);
}
