import { readText } from '../../../store/connection/browserStorage.ts';
import type { Theme } from './palette.ts';

const KEY = 'floorcraft.theme';

const isTheme = (text: string | undefined): text is Theme => text === 'light' || text === 'dark';

/** The theme set on this device; undefined follows the device's setting. */
export function readTheme(): Theme | undefined {
  const kept = readText(KEY);
  return isTheme(kept) ? kept : undefined;
}

/** Sets the theme; undefined follows the device's setting again. */
export function applyTheme(theme: Theme | undefined): void {
  if (theme === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
