import { existsSync } from 'node:fs';
import { listNamespaces, restoreCopy } from '../../server/storage/copies.ts';
import { findEventsFolder } from '../eventFile.ts';
import { explainError } from '../explainError.ts';
import { findEventOfNamespace, rememberEvent } from '../folderEvent.ts';
import { formatFolder, type Verb } from '../verb.ts';

export const restoreVerb: Verb = {
  use: 'restore FILE',
  help: [
    'Creates the data folder from a backup. The folder must be empty or missing: nothing is ever overwritten.',
    'The backup is checked first, and names its event. With EVENT, a backup of another event is refused.',
  ].join('\n'),
  run: async ([file, ...more], { settings, say, complain }) => {
    if (file === undefined || file.startsWith('-') || more.length > 0) {
      complain('restore takes one FILE.');
      return 2;
    }
    if (!existsSync(file)) {
      complain(`There is no file ${file}.`);
      return 2;
    }
    try {
      const namespaces = listNamespaces(file);
      const [named = '', another] = namespaces.map((each) => findEventOfNamespace(each, findEventsFolder()));
      const asked = settings();
      // Without EVENT on a new machine the settings are the demo's.
      const isNamedByFile = asked.isByDefault && named !== '' && another === undefined;
      const chosen = isNamedByFile ? settings({ EVENT: named }) : asked;
      if (namespaces.length > 0 && !namespaces.includes(chosen.configuration.projectId)) {
        complain(
          `${file} has ${named}, and not ${asked.event}. Nothing was restored. To restore it, set EVENT=${named}, and FLOORCRAFT_DATA to a new folder.`,
        );
        return 1;
      }
      restoreCopy(file, chosen.dataFolder);
      rememberEvent(chosen.dataFolder, chosen.event);
      say(`Everything in ${file} was restored.`);
      say(formatFolder(chosen));
      return 0;
    } catch (error) {
      complain(explainError(error));
      return 1;
    }
  },
};
