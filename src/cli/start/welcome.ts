import { networkInterfaces } from 'node:os';
import { formatCommand } from '../../server/local/formatCommand.ts';
import type { DemoAccess } from '../demo/seedDemo.ts';
import { ANY_ADDRESSES } from './standbyOf.ts';

/** The server's URLs to show: the machine's network addresses if it listens on all, otherwise as configured. */
function listServerUrls(origin: string, host: string): readonly string[] {
  if (!ANY_ADDRESSES.has(host)) return [origin];
  const at = (address: string): string => Object.assign(new URL(origin), { hostname: address }).origin;
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => at(address));
  return own.length === 0 ? [at('127.0.0.1')] : own;
}

/** The URLs of a server that takes writes, beginning with the one that people type. */
export const listOrigins = (
  origin: string,
  { host, publicUrl }: { readonly host: string; readonly publicUrl: string | undefined },
): readonly string[] => [
  ...new Set([
    ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin]),
    ...listServerUrls(origin, host),
  ]),
];

/** The lines `start` prints: one per role with its link, plus sign-ins for the demo. */
export function formatWelcome(
  event: string,
  server: { readonly origin: string },
  settings: { readonly host: string; readonly publicUrl: string | undefined; readonly dataFolder: string },
  demo: DemoAccess | undefined,
): readonly string[] {
  const [origin = server.origin, ...others] = listOrigins(server.origin, settings);
  const line = (who: string, address: string, more = '') =>
    `  ${who.padEnd(14)}${origin}${address}${more === '' ? '' : `   ${more}`}`;
  return [
    `Floorcraft serves “${event}” at ${[origin, ...others].join(' and ')}. Ctrl+C stops it; everything is saved in ${settings.dataFolder}.`,
    line('Everybody', '/'),
    line('Results', '/results'),
    ...(demo === undefined
      ? [
          line(
            'Staff',
            '/admin',
            `accounts: ${formatCommand('user add EMAIL --role ROLE', settings.dataFolder)}`,
          ),
        ]
      : demo.staff.map(({ title, path, email, password }) => line(title, path, `${email} / ${password}`))),
    ...(demo?.judges ?? []).map(({ judge, code, isSeated }) =>
      line(`Judge ${judge}`, `/judges/${judge}#code=${code}`, isSeated ? '' : 'nothing to mark now'),
    ),
    ...(demo === undefined ? [] : ['The judges of the round on the floor come first.']),
  ];
}

/** Protocol and port of a URL. */
function wayTo(address: string): string {
  const { protocol, port } = new URL(address);
  const usual = protocol === 'https:' ? 443 : 80;
  return `${protocol.slice(0, -1)} on port ${port === '' ? usual : port}`;
}

/** After a takeover devices reconnect to the address they know. */
function otherWay(own: string, primary: string): readonly string[] {
  const [here, there] = [wayTo(own), wayTo(primary)];
  return here === there
    ? []
    : [
        `Warning: the primary uses ${there}, this server ${here}. After a takeover no device would find this one. Set PORT, TLS_CERT and TLS_KEY as on the primary.`,
      ];
}

/** The lines `start` prints on a server that takes no writes: a standby, or one that handed over or was superseded. */
export function formatStandbyWelcome(
  serverOrigin: string,
  settings: {
    readonly host: string;
    readonly dataFolder: string;
    readonly standbyOf: string | undefined;
    readonly role?: string;
  },
): readonly string[] {
  const origins = listServerUrls(serverOrigin, settings.host).join(' and ');
  if (settings.role === 'superseded')
    return [
      `Another machine has taken over from this server, which is read-only now: its data can be read at ${origins}. Ctrl+C stops it.`,
      `To list what only this machine has: ${formatCommand('alone', settings.dataFolder)}`,
    ];
  return settings.standbyOf === undefined
    ? [
        `This server has handed over and is read-only now: its data can be read at ${origins}. Ctrl+C stops it.`,
        `To make it take writes again: ${formatCommand('promote', settings.dataFolder)}`,
      ]
    : [
        `Standby of ${settings.standbyOf}, at ${origins}. It copies the data now, then follows every change; it is read-only. Ctrl+C stops it.`,
        `It prints a line here once it is in sync, and ${origins}/healthz shows it too. To make it take over: ${formatCommand('promote', settings.dataFolder)}`,
        ...otherWay(serverOrigin, settings.standbyOf),
      ];
}
