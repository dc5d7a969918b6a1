import { saveJson, readText } from '../../../store/connection/browserStorage.ts';
import { Observable } from '../../../store/connection/observed.ts';
import { serializePin, parsePins, type Pin } from './pin.ts';
import { MAX_PINS, buildPinsKey } from './pinsOnDevice.ts';

/** The pins of this device, oldest first. Stays in sync with other tabs. */
export class Pins {
  readonly all: Observable<readonly Pin[]>;
  private readonly key: string;

  constructor(eventName: string) {
    this.key = buildPinsKey(eventName);
    this.all = new Observable(this.kept());
    addEventListener('storage', ({ key }) => {
      if (key === this.key) this.all.set(this.kept());
    });
  }

  private kept(): readonly Pin[] {
    return parsePins(readText(this.key) ?? null);
  }

  /** Appends a pin. An existing pin keeps its position. */
  add(pin: Pin): void {
    const now = this.all.now;
    if (now.length < MAX_PINS && !now.some(({ id }) => id === pin.id)) this.keep([...now, pin]);
  }

  remove(id: string): void {
    this.keep(this.all.now.filter((pin) => pin.id !== id));
  }

  private keep(pins: readonly Pin[]): void {
    this.all.set(pins);
    saveJson(this.key, pins.map(serializePin));
  }
}
