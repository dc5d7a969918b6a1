import type { MailSettings } from './auth/mailPost.ts';
import type { PasswordRequirements } from './auth/policy.ts';
import type { MonotonicClock } from './auth/time.ts';
import type { DerivedDefinitions } from './derived/definition.ts';
import type { PagesSetup } from './http/pages.ts';
import type { OutsideSources } from './http/securityHeaders.ts';
import type { BackupPlan } from './storage/backups.ts';
import type { CopyStore } from './storage/copyStores.ts';

/** Timeouts in milliseconds. */
export interface Timeouts {
  readonly handshake: number;
  /** The time for a request's head, and for the whole request. */
  readonly head: number;
  readonly body: number;
  readonly firstFrame: number;
  /** The time without traffic in either direction. */
  readonly silence: number;
}

// Times that are enough for a bad line at the edge of a hall, and too short to hold a connection without using it.
export const TIMEOUTS: Timeouts = {
  handshake: 15_000,
  head: 15_000,
  body: 60_000,
  firstFrame: 60_000,
  silence: 120_000,
};

/** Answers for the one-time link to the organizer's account. */
export type FirstAccountAnswer =
  /** The link works until then (ms). */
  | { readonly kind: 'open'; readonly until: number; readonly folder: string }
  | { readonly kind: 'created' }
  /** The link has expired, or is not the one printed last. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'unknown link' }
  /** There is an organizer already. */
  | { readonly kind: 'organizer exists' }
  | { readonly kind: 'refused'; readonly field: 'name' | 'email' | 'password' };

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Creates accounts by one-time links. A caller with a wrong code learns nothing and causes no password
 * hashing.
 */
export interface AccountLinkDesk<Answer extends object = object> {
  look(code: string): Promise<Answer>;
  create(code: string, account: NewAccount): Promise<Answer>;
}

/** Takes the one-click address in reminders. */
export interface ReminderDesk {
  /** @returns false for a token that is not ours, or whose registration is gone */
  stop(token: string): Promise<boolean>;
}

export interface ServerSettings {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Created if missing, private to this user. */
  readonly dataFolder: string;
  /** The projectId of the active event; the only namespace outside emulator mode. */
  readonly namespace: string;
  readonly apiKey: string;
  readonly rules: string;
  /** Derived data; none by default. */
  readonly derived?: DerivedDefinitions;
  readonly screens?: PagesSetup;
  /** Other origins the web app may use; none by default. */
  readonly outside?: OutsideSources;
  readonly logLevel: string;
  /** Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted. */
  readonly trustProxy: string | boolean;
  /** PEM texts. */
  readonly tls?: { cert: string; key: string };
  /** The address that people type, if it is known: with https, cookies sent to its host are Secure. */
  readonly publicUrl?: string;
  readonly adminSecret?: string;
  /** Mails links to reset passwords; without it the command line shows a code. */
  readonly mail?: MailSettings;
  /** Requirements for passwords that people choose; at least six characters by default. */
  readonly passwordPolicy?: PasswordRequirements;
  readonly emulator: boolean;
  /** Creates the first account in the browser; without it accounts start at the command line. */
  readonly firstAccount?: AccountLinkDesk;
  /** Creates staff accounts when an organizer's invitation is opened. */
  readonly invitations?: AccountLinkDesk;
  /** Stops reminders from a mail program. */
  readonly reminders?: ReminderDesk;
  /** Backups in `<data>/backups`; 24 of them, every 5 minutes by default. */
  readonly backups?: BackupPlan;
  /** Other places that get each backup. */
  readonly copyStores?: readonly CopyStore[];
  /** Further names of this server in `Host`, beside the machine's own name and addresses. */
  readonly allowedHosts?: readonly string[];
  /** Disk space reserved for prioritized callers (bytes); 200 MB by default. */
  readonly diskReserve?: number;
  /** Share of memory that may be in use before the rest is reserved for prioritized callers; 0.6 by default. */
  readonly memoryShare?: number;
  /** Timeouts of connections; `TIMEOUTS` by default. */
  readonly patience?: Timeouts;
  /** Clock of delays; injected in tests. */
  readonly time?: MonotonicClock;
  /** Clock for measuring work, in ms; never goes back; injected in tests. */
  readonly shareClock?: () => number;
  /** Sockets and event streams per network; 20,000 by default. */
  readonly connectionsPerAddress?: number;
  /** The server this one is a standby of; needs the same `adminSecret` as there. */
  readonly standbyOf?: string;
  /** Acknowledge nothing while the standby is away; needs `adminSecret`, or none could connect. */
  readonly requireStandby?: boolean;
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|localhost|::1)$/;

/** The conflict between settings, as a sentence for the operator. */
export function findSettingsProblem({
  emulator,
  host,
  standbyOf,
  requireStandby,
  adminSecret,
}: ServerSettings): string | undefined {
  if (emulator && !LOOPBACK.test(host))
    return `Emulator mode gives everybody full access, so it runs only on a loopback address, not on ${host}.`;
  if (standbyOf !== undefined && adminSecret === undefined)
    return 'A standby needs FLOORCRAFT_ADMIN_SECRET, the same one as the server it follows.';
  if (requireStandby === true && adminSecret === undefined)
    return '--require-standby needs FLOORCRAFT_ADMIN_SECRET: without it no standby can connect.';
  if (requireStandby === true && standbyOf !== undefined)
    return 'A standby has none of its own: --standby-of and --require-standby do not go together.';
  return undefined;
}
