import { live } from './live.ts';
import { textOf, type Path } from '../tree/path.ts';

/** What everybody is told just now; nothing most of the day. */
export const announcement: Path<string | undefined> = {
  at: `${live.at}/announcement`,
  parse: textOf,
};
