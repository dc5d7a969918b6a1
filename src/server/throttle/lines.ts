/** A fair queue with one line per name; lines take turns. Not a throttle: it counts only what is waiting now. */
export class FairQueue<Item> {
  private readonly lines = new Map<string, Item[]>();

  has(name: string): boolean {
    return this.lines.has(name);
  }

  lengthOf(name: string): number {
    return this.lines.get(name)?.length ?? 0;
  }

  get size(): number {
    let sum = 0;
    for (const line of this.lines.values()) sum += line.length;
    return sum;
  }

  /** The first item of each line, in turn order. */
  *heads(): Iterable<readonly [name: string, first: Item]> {
    for (const [name, [first]] of this.lines) if (first !== undefined) yield [name, first];
  }

  add(name: string, item: Item): void {
    const line = this.lines.get(name);
    if (line === undefined) this.lines.set(name, [item]);
    else line.push(item);
  }

  /** Takes the first item of a line, by default the next line's. The line then goes to the back. */
  take(name = this.lines.keys().next().value): Item | undefined {
    const line = name === undefined ? undefined : this.lines.get(name);
    if (name === undefined || line === undefined) return undefined;
    const first = line.shift();
    this.lines.delete(name);
    if (line.length > 0) this.lines.set(name, line);
    return first;
  }

  /** Drops the last item of the longest line, if longer than `least`. Among equals, the line whose turn is next. */
  shorten(least = 0): Item | undefined {
    let longest: readonly [string, Item[]] | undefined;
    for (const entry of this.lines) if (entry[1].length > (longest?.[1].length ?? least)) longest = entry;
    if (longest === undefined) return undefined;
    const [name, line] = longest;
    const last = line.pop();
    if (line.length === 0) this.lines.delete(name);
    return last;
  }
}
