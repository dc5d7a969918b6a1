import { readText } from '../../../store/connection/browserStorage.ts';
import type { Theme } from './palette.ts';

const KEY = 'floorcraft.theme';

const isTheme = (text: string | undefined): text is Theme => text === 'light' || text === 'dark';

/** Day or night as a person has set it on this device; undefined follows the device's wish. */
export function rememberedTheme(): Theme | undefined {
  const kept = readText(KEY);
  return isTheme(kept) ? kept : undefined;
}

/** Sets the page to day or night; undefined follows the device's wish again. */
export function applyTheme(theme: Theme | undefined): void {
  if (theme === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
