/** What a browser keeps in plain texts, for all devices of a hall: each has names of its own. */
export class PlainStorage implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  private readonly texts = new Map<string, string>();

  getItem(name: string): string | null {
    return this.texts.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    this.texts.set(name, text);
  }

  removeItem(name: string): void {
    this.texts.delete(name);
  }
}
