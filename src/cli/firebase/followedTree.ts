import type { Database, DataSnapshot } from 'firebase-admin/database';
import type { Json } from '../../server/tree/json.ts';

/** Each place is loaded once and then followed: afterwards only changes are downloaded. */
export class FollowedTree {
  private readonly database: Database;
  private readonly followed = new Map<string, { value: Json; readonly loaded: Promise<void> }>();
  private readonly stops: (() => void)[] = [];

  constructor(database: Database) {
    this.database = database;
  }

  async read(path: string): Promise<Json> {
    const place = this.follow(path);
    await place.loaded;
    return place.value;
  }

  async update(patch: Readonly<Record<string, Json>>): Promise<void> {
    await this.database.ref().update(patch);
  }

  /** Calls `changed` with the first value and with every later one. */
  observe(path: string, changed: (value: Json) => void, failed: (error: Error) => void): void {
    const reference = this.database.ref(path);
    // The database holds only JSON values.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    const hear = (snapshot: DataSnapshot): void => changed(snapshot.val() as Json);
    reference.on('value', hear, failed);
    this.stops.push(() => reference.off('value', hear));
  }

  stop(): void {
    for (const stop of this.stops) stop();
  }

  private follow(path: string): { value: Json; readonly loaded: Promise<void> } {
    const known = this.followed.get(path);
    if (known !== undefined) return known;
    let [resolve, reject] = [(): void => undefined, (_error: Error): void => undefined];
    const loaded = new Promise<void>((done, failed) => {
      [resolve, reject] = [done, failed];
    });
    const place = { value: null as Json, loaded };
    this.followed.set(path, place);
    this.observe(
      path,
      (value) => {
        place.value = value;
        resolve();
      },
      (error) => {
        this.followed.delete(path);
        reject(error);
      },
    );
    return place;
  }
}
