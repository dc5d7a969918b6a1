import { EVENTS_AT } from '../../store/events/eventAt.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import { formatCommand } from '../../server/local/formatCommand.ts';

interface About {
  readonly origin: string;
  readonly dataFolder: string;
  /** The link for creating the organizer's account, while there is none. */
  readonly link?: { readonly code: string };
}

/**
 * The next steps that `start` prints: creating the organizer's account if there is none, and setting up the
 * first events.
 */
export async function listSetupSteps(
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
          `  Or in another terminal: ${formatCommand('user add you@example.org --role admin', dataFolder)}`,
        ];
  if ((await administrator.read(EVENTS_AT)) !== null) return account;
  return [
    ...account,
    '',
    `There are no events yet. Add them at ${origin}/admin/setup, or from a file (import --help shows what it looks like):`,
    `  ${formatCommand('import FILE', dataFolder)}`,
  ];
}
