/**
 * Runs in the head before the first paint, so that no page flashes in the wrong color or theme. Takes the competition's
 * color from the last visit, else from <html data-primary-color>, and the theme set on this device. <html data-event>
 * names the event configuration. Built as a small classic script: import nothing large.
 */
import { applyPrimaryColor, rememberedPrimaryColor } from './accent.ts';
import { repeatEarlyPress } from './earlyPresses.ts';
import { applyTheme, rememberedTheme } from './theme.ts';

const { event, primaryColor } = document.documentElement.dataset;

const theme = rememberedTheme();
if (theme !== undefined) applyTheme(theme);

applyPrimaryColor((event === undefined ? undefined : rememberedPrimaryColor(event)) ?? primaryColor);

repeatEarlyPress(document);
