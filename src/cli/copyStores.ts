import { bucketStore, folderStore, type CopyStore } from '../server/storage/copyStores.ts';
import type { Settings } from './settings.ts';

/** The other places for backups in these settings. */
export async function copyStoresOf({ copies }: Pick<Settings, 'copies'>): Promise<readonly CopyStore[]> {
  return [
    ...(copies.folder === undefined ? [] : [folderStore(copies.folder)]),
    ...(copies.bucket === undefined ? [] : [await bucketStore(copies.bucket)]),
  ];
}
