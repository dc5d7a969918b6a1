import { omitUndefined } from '../../domain/defined.ts';
import {
  CONFIGURATION_ATTRIBUTE,
  type EventConfiguration,
} from '../../store/connection/eventConfiguration.ts';

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The configuration as the page gets it: on this server a link to sign in with goes by mail where it has a mail server. */
export const withMail = (configuration: EventConfiguration, hasMail: boolean): EventConfiguration => {
  const { databaseURL, emulatorHosts, emailLink = false } = configuration;
  const isElsewhere = databaseURL !== undefined || emulatorHosts !== undefined;
  return { ...configuration, emailLink: hasMail || (isElsewhere && emailLink) };
};

/** The page as it is served for one event: its name, its configuration, and the color for a first visit. */
export const pageOf =
  (event: string, configuration: EventConfiguration) =>
  (html: string): string => {
    const { primaryColor } = configuration;
    const attributes = {
      'data-event': event,
      [CONFIGURATION_ATTRIBUTE]: JSON.stringify(configuration),
      ...omitUndefined({ 'data-primary-color': primaryColor }),
    };
    const written = Object.entries(attributes).map(([name, text]) => `${name}="${attribute(text)}"`);
    // A page that was built for a static host has the attributes of another event.
    return html.replace(/data-event="[^"]*"(?: data-configuration="[^"]*")?/, () => written.join(' '));
  };
