import { omitUndefined } from '../../domain/mapDefined.ts';
import {
  CONFIGURATION_ATTRIBUTE,
  type EventConfiguration,
} from '../../store/connection/eventConfiguration.ts';

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Adjusts the configuration for the page: this server sends mails only if a mail server is configured. */
export const configureMail = (configuration: EventConfiguration, hasMail: boolean): EventConfiguration => {
  const { databaseURL, emulatorHosts, emailLink = false, mails = false } = configuration;
  const isElsewhere = databaseURL !== undefined || emulatorHosts !== undefined;
  return {
    ...configuration,
    emailLink: hasMail || (isElsewhere && emailLink),
    mails: hasMail || (isElsewhere && mails),
  };
};

/** Inserts an event's name, configuration and initial color into the page. */
export const createPageFiller =
  (event: string, configuration: EventConfiguration) =>
  (html: string): string => {
    const { primaryColor } = configuration;
    const attributes = {
      'data-event': event,
      [CONFIGURATION_ATTRIBUTE]: JSON.stringify(configuration),
      ...omitUndefined({ 'data-primary-color': primaryColor }),
    };
    const written = Object.entries(attributes).map(([name, text]) => `${name}="${attribute(text)}"`);
    // A page built for a static host has another event's attributes.
    return html.replace(/data-event="[^"]*"(?: data-configuration="[^"]*")?/, () => written.join(' '));
  };
