import { parseArgs } from 'node:util';
import { formatCommand } from '../../server/local/formatCommand.ts';
import {
  EVENT_NAME_PATTERN,
  EVENT_NAME_RULE,
  eventFilePath,
  createEventFileSchema,
  findEventsFolder,
  listEventNames,
} from '../eventFile.ts';
import type { Verb } from '../verb.ts';
import { checkEvents, listEvents, makeEvent } from './eventFiles.ts';

export const eventVerb: Verb = {
  use: 'event list | make NAME [--color #RRGGBB] [--community URL] | check [NAME] | schema',
  help: [
    'Event configurations: one events/NAME.json each, chosen with EVENT=NAME. A name without a file also runs on this server;',
    'a file adds a color for the first visit and a chat link, or connects to a Firebase project.',
    'list prints them, make writes a file for a new one, check finds mistakes in the files, schema prints their JSON schema.',
  ].join('\n'),
  run: async (args, spoken) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { color: { type: 'string' }, community: { type: 'string' } },
    });
    const [what, name, ...more] = positionals;
    const folder = findEventsFolder();
    if (name !== undefined && !EVENT_NAME_PATTERN.test(name)) {
      spoken.complain(`NAME ${EVENT_NAME_RULE}.`);
      return 2;
    }
    if (more.length === 0 && what === 'make' && name !== undefined)
      return makeEvent(folder, name, values, spoken);
    if (more.length === 0 && what === 'check') {
      if (name === undefined || listEventNames(folder).includes(name))
        return checkEvents(folder, name === undefined ? listEventNames(folder) : [name], spoken);
      spoken.complain(`There is no file ${eventFilePath(folder, name)}.`);
      return 1;
    }
    if (name === undefined && what === 'list') return listEvents(folder, spoken);
    if (name === undefined && what === 'schema') {
      spoken.output.write(createEventFileSchema());
      return 0;
    }
    spoken.complain(formatCommand(eventVerb.use));
    return 2;
  },
};
