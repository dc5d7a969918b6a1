import { EVENTS } from '../../store/events/eventAt.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import { typedCommand } from '../../server/local/typedCommand.ts';

interface About {
  readonly origin: string;
  readonly dataFolder: string;
  /** The link to the organizer's account, while there is none. */
  readonly link?: { readonly code: string };
}

/** The next steps that `start` prints: the organizer's account while there is none, and the way to the first events. */
export async function setupSteps(
  administrator: Pick<Administrator, 'read'>,
  { origin, dataFolder, link }: About,
): Promise<readonly string[]> {
  const account =
    link === undefined
      ? []
      : [
          '',
          'Create the organizer account in your browser:',
          `  ${origin}/first-account#${link.code}`,
          '  The link works once, for an hour. After that, restart Floorcraft for a new one.',
          `  Or in another terminal: ${typedCommand('user add you@example.org --role admin', dataFolder)}`,
        ];
  if ((await administrator.read(EVENTS)) !== null) return account;
  return [
    ...account,
    '',
    `There are no events yet. Add them at ${origin}/admin/setup, or from a file (import --help shows what it looks like):`,
    `  ${typedCommand('import FILE', dataFolder)}`,
  ];
}
