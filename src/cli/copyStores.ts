import { createBucketStore, createFolderStore, type CopyStore } from '../server/storage/copyStores.ts';
import type { Settings } from './settings.ts';

/** The other places for backups in these settings. */
export async function openCopyStores({ copies }: Pick<Settings, 'copies'>): Promise<readonly CopyStore[]> {
  return [
    ...(copies.folder === undefined ? [] : [createFolderStore(copies.folder)]),
    ...(copies.bucket === undefined ? [] : [await createBucketStore(copies.bucket)]),
  ];
}
