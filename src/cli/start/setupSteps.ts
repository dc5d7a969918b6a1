import { EVENTS } from '../../store/events/eventAt.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import { typedCommand } from '../../server/local/typedCommand.ts';

/** The steps `start` prints for a competition without events; empty if there are events. */
export async function setupSteps(
  administrator: Pick<Administrator, 'read' | 'listUsers'>,
  about: { readonly origin: string; readonly dataFolder: string },
): Promise<readonly string[]> {
  if ((await administrator.read(EVENTS)) !== null) return [];
  const hasAccount = (await administrator.listUsers()).some(({ anonymous }) => !anonymous);
  const typed = (words: string): string => `       ${typedCommand(words, about.dataFolder)}`;
  const steps = [
    ...(hasAccount
      ? []
      : [['Create your organizer account:', typed('user add you@example.org --role admin')]]),
    ['Import your events, one file each (import --help shows an example):', typed('import FILE')],
    [`Open ${about.origin}/admin and plan the day.`],
  ];
  return [
    '',
    'This competition is empty. Type these in another terminal, in this folder:',
    ...steps.flatMap(([what = '', ...more], at) => [`  ${at + 1}. ${what}`, ...more]),
  ];
}
