import type { EventConfiguration } from '../../store/connection/eventConfigurations.ts';

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The page as it is served for one event: it names the event, and the colour for a first visit. */
export const pageOf =
  (event: string, { primaryColor }: EventConfiguration) =>
  (html: string): string => {
    const colour = primaryColor === undefined ? '' : ` data-primary-color="${attribute(primaryColor)}"`;
    return html.replace(/data-event="[^"]*"/, `data-event="${attribute(event)}"${colour}`);
  };
