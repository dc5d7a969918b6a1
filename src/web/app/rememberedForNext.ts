import type { Competition } from '../../store/competition/competition.ts';
import { applyPrimaryColor, rememberPrimaryColor } from '../look/accent.ts';
import { keepZone } from './keptZone.ts';

type Its = Pick<Competition, 'primaryColor' | 'timeZone'>;

/** Paints the page in the competition's color, and keeps that and its time zone for the next visit. */
export function applyAndRemember(eventName: string, { primaryColor, timeZone }: Its): void {
  if (primaryColor !== undefined) {
    applyPrimaryColor(primaryColor);
    rememberPrimaryColor(eventName, primaryColor);
  }
  if (timeZone !== undefined) keepZone(eventName, timeZone);
}
