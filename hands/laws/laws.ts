import type { Hall } from '../hall/hall.ts';
import type { Person } from '../people/person.ts';
import type { Press } from '../people/press.ts';

/** The last press, and its person. */
export interface LastPress {
  readonly person: Person;
  readonly press: Press;
}

/** An invariant that holds after every press. */
export interface Law {
  readonly name: string;
  /** Describes the violation; undefined if the law holds. */
  readonly breach: (hall: Hall, after: LastPress | undefined) => string | undefined;
}

export interface LawBreach {
  readonly law: string;
  readonly what: string;
}
