import { chmod, copyFile, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Another place for copies. They have the same names as the automatic backups. */
export interface CopyStore {
  /** Shown to the operator; without secrets. */
  readonly name: string;
  readonly list: () => Promise<readonly string[]>;
  readonly put: (file: string) => Promise<void>;
  readonly get: (name: string, file: string) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
}

/**
 * A folder on another disk. It is never created: if that disk were missing, the copies would fill the main
 * disk.
 */
export function createFolderStore(folder: string): CopyStore {
  const there = async (): Promise<void> => {
    const isFolder = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isFolder) throw new Error(`There is no folder ${folder}. Is its disk connected?`);
  };
  return {
    name: folder,
    list: async () => {
      await there();
      return readdir(folder);
    },
    put: async (file) => {
      await there();
      const name = basename(file);
      const unfinished = join(folder, `${name}.unfinished`);
      await copyFile(file, unfinished);
      // Disks formatted for other systems have no permissions.
      await chmod(unfinished, 0o600).catch(() => undefined);
      await rename(unfinished, join(folder, name));
    },
    get: (name, file) => copyFile(join(folder, name), file),
    remove: (name) => rm(join(folder, name)),
  };
}

export interface Bucket {
  /** The URL with the bucket: `https://s3.example.com/bucket`. */
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** Identifies the event, because several events may share a bucket. */
  readonly prefix: string;
}

/** A bucket that speaks the protocol of S3. */
export async function createBucketStore({ prefix, ...access }: Bucket): Promise<CopyStore> {
  // Loaded on demand: most competitions have no bucket.
  const { S3mini } = await import('s3mini');
  const bucket = new S3mini({ ...access, requestAbortTimeout: 60_000 });
  const keyOf = (name: string): string => `${prefix}/${name}`;
  return {
    name: access.endpoint,
    list: async () => {
      const objects = (await bucket.listObjects('/', `${prefix}/`)) ?? [];
      return objects.map(({ Key: key }) => basename(key));
    },
    put: async (file) => {
      await bucket.putObject(keyOf(basename(file)), await readFile(file), 'application/vnd.sqlite3');
    },
    get: async (name, file) => {
      const body = await bucket.getObjectArrayBuffer(keyOf(name));
      if (body === null) throw new Error(`There is no copy ${name}.`);
      await writeFile(file, Buffer.from(body), { flag: 'wx', mode: 0o600 });
    },
    remove: async (name) => {
      await bucket.deleteObject(keyOf(name));
    },
  };
}
