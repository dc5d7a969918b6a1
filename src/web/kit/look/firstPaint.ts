/**
 * Runs in the head before the first paint, so that no page flashes in the wrong color or theme. Takes the competition's
 * color from the last visit, else from <html data-primary-color>, and the theme set on this device. <html data-event>
 * names the event configuration. Built as a small classic script: import nothing large.
 */
import { applyPrimaryColor, readPrimaryColor } from './accent.ts';
import { repeatEarlyPress } from './earlyPresses.ts';
import { applyTheme, readTheme } from './theme.ts';

const { event, primaryColor, accentStyle } = document.documentElement.dataset;

const theme = readTheme();
if (theme !== undefined) applyTheme(theme);

const shownColor = (event === undefined ? undefined : readPrimaryColor(event)) ?? primaryColor;
// A page drawn by the server brings its color's roles: computing them takes an old phone 50 ms.
if (accentStyle && shownColor === primaryColor) document.documentElement.style.cssText = accentStyle;
else applyPrimaryColor(shownColor);

repeatEarlyPress(document);
