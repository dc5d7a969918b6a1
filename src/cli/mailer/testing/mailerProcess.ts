// Sends the mails of a data folder to a mail server, then waits to be killed. Arguments: the folder and the server's URL.
import { openAdministrator } from '../../../server/start/openAdministrator.ts';
import { openMailer } from '../startMailer.ts';
import { STORED_NAMES } from './reasons.ts';

const [, , dataFolder = '', smtpUrl = ''] = process.argv;
const tree = await openAdministrator({ dataFolder, namespace: 'mails' });
const mailer = openMailer({
  tree,
  mail: { smtpUrl, from: 'desk@harbor.test', publicUrl: 'https://harbor.test' },
  isPrimary: () => true,
  names: STORED_NAMES,
  takesStops: true,
  clock: Date.now,
});
await mailer.look();
process.stdout.write('looked\n');
setInterval(() => undefined, 60_000);
