/** A value with observers. */
export class Observable<T> {
  private value: T;
  private readonly heard = new Set<() => void>();

  constructor(value: T) {
    this.value = value;
  }

  get now(): T {
    return this.value;
  }

  get observers(): number {
    return this.heard.size;
  }

  set(value: T): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    for (const changed of this.heard) changed();
  }

  observe = (changed: () => void): (() => void) => {
    this.heard.add(changed);
    return () => this.heard.delete(changed);
  };
}
