import * as z from 'zod/mini';
import { AdministratorRefusal } from '../local/administrator.ts';
import { formatCommand } from '../local/formatCommand.ts';
import { createDamagedFileError, StorageRefused } from '../storage/rows.ts';
import type { Storage } from '../storage/storage.ts';
import { parseJson } from '../tree/json.ts';
import { EPOCH_SETTING, nextEpoch, parseEpoch, readEpoch, formatEpoch, type Epoch } from './epoch.ts';

/** Name of the setting. It belongs to the folder: copies neither contain nor change it. */
export const ROLE_SETTING = 'role';

/** A copy of the primary's folder and its progress. Times are milliseconds since 1970. */
const StandbyRole = z.object({
  kind: z.literal('standby'),
  /** URL of the primary. */
  of: z.string(),
  /** Distinguishes standbys of the same primary. */
  id: z.string(),
  /** Time of the last update; absent: no copy yet. */
  reachedAt: z.exactOptional(z.number()),
});
export type StandbyRole = Readonly<z.infer<typeof StandbyRole>>;

/** The stored role; none for a plain primary. */
const KeptRole = z.discriminatedUnion('kind', [
  StandbyRole,
  /** This machine has handed over: another one takes the writes, in the epoch `to`. */
  z.object({ kind: z.literal('handedOver'), at: z.number(), to: z.exactOptional(z.string()) }),
  /** Retired: this machine met one with a newer epoch. */
  z.object({ kind: z.literal('superseded'), at: z.number(), by: z.string() }),
  /** Took over from the machine at this URL, which must be notified. */
  z.object({ kind: z.literal('primary'), insteadOf: z.string() }),
]);

/** The role of a data folder. */
export type FolderRole =
  | { readonly kind: 'primary'; readonly insteadOf?: string }
  | Exclude<Readonly<z.infer<typeof KeptRole>>, { readonly kind: 'primary' }>;

/** @throws StorageRefused for an invalid role */
export function readRole(storage: Storage): FolderRole {
  const text = storage.setting(ROLE_SETTING) ?? '';
  if (text === '') return { kind: 'primary' };
  const read = KeptRole.safeParse(parseJson(text));
  if (read.success) return read.data;
  throw createDamagedFileError('its role');
}

export const formatRole = (role: FolderRole): string =>
  role.kind === 'primary' && role.insteadOf === undefined ? '' : JSON.stringify(role);

export const saveRole = (storage: Storage, role: FolderRole): void =>
  storage.keepSetting(ROLE_SETTING, formatRole(role));

/** Makes this folder the primary: role and epoch are stored atomically. */
export function beginEpoch(storage: Storage, role: FolderRole, epoch: Epoch): void {
  storage.commit([
    { kind: 'setting', name: ROLE_SETTING, text: formatRole(role) },
    { kind: 'setting', name: EPOCH_SETTING, text: formatEpoch(epoch) },
  ]);
}

function epochOfOther(role: FolderRole): Epoch | undefined {
  if (role.kind === 'handedOver') return parseEpoch(role.to);
  return role.kind === 'superseded' ? parseEpoch(role.by) : undefined;
}

/** The epochs a folder knows: its own, and that of the machine that took over. */
export function listKnownEpochs(storage: Storage, role: FolderRole): readonly Epoch[] {
  const other = epochOfOther(role);
  return other === undefined ? [readEpoch(storage)] : [readEpoch(storage), other];
}

/** A time on this machine's clock with its zone, since the organizer's zone may differ. */
export const formatClockTime = (milliseconds: number, timeZone?: string): string =>
  // The Swedish locale formats like ISO 8601.
  new Intl.DateTimeFormat('sv-SE', {
    ...(timeZone === undefined ? {} : { timeZone }),
    dateStyle: 'short',
    timeStyle: 'long',
  }).format(milliseconds);

/** The reason a folder with this role refuses writes; undefined: it accepts them. */
export function findWriteRefusal(role: FolderRole): string | undefined {
  switch (role.kind) {
    case 'primary':
      return undefined;
    case 'standby':
      return `This is the read-only standby of ${role.of}. Make changes there. To make this machine take over, type on it: ${formatCommand('promote')}`;
    case 'handedOver':
      return `This server handed over to its standby at ${formatClockTime(role.at)} and is read-only now. Make changes on the other one.`;
    case 'superseded':
      return `Another machine took over from this server, which is read-only since ${formatClockTime(role.at)}. Make changes on the other one.`;
  }
}

/**
 * The role at startup, as the standby of `standbyOf` or without one.
 * @throws StorageRefused with a sentence if that would overwrite data, or serve a mere copy
 */
export function determineStartRole(
  storage: Storage,
  standbyOf: string | undefined,
  newId: () => string,
): FolderRole {
  const role = readRole(storage);
  if (standbyOf === undefined) {
    if (role.kind !== 'standby') return role;
    throw new StorageRefused(
      `The data folder ${storage.folder} belongs to a standby of ${role.of}. Start it with --standby-of, or make it take over first: ${formatCommand('promote', storage.folder)}`,
    );
  }
  if (role.kind === 'standby') return { ...role, of: standbyOf };
  const isEmpty = storage.namespaces().length === 0 && storage.settings().length === 0;
  if (role.kind === 'primary' && isEmpty) return { kind: 'standby', of: standbyOf, id: newId() };
  throw new StorageRefused(
    'The data folder has its own competition, which a standby would overwrite. Move it away first, or set FLOORCRAFT_DATA to another folder.',
  );
}

/**
 * Makes a folder no server runs on a primary. Returns a sentence on the outcome.
 * @throws AdministratorRefusal if there is nothing to promote
 */
export function promoteFolder(storage: Storage): string {
  const role = readRole(storage);
  switch (role.kind) {
    case 'primary':
      throw new AdministratorRefusal('This is not a standby: there is nothing to promote.');
    case 'standby':
      if (role.reachedAt === undefined) throw new AdministratorRefusal(describeNothingCopied(role));
      beginEpoch(
        storage,
        { kind: 'primary', insteadOf: role.of },
        nextEpoch(...listKnownEpochs(storage, role)),
      );
      return `This folder, a copy of ${role.of}, takes writes from its next start: start it without --standby-of. Its last change is from ${formatClockTime(role.reachedAt)}.`;
    case 'handedOver':
      beginEpoch(storage, { kind: 'primary' }, nextEpoch(...listKnownEpochs(storage, role)));
      return `It takes writes again, with what it had at ${formatClockTime(role.at)}. Changes on the other machine since then are not here.`;
    case 'superseded':
      throw new AdministratorRefusal(describeSuperseded(storage, role.at));
  }
}

export const describeSuperseded = ({ folder }: Pick<Storage, 'folder'>, at: number): string =>
  `Another machine took over from this one, which found out at ${formatClockTime(at)}. This folder can’t take over again. To list what only this machine has: ${formatCommand('alone', folder)}`;

export const describeNothingCopied = ({ of }: StandbyRole): string =>
  `The standby of ${of} has no copy yet, so it can’t take over.`;
