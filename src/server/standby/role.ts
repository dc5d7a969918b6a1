import * as z from 'zod/mini';
import { AdministratorRefusal } from '../local/administrator.ts';
import { typedCommand } from '../local/typedCommand.ts';
import { damaged, StorageRefused } from '../storage/rows.ts';
import type { Storage } from '../storage/storage.ts';
import { parseJson } from '../tree/json.ts';
import { EPOCH, epochAfter, epochIn, epochOf, epochText, type Epoch } from './epoch.ts';

/** Name of the setting. It belongs to the folder: copies neither contain nor change it. */
export const ROLE = 'role';

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
  /** Met a machine with a newer epoch and no longer counts. */
  z.object({ kind: z.literal('superseded'), at: z.number(), by: z.string() }),
  /** Took over from the machine at this URL, which must be told. */
  z.object({ kind: z.literal('primary'), insteadOf: z.string() }),
]);

/** The role of a data folder. */
export type Role =
  | { readonly kind: 'primary'; readonly insteadOf?: string }
  | Exclude<Readonly<z.infer<typeof KeptRole>>, { readonly kind: 'primary' }>;

/** @throws StorageRefused for an invalid role */
export function readRole(storage: Storage): Role {
  const text = storage.setting(ROLE) ?? '';
  if (text === '') return { kind: 'primary' };
  const read = KeptRole.safeParse(parseJson(text));
  if (read.success) return read.data;
  throw damaged('its role');
}

export const roleText = (role: Role): string =>
  role.kind === 'primary' && role.insteadOf === undefined ? '' : JSON.stringify(role);

export const keepRole = (storage: Storage, role: Role): void => storage.keepSetting(ROLE, roleText(role));

/** Makes this folder the primary: role and epoch are stored atomically. */
export function beginEpoch(storage: Storage, role: Role, epoch: Epoch): void {
  storage.commit([
    { kind: 'setting', name: ROLE, text: roleText(role) },
    { kind: 'setting', name: EPOCH, text: epochText(epoch) },
  ]);
}

function epochOfOther(role: Role): Epoch | undefined {
  if (role.kind === 'handedOver') return epochIn(role.to);
  return role.kind === 'superseded' ? epochIn(role.by) : undefined;
}

/** The epochs a folder knows: its own, and that of the machine that took over. */
export function epochsKnown(storage: Storage, role: Role): readonly Epoch[] {
  const other = epochOfOther(role);
  return other === undefined ? [epochOf(storage)] : [epochOf(storage), other];
}

/** A time on this machine's clock with its zone, since the organizer's zone may differ. */
export const clockTime = (milliseconds: number, timeZone?: string): string =>
  // The Swedish locale formats like ISO 8601.
  new Intl.DateTimeFormat('sv-SE', {
    ...(timeZone === undefined ? {} : { timeZone }),
    dateStyle: 'short',
    timeStyle: 'long',
  }).format(milliseconds);

/** The reason a folder with this role refuses writes; undefined: it accepts them. */
export function writesRefusedBy(role: Role): string | undefined {
  switch (role.kind) {
    case 'primary':
      return undefined;
    case 'standby':
      return `This is the read-only standby of ${role.of}. Make changes there. To make this machine take over, type on it: ${typedCommand('promote')}`;
    case 'handedOver':
      return `This server handed over to its standby at ${clockTime(role.at)} and is read-only now. Make changes on the other one.`;
    case 'superseded':
      return `Another machine took over from this server, which is read-only since ${clockTime(role.at)}. Make changes on the other one.`;
  }
}

/**
 * The role at startup, as the standby of `standbyOf` or without one.
 * @throws StorageRefused with a sentence if that would overwrite data, or serve a mere copy
 */
export function roleAtStart(storage: Storage, standbyOf: string | undefined, newId: () => string): Role {
  const role = readRole(storage);
  if (standbyOf === undefined) {
    if (role.kind !== 'standby') return role;
    throw new StorageRefused(
      `The data folder ${storage.folder} belongs to a standby of ${role.of}. Start it with --standby-of, or make it take over first: ${typedCommand('promote', storage.folder)}`,
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
      if (role.reachedAt === undefined) throw new AdministratorRefusal(nothingCopied(role));
      beginEpoch(storage, { kind: 'primary', insteadOf: role.of }, epochAfter(...epochsKnown(storage, role)));
      return `This folder, a copy of ${role.of}, takes writes from its next start: start it without --standby-of. Its last change is from ${clockTime(role.reachedAt)}.`;
    case 'handedOver':
      beginEpoch(storage, { kind: 'primary' }, epochAfter(...epochsKnown(storage, role)));
      return `It takes writes again, with what it had at ${clockTime(role.at)}. Changes on the other machine since then are not here.`;
    case 'superseded':
      throw new AdministratorRefusal(supersededForGood(storage, role.at));
  }
}

export const supersededForGood = ({ folder }: Pick<Storage, 'folder'>, at: number): string =>
  `Another machine took over from this one, which found out at ${clockTime(at)}. This folder can’t take over again. To list what only this machine has: ${typedCommand('alone', folder)}`;

export const nothingCopied = ({ of }: StandbyRole): string =>
  `The standby of ${of} has no copy yet, so it can’t take over.`;
