import { live } from '../paths/live.ts';
import { textOf, type Path } from '../paths/path.ts';

/** What everybody is told just now; nothing most of the day. */
export const announcement: Path<string | undefined> = {
  at: `${live.at}/announcement`,
  parse: textOf,
};
