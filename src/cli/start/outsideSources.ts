import type { OutsideSources } from '../../server/http/securityHeaders.ts';
import type { EventConfiguration } from '../../store/connection/eventConfiguration.ts';

/** Accounts of a Firebase project. */
const ACCOUNTS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Google Analytics: its configuration, the installation of this browser, and the collecting servers of each region. */
const ANALYTICS = [
  'https://firebase.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** Of a database of Google's the whole domain: it sends a client on to the server that holds the data. */
function databaseSources(databaseURL: string): readonly string[] {
  const { protocol, host } = new URL(databaseURL);
  const [, domain] = /^[^.]+\.((?:[^.]+\.)?firebase(?:io\.com|database\.app))$/.exec(host) ?? [];
  const named = domain === undefined ? host : `*.${domain}`;
  return [`${protocol}//${named}`, `${protocol.replace('http', 'ws')}//${named}`];
}

function backendSources({ databaseURL, emulatorHosts }: EventConfiguration): readonly string[] {
  if (emulatorHosts !== undefined)
    return [`http://${emulatorHosts.auth}`, ...databaseSources(`http://${emulatorHosts.database}`)];
  return databaseURL === undefined ? [] : [...ACCOUNTS, ...databaseSources(databaseURL)];
}

/** Every origin outside that the page of this event needs, and no other. */
export function outsideSources(configuration: EventConfiguration): OutsideSources {
  const { measurementId, clientIpService, identityProvider, emulatorHosts, authDomain } = configuration;
  const isMeasured = measurementId !== '';
  const hasPopups = identityProvider !== undefined && backendSources(configuration).length > 0;
  const widget = emulatorHosts === undefined ? `https://${authDomain}` : `http://${emulatorHosts.auth}`;
  return {
    connections: [
      ...backendSources(configuration),
      ...(isMeasured ? ANALYTICS : []),
      ...(isMeasured && clientIpService !== undefined ? [new URL(clientIpService).origin] : []),
    ],
    scripts: [
      ...(isMeasured ? ['https://www.googletagmanager.com'] : []),
      // The SDK speaks with the provider's window by a script of Google's, and a frame of the project's.
      ...(hasPopups ? ['https://apis.google.com'] : []),
    ],
    frames: hasPopups ? [widget] : [],
    hasPopups,
  };
}
