/**
 * Runs in the head before anything is painted, so that no page flashes in a foreign colour or in the wrong light: takes
 * the competition's colour from the last visit, else from <html data-primary-color>, and a theme set by hand on this device.
 * <html data-event> names the event configuration. Built as a small classic script of its own; imports nothing large.
 */
import { applyPrimaryColor, rememberedPrimaryColor } from './accent.ts';
import { keepEarlyPress } from './earlyPresses.ts';
import { applyTheme, rememberedTheme } from './theme.ts';

const { event, primaryColor } = document.documentElement.dataset;

const theme = rememberedTheme();
if (theme !== undefined) applyTheme(theme);

applyPrimaryColor((event === undefined ? undefined : rememberedPrimaryColor(event)) ?? primaryColor);

keepEarlyPress(document);
