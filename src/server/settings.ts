import type { MailSettings } from './auth/mailPost.ts';
import type { PasswordPolicy } from './auth/policy.ts';
import type { Time } from './auth/time.ts';
import type { Definitions } from './derived/definition.ts';
import type { Pages } from './http/pages.ts';
import type { OutsideSources } from './http/securityHeaders.ts';
import type { BackupPlan } from './storage/backups.ts';

/** In milliseconds. */
export interface Patience {
  /** Until whoever connects over TLS has shaken hands. */
  readonly handshake: number;
  /** Until the head of a request is here, and until all of it is. */
  readonly head: number;
  readonly body: number;
  /** Until a socket says its first word. */
  readonly firstFrame: number;
  /** In which nothing goes either way. */
  readonly silence: number;
}

// Somebody on a bad line at the edge of a hall gets through; somebody who only holds a place does not keep it.
export const PATIENCE: Patience = {
  handshake: 15_000,
  head: 15_000,
  body: 60_000,
  firstFrame: 60_000,
  silence: 120_000,
};

export interface ServerSettings {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** Made if missing, closed to others. */
  readonly dataFolder: string;
  /** The projectId of the active event configuration; the only namespace, unless in emulator mode. */
  readonly namespace: string;
  readonly apiKey: string;
  /** The text of database.rules.json. */
  readonly rules: string;
  /** What everybody may ask for that is worked out from the tree; nothing when not given. */
  readonly derived?: Definitions;
  /** The built web app. */
  readonly screens?: Pages;
  /** Other origins that it may use; none when not given. */
  readonly outside?: OutsideSources;
  readonly logLevel: string;
  /** Whose `X-Forwarded-For` counts. */
  readonly trustProxy: string | boolean;
  /** PEM texts. */
  readonly tls?: { cert: string; key: string };
  readonly adminSecret?: string;
  /** Mails with a link to a new password; without it the command line shows a code. */
  readonly mail?: MailSettings;
  /** For the passwords that people choose; six characters when not given. */
  readonly passwordPolicy?: PasswordPolicy;
  readonly emulator: boolean;
  /** Copies in `<data>/backups`; every 5 minutes and 24 of them when nothing is said. */
  readonly backups?: BackupPlan;
  /** How else it is called than by the machine's own name and addresses, as `Host` names it. */
  readonly allowedHosts?: readonly string[];
  /** Bytes of the disk that only those who go first may use; 200 MB when not given. */
  readonly diskReserve?: number;
  /** How much of the memory may be in use before the rest is for those who go first; 0.6 when not given. */
  readonly memoryShare?: number;
  /** How long each step of a connection may take; as in `PATIENCE` when not given. */
  readonly patience?: Patience;
  /** By which those wait who are slowed down; a test lets it pass as it likes. */
  readonly time?: Time;
  /** Milliseconds that only ever rise, by which everybody's share of work is measured; a test hands its own. */
  readonly shareClock?: () => number;
  /** How many sockets and event streams one network address may have open; 20,000 when not given. */
  readonly connectionsPerAddress?: number;
  /** The address of the server whose standby this is; needs `adminSecret`, the same as there. */
  readonly standbyOf?: string;
  /** Nothing is acknowledged while the standby is away; needs `adminSecret`, or none could come. */
  readonly requireStandby?: boolean;
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|localhost|::1)$/;

/** What cannot work together, as a sentence for the person who starts the server. */
export function settingsProblem({
  emulator,
  host,
  standbyOf,
  requireStandby,
  adminSecret,
}: ServerSettings): string | undefined {
  if (emulator && !LOOPBACK.test(host))
    return `Emulator mode gives everybody all rights: it runs on a loopback address only, not on ${host}.`;
  if (standbyOf !== undefined && adminSecret === undefined)
    return 'A standby needs FLOORCRAFT_ADMIN_SECRET, the same one as the server it follows.';
  if (requireStandby === true && adminSecret === undefined)
    return '--require-standby needs FLOORCRAFT_ADMIN_SECRET: without it no standby can come.';
  if (requireStandby === true && standbyOf !== undefined)
    return 'A standby has none of its own: --standby-of and --require-standby do not go together.';
  return undefined;
}
