import type { Hall } from '../hall/hall.ts';
import type { Person } from '../people/person.ts';
import type { Press } from '../people/press.ts';

/** What has just been pressed, by whom. */
export interface After {
  readonly person: Person;
  readonly press: Press;
}

/** Something that holds after every press, whatever was pressed before. */
export interface Law {
  readonly name: string;
  /** How it is broken now; undefined: it holds. */
  readonly breach: (hall: Hall, after: After | undefined) => string | undefined;
}

export interface Breach {
  readonly law: string;
  readonly what: string;
}
