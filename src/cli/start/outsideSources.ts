import type { OutsideSources } from '../../server/http/securityHeaders.ts';
import type { EventConfiguration } from '../../store/connection/eventConfiguration.ts';

const ACCOUNTS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Google Analytics: configuration, installation id, and the regional collection servers. */
const ANALYTICS = [
  'https://firebase.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** The whole domain for a Google database: it redirects clients to the server with the data. */
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

/** All outside origins this event's page needs, and no others. */
export function listOutsideSources(configuration: EventConfiguration): OutsideSources {
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
      // The SDK talks to the provider's popup through a Google script and an iframe of the project.
      ...(hasPopups ? ['https://apis.google.com'] : []),
    ],
    frames: hasPopups ? [widget] : [],
    hasPopups,
  };
}
