import {
  CONFIGURATION_ATTRIBUTE,
  type EventConfiguration,
} from '../../store/connection/eventConfiguration.ts';

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The page as it is served for one event: its name, its configuration, and the color for a first visit. */
export const pageOf =
  (event: string, configuration: EventConfiguration) =>
  (html: string): string => {
    const { primaryColor } = configuration;
    const attributes = {
      'data-event': event,
      [CONFIGURATION_ATTRIBUTE]: JSON.stringify(configuration),
      ...(primaryColor === undefined ? {} : { 'data-primary-color': primaryColor }),
    };
    const written = Object.entries(attributes).map(([name, text]) => `${name}="${attribute(text)}"`);
    // A page that was built for a static host has the attributes of another event.
    return html.replace(/data-event="[^"]*"(?: data-configuration="[^"]*")?/, () => written.join(' '));
  };
