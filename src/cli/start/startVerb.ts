import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { omitUndefined } from '../../domain/mapDefined.ts';
import { startServer } from '../../server/start.ts';
import { DERIVED_DEFINITIONS } from '../../store/events/derivedDefinitions.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import { createMailNames } from '../drawnModules.ts';
import { ReminderStops } from '../mailer/reminderStops.ts';
import { openCopyStores } from '../copyStores.ts';
import { rememberEvent } from '../folderEvent.ts';
import { startCommand } from '../installation.ts';
import { findProjectRoot } from '../projectRoot.ts';
import { DEMO_EVENT, isDemo, LOOPBACK_HOSTS } from '../settings.ts';
import type { Verb } from '../verb.ts';
import { isOwnAddress, readSecondMachine } from './standbyOf.ts';
import { listOrigins, formatStandbyWelcome, formatWelcome } from './welcome.ts';
import { listSetupSteps } from './setupSteps.ts';
import { loadDrawing } from './drawing.ts';
import { FirstAccountCreator } from './firstAccount.ts';
import { Invitations } from './invitations.ts';
import { listOutsideSources } from './outsideSources.ts';
import { createPageFiller, configureMail } from './page.ts';

/** Serves the active event until told to stop: screens, tree and accounts in one process. */
export const startVerb: Verb = {
  use: 'start [--standby-of URL] [--require-standby]',
  help: [
    'Serves the event in the data folder until Ctrl+C; EVENT names the event of a new folder (default demo).',
    'Settings come from the environment: EVENT PORT HOST FLOORCRAFT_DATA LOG_LEVEL TLS_CERT TLS_KEY TRUST_PROXY',
    'FLOORCRAFT_ADMIN_SECRET FLOORCRAFT_EMULATOR CONNECTIONS_PER_ADDRESS. For a venue: HOST=0.0.0.0.',
    'To send sign-in and password emails: SMTP_URL MAIL_FROM PUBLIC_URL. To require longer passwords: PASSWORD_POLICY.',
    '--standby-of URL: copies the server at that address into its own data folder, and can take over from it (“promote”).',
    ' Both need the same FLOORCRAFT_ADMIN_SECRET.',
    '--require-standby: saves nothing while this server’s standby is offline, so everything reported as saved is',
    'always on two machines. They can go on reading, and it goes on by itself when the standby is back. Until then user add',
    'and import are refused as well.',
  ].join('\n'),
  run: async (args, { settings, say, complain, end }) => {
    const asked = readSecondMachine(args, process.env);
    if (!asked.ok) {
      complain(asked.problem);
      return 2;
    }
    const { event, configuration, isByDefault, ...set } = settings();
    const { standbyOf, requireStandby } = asked.value;
    if (standbyOf !== undefined && set.adminSecret === undefined) {
      complain('A standby needs FLOORCRAFT_ADMIN_SECRET, the same one as the server it follows.');
      return 2;
    }
    if (requireStandby && set.adminSecret === undefined) {
      complain('--require-standby needs FLOORCRAFT_ADMIN_SECRET: without it no standby can connect.');
      return 2;
    }
    if (standbyOf !== undefined && isByDefault) {
      complain('A standby needs EVENT, the same one as the server it follows.');
      return 2;
    }
    if (standbyOf !== undefined && (await isOwnAddress(standbyOf, set))) {
      complain(
        `${standbyOf} is this server itself. --standby-of takes the address of the other machine, the primary.`,
      );
      return 2;
    }
    if (isDemo(event) && !LOOPBACK_HOSTS.has(set.host) && !set.isDemoOpen) {
      complain(
        `The demo prints its staff passwords, so HOST must be a loopback address. For your own competition, name it: ${startCommand('theirschool26')}. To show the demo to the whole network anyway: FLOORCRAFT_OPEN_DEMO=1.`,
      );
      return 2;
    }
    if (requireStandby && isDemo(event)) {
      complain('The demo runs on one machine: --require-standby is for your own competition (EVENT).');
      return 2;
    }
    const root = findProjectRoot();
    const shown = configureMail(configuration, set.mail !== undefined);
    const firstAccount = new FirstAccountCreator(Date.now);
    const invitations = new Invitations(Date.now, say);
    const reminders = new ReminderStops();
    const server = await startServer({
      firstAccount,
      invitations,
      reminders,
      host: set.host,
      port: set.port,
      dataFolder: set.dataFolder,
      namespace: configuration.projectId,
      apiKey: configuration.apiKey,
      rules: readFileSync(join(root, 'database.rules.json'), 'utf8'),
      // When replacing a Firebase database, the server derives no data, because Firebase doesn't either.
      derived: configuration.emulatorHosts === undefined ? DERIVED_DEFINITIONS : {},
      screens: {
        folder: join(root, 'dist/web'),
        page: createPageFiller(event, shown),
        drawing: { load: () => loadDrawing(root, { event, configuration: shown }) },
      },
      outside: listOutsideSources(configuration),
      logLevel: set.logLevel,
      trustProxy: set.trustProxy,
      ...omitUndefined({
        tls: set.tls,
        publicUrl: set.publicUrl,
        adminSecret: set.adminSecret,
        mail: set.mail,
        passwordPolicy: set.passwordPolicy,
      }),
      copyStores: await openCopyStores(set),
      allowedHosts: set.allowedHosts,
      emulator: set.emulator,
      ...omitUndefined({ connectionsPerAddress: set.connectionsPerAddress, standbyOf }),
      requireStandby,
    });
    invitations.open(server.administrator);
    reminders.open(server.administrator);
    rememberEvent(set.dataFolder, event);
    if (server.role() === 'primary') {
      const demo = isDemo(event)
        ? await seedDemo(server.administrator, Date.now(), event === DEMO_EVENT ? 'day' : 'before')
        : undefined;
      for (const line of formatWelcome(event, server, set, demo)) say(line);
      const [origin = server.origin] = listOrigins(server.origin, set);
      const link = await firstAccount.open(server.administrator, set.dataFolder);
      const about = { origin, dataFolder: set.dataFolder, ...omitUndefined({ link }) };
      for (const line of await listSetupSteps(server.administrator, about)) say(line);
      if (requireStandby)
        say(
          'Nothing is saved until the standby is in sync (--require-standby), not even by user add and import.',
        );
    } else {
      for (const line of formatStandbyWelcome(server.origin, { ...set, standbyOf, role: server.role() }))
        say(line);
    }
    const mailer =
      set.mail === undefined
        ? undefined
        : // Loaded on demand: most competitions send no mail.
          (await import('../mailer/startMailer.ts')).startMailer(
            {
              tree: server.administrator,
              mail: set.mail,
              isPrimary: () => server.role() === 'primary',
              names: createMailNames(root),
              takesStops: true,
              clock: Date.now,
            },
            (error) => complain(`The mailer: ${String(error)}`),
          );
    await end;
    await mailer?.stop();
    await server.close();
    return 0;
  },
};
