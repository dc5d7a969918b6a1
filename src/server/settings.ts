import type { MailSettings } from './auth/mailPost.ts';
import type { Definitions } from './derived/definition.ts';
import type { Pages } from './http/pages.ts';
import type { BackupPlan } from './storage/backups.ts';

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
  readonly logLevel: string;
  /** Whose `X-Forwarded-For` counts. */
  readonly trustProxy: string | boolean;
  /** PEM texts. */
  readonly tls?: { cert: string; key: string };
  readonly adminSecret?: string;
  /** Mails with a link to a new password; without it the command line shows a code. */
  readonly mail?: MailSettings;
  readonly emulator: boolean;
  /** Copies in `<data>/backups`; every 5 minutes and 24 of them when nothing is said. */
  readonly backups?: BackupPlan;
  /** How else it is called than by the machine's own name and addresses, as `Host` names it. */
  readonly allowedHosts?: readonly string[];
  /** How many sockets and event streams one network address may have open; 20,000 when not given. */
  readonly connectionsPerAddress?: number;
  /** The address of the server whose standby this is; needs `adminSecret`, the same as there. */
  readonly standbyOf?: string;
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|localhost|::1)$/;

/** What cannot work together, as a sentence for the person who starts the server. */
export function settingsProblem({
  emulator,
  host,
  standbyOf,
  adminSecret,
}: ServerSettings): string | undefined {
  if (emulator && !LOOPBACK.test(host))
    return `Emulator mode gives everybody all rights: it runs on a loopback address only, not on ${host}.`;
  if (standbyOf !== undefined && adminSecret === undefined)
    return 'A standby needs FLOORCRAFT_ADMIN_SECRET, the same one as the server it follows.';
  return undefined;
}
