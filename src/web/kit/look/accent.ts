import { keepText, readText } from '../../../store/connection/browserStorage.ts';
import type { Competition } from '../../../store/competition/competition.ts';
import { keepZone } from '../../../store/competition/keptZone.ts';
import { accentProperties, hexColor } from './palette.ts';

/** Where this device keeps a competition's colour, so that the next visit is painted in it from the start. */
const keyOf = (event: string): string => `floorcraft.primaryColor.${event}`;

/** Paints the page in a competition's colour. What is no colour leaves the page as it is. */
export function applyPrimaryColor(primary: string | null | undefined): void {
  const properties = accentProperties(primary);
  if (properties === undefined) return;
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
}

/** Keeps the colour for the next visit. A device that keeps nothing (private window, full storage) does without. */
function rememberPrimaryColor(event: string, primary: string | null | undefined): void {
  const hex = hexColor(primary);
  if (hex === undefined) return;
  keepText(keyOf(event), hex);
}

/** The colour of the last visit, if this device kept one. */
export const rememberedPrimaryColor = (event: string): string | undefined => hexColor(readText(keyOf(event)));

/** Paints the page in the competition's color, and keeps that and its time zone for the next visit. */
export function applyAndRemember(
  event: string,
  { primaryColor, timeZone }: Pick<Competition, 'primaryColor' | 'timeZone'>,
): void {
  applyPrimaryColor(primaryColor);
  rememberPrimaryColor(event, primaryColor);
  if (timeZone !== undefined) keepZone(event, timeZone);
}
