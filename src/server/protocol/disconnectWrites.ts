import type { ClientWrite } from '../database/writes.ts';
import { RequestRefusal } from '../refusal.ts';
import type { Json } from '../tree/json.ts';
import { isWithin, parseWritePlace, type KeyPath } from '../tree/paths.ts';
import { PROTOCOL_LIMITS } from './limits.ts';

interface DisconnectWrite {
  /** The write as sent, so that a priority stays a priority. */
  readonly text: string;
  readonly path: KeyPath;
  readonly value: Json;
  readonly bytes: number;
}

/** One group is one update: its paths were allowed together and are written together. */
type Groups = readonly (readonly DisconnectWrite[])[];

const sumOf = (groups: Groups, of: (write: DisconnectWrite) => number): number =>
  groups.reduce((sum, group) => group.reduce((inner, write) => inner + of(write), sum), 0);

/** Drops writes at or below a path. */
const without = (groups: Groups, path: KeyPath): Groups =>
  groups
    .map((group) => group.filter((write) => !isWithin(write.path, path)))
    .filter((group) => group.length > 0);

/** Writes to do when the connection ends, in the order registered. */
export class DisconnectWrites {
  private groups: Groups = [];

  /**
   * Registers a write that passes `examine`, replacing earlier ones at or below its paths.
   * @throws Refusal `too_big` if the connection registers too much, before it is examined; or as `examine`
   */
  add(write: ClientWrite, examine: () => void): void {
    const toWrite = (write.kind === 'set' ? [['', write.value] as const] : Object.entries(write.values)).map(
      ([relative, value]): DisconnectWrite => {
        const text = relative === '' ? write.path : `${write.path}/${relative}`;
        const bytes = Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(value));
        return { text, path: parseWritePlace(text).path, value, bytes };
      },
    );
    if (toWrite.length > PROTOCOL_LIMITS.disconnectWrites) throw tooBig();
    const kept = toWrite.reduce<Groups>((groups, { path }) => without(groups, path), this.groups);
    const groups = toWrite.length > 0 ? [...kept, toWrite] : kept;
    if (
      sumOf(groups, () => 1) > PROTOCOL_LIMITS.disconnectWrites ||
      sumOf(groups, ({ bytes }) => bytes) > PROTOCOL_LIMITS.disconnectBytes
    )
      throw tooBig();
    examine();
    this.groups = groups;
  }

  cancel(path: KeyPath): void {
    this.groups = without(this.groups, path);
  }

  /** Removes and returns all writes. */
  take(): readonly ClientWrite[] {
    const writes = this.groups.map((group): ClientWrite => ({
      kind: 'update',
      path: '',
      values: Object.fromEntries(group.map(({ text, value }) => [text, value])),
    }));
    this.groups = [];
    return writes;
  }
}

const tooBig = (): RequestRefusal =>
  new RequestRefusal(
    'too_big',
    `Too much to be written when one connection ends: at most ${PROTOCOL_LIMITS.disconnectWrites} places and ${PROTOCOL_LIMITS.disconnectBytes} bytes`,
  );
