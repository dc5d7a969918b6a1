interface Held {
  readonly bytes: number;
  readonly drop: () => void;
}

export interface CacheFill {
  readonly name: string;
  readonly bytes: number;
  readonly maxBytes: number;
}

/** Every cache in this process that is still in use. */
const shelves = new Set<WeakRef<Shelf>>();

export function listCacheFills(): readonly CacheFill[] {
  return [...shelves].flatMap((known) => {
    const shelf = known.deref();
    if (shelf === undefined) shelves.delete(known);
    return shelf ?? [];
  });
}

/** A cache's entries, least recently used first. Drops the first ones once they exceed its size. */
class Shelf implements CacheFill {
  readonly name: string;
  readonly maxBytes: number;
  private readonly held = new Set<Held>();
  private sum = 0;

  constructor(name: string, maxBytes: number) {
    this.name = name;
    this.maxBytes = maxBytes;
    shelves.add(new WeakRef(this));
  }

  get bytes(): number {
    return this.sum;
  }

  hasRoomFor(bytes: number): boolean {
    return bytes <= this.maxBytes;
  }

  add(entry: Held): void {
    this.held.add(entry);
    this.sum += entry.bytes;
    for (const oldest of this.held) {
      if (this.sum <= this.maxBytes) return;
      oldest.drop();
      this.remove(oldest);
    }
  }

  touch(entry: Held): void {
    if (this.held.delete(entry)) this.held.add(entry);
  }

  remove(entry: Held): void {
    if (this.held.delete(entry)) this.sum -= entry.bytes;
  }

  clear(): void {
    this.held.clear();
    this.sum = 0;
  }
}

/** Approximate overhead of an entry besides its key and value. */
const ENTRY_BYTES = 200;

/** Approximate size of a string in memory. */
export const estimateTextBytes = (text: string): number => text.length * 2;

interface TextEntry<Value> extends Held {
  readonly value: Value;
}

/** An LRU cache by string, bounded in bytes, keys included. A value larger than the cache is not stored. */
export class ByteCache<Value> {
  private readonly entries = new Map<string, TextEntry<Value>>();
  private readonly shelf: Shelf;

  constructor(name: string, maxBytes: number) {
    this.shelf = new Shelf(name, maxBytes);
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.shelf.touch(entry);
    return entry.value;
  }

  set(key: string, value: Value, valueBytes: number): void {
    const before = this.entries.get(key);
    if (before !== undefined) this.shelf.remove(before);
    this.entries.delete(key);
    const bytes = ENTRY_BYTES + estimateTextBytes(key) + valueBytes;
    if (!this.shelf.hasRoomFor(bytes)) return;
    const entry = { value, bytes, drop: () => void this.entries.delete(key) };
    this.entries.set(key, entry);
    this.shelf.add(entry);
  }

  clear(): void {
    this.entries.clear();
    this.shelf.clear();
  }
}

interface WeakEntry<Value> extends Held {
  value: Value | undefined;
}

/**
 * An LRU cache by object, bounded in bytes. Keys are weak; the value of a collected key stays until newer
 * entries displace it.
 */
export class WeakByteCache<Key extends object, Value> {
  private readonly entries = new WeakMap<Key, WeakEntry<Value>>();
  private readonly shelf: Shelf;

  constructor(name: string, maxBytes: number) {
    this.shelf = new Shelf(name, maxBytes);
  }

  get(key: Key): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.shelf.touch(entry);
    return entry.value;
  }

  set(key: Key, value: Value, valueBytes: number): void {
    const before = this.entries.get(key);
    if (before !== undefined) this.shelf.remove(before);
    this.entries.delete(key);
    const bytes = ENTRY_BYTES + valueBytes;
    if (!this.shelf.hasRoomFor(bytes)) return;
    // The shelf must not hold the key, or it would never be collected.
    const entry: WeakEntry<Value> = {
      value,
      bytes,
      drop: () => {
        entry.value = undefined;
      },
    };
    this.entries.set(key, entry);
    this.shelf.add(entry);
  }
}
