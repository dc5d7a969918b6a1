/** A fair queue: a line for each name, and each line in its turn. Not a throttle: it counts only what waits now. */
export class Lines<Item> {
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

  /** The first of each line, in the order of their turns. */
  *heads(): Iterable<readonly [name: string, first: Item]> {
    for (const [name, [first]] of this.lines) if (first !== undefined) yield [name, first];
  }

  add(name: string, item: Item): void {
    const line = this.lines.get(name);
    if (line === undefined) this.lines.set(name, [item]);
    else line.push(item);
  }

  /** Takes the first of a line, by default of the next one. The line has its next turn after all others. */
  take(name = this.lines.keys().next().value): Item | undefined {
    const line = name === undefined ? undefined : this.lines.get(name);
    if (name === undefined || line === undefined) return undefined;
    const first = line.shift();
    this.lines.delete(name);
    if (line.length > 0) this.lines.set(name, line);
    return first;
  }

  /** Takes the last of the longest line that is longer than `least`; of several, of the one that has waited longest for its turn. */
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
