import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawnMarkup, ServerDrawing } from '../server/http/drawn.ts';
import type { EventConfiguration } from '../store/connection/eventConfiguration.ts';
import type { MailFacts } from './mailer/facts.ts';

export interface DrawnEvent {
  readonly event: string;
  readonly configuration: EventConfiguration;
}

/** A page of an event. */
export type PageToDraw = Parameters<ServerDrawing['drawPage']>[0] & DrawnEvent;

interface ArchiveToDraw {
  readonly read: (at: string) => unknown;
  readonly language: string;
  readonly now: number;
  readonly links: readonly string[];
}

/**
 * The screens built for Node (dist/drawn), with the exports used here. vite.drawn.config.ts builds them, and its types
 * require these names in the sources.
 */
export interface DrawnModules {
  readonly drawPage: Pick<ServerDrawing, 'drawableAt' | 'isScreen'> & {
    readonly drawPage: (page: PageToDraw) => Promise<DrawnMarkup | undefined>;
  };
  readonly drawArchive: {
    readonly drawArchive: (
      archive: ArchiveToDraw,
    ) => Promise<readonly { readonly path: string; readonly text: string }[]>;
  };
  readonly mailNames: { readonly loadMailNamesIn: MailFacts['names'] };
}

/** The file of a built module, as an address to import. */
export const getDrawnModuleAddress = (root: string, name: keyof DrawnModules): string =>
  pathToFileURL(join(root, 'dist/drawn', `${name}.js`)).href;

/** Loads a built module on demand: starting the server must not wait for React. */
export async function loadDrawnModule<Name extends keyof DrawnModules>(
  root: string,
  name: Name,
): Promise<DrawnModules[Name]> {
  const module: unknown = await import(getDrawnModuleAddress(root, name));
  // Built from the same commit, whose types were checked.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion
  return module as DrawnModules[Name];
}

/** Loads the screens' names of events and lines of bills, at the first mail. */
export const createMailNames =
  (root: string): MailFacts['names'] =>
  async (language) =>
    (await loadDrawnModule(root, 'mailNames')).loadMailNamesIn(language);
