import type { Write } from '../database/writes.ts';
import { Refusal } from '../refusal.ts';
import type { Json } from '../tree/json.ts';
import { isWithin, parseWritePlace, type Path } from '../tree/paths.ts';
import { LIMITS } from './limits.ts';

interface DisconnectWrite {
  /** As written, so that a priority stays a priority. */
  readonly text: string;
  readonly path: Path;
  readonly value: Json;
}

/** What a client wants written when its connection ends, in the order in which it asked. */
export class DisconnectWrites {
  /** One group is one update: its paths were allowed together and are written together. */
  private groups: DisconnectWrite[][] = [];

  /**
   * Registers a write; what was registered at or below its paths is replaced.
   * @throws Refusal `too_big` when one connection asks for too much
   */
  add(write: Write): void {
    const toWrite = (write.kind === 'set' ? [['', write.value] as const] : Object.entries(write.values)).map(
      ([relative, value]): DisconnectWrite => {
        const text = relative === '' ? write.path : `${write.path}/${relative}`;
        return { text, path: parseWritePlace(text).path, value };
      },
    );
    const before = this.groups;
    for (const { path } of toWrite) this.cancel(path);
    if (this.groups.reduce((sum, group) => sum + group.length, toWrite.length) > LIMITS.disconnectWrites) {
      this.groups = before;
      throw new Refusal('too_big', 'Too many writes for the end of one connection');
    }
    if (toWrite.length > 0) this.groups.push(toWrite);
  }

  /** Forgets what was registered at or below a path. */
  cancel(path: Path): void {
    this.groups = this.groups
      .map((group) => group.filter((disconnectWrite) => !isWithin(disconnectWrite.path, path)))
      .filter((group) => group.length > 0);
  }

  /** The writes to do now; afterwards there are none. */
  take(): readonly Write[] {
    const writes = this.groups.map((group): Write => ({
      kind: 'update',
      path: '',
      values: Object.fromEntries(group.map(({ text, value }) => [text, value])),
    }));
    this.groups = [];
    return writes;
  }
}
