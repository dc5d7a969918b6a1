import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MailFacts } from './facts.ts';

interface Drawn {
  readonly loadMailNamesIn: MailFacts['names'];
}

/** Loads the screens' names of events and lines of bills (src/web/visitors/drawn/mailNames.ts), at the first mail. */
export const loadMailNames =
  (root: string): MailFacts['names'] =>
  async (language) => {
    const module: unknown = await import(pathToFileURL(join(root, 'dist/drawn/mailNames.js')).href);
    // Built from the same commit; vite.drawn.config.ts lists its exports.
    // eslint-disable-next-line typescript/no-unsafe-type-assertion
    return (module as Drawn).loadMailNamesIn(language);
  };
