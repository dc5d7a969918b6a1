import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { openAdministrator } from '../../server/start/openAdministrator.ts';
import { MAILS_SINCE_AT } from '../../store/registrant/mails.ts';
import { openMailer } from './startMailer.ts';
import { NOW, tree } from './testing/partners.ts';
import { SITE, STORED_NAMES } from './testing/reasons.ts';

/** A mail server that is not ours, and the mails that arrived, as text without line breaks. */
async function openMailServer() {
  const mails: { readonly to: string; readonly text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, answer) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString('latin1')));
      stream.on('end', () => {
        const lines = text.replaceAll('=\r\n', '').replaceAll(/\s+/g, ' ');
        mails.push({ to: envelope.rcptTo.map(({ address }) => address).join(), text: lines });
        answer();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  );
  return { mails, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

test('both partners get their mails: the confirmations, the request, and the yes, with what each owes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'floorcraft-partners-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { mails, url } = await openMailServer();
  const administrator = await openAdministrator({ dataFolder: folder, namespace: 'mails' });
  onTestFinished(() => administrator.close());
  await administrator.update({ [MAILS_SINCE_AT]: 1, ...tree({}) });
  const mailer = openMailer({
    tree: administrator,
    mail: { smtpUrl: url, from: 'desk@harbor.test', publicUrl: SITE },
    isPrimary: () => true,
    names: STORED_NAMES,
    takesStops: true,
    clock: () => NOW,
  });
  onTestFinished(mailer.close);
  const arrived = (to: string) => mails.filter((mail) => mail.to === `${to}@dancers.test`);

  expect(await mailer.look()).toBe(3);
  expect(arrived('ann')).toHaveLength(1);
  expect(arrived('ann')[0]?.text).toContain('To pay: $50 With a yes from Bo Quist.');
  const [confirmed, asked] = arrived('bo');
  expect(confirmed?.text).toContain('To pay: $50');
  expect(asked?.text).toContain('Your total if you say yes: $50');
  expect(asked?.text).toContain(`${SITE}/updateEntries#Bo33333`);

  await administrator.update({
    'requests/bo/ann/answered': 'accepted',
    'events/Gold Latin Rumba/entries/e1/followId': 'ann',
    'events/Gold Latin Samba/entries/e2/leadId': 'ann',
  });
  expect(await mailer.look()).toBe(1);
  expect(arrived('ann')[1]?.text).toMatch(/Bo Quist said yes.* To pay: \$50/);
  expect(await mailer.look()).toBe(0);
});
