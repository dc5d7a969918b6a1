import http from 'node:http';
import https from 'node:https';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import { findMailServerProblem } from '../../server/auth/mailPost.ts';
import { parseJson } from '../../server/tree/json.ts';
import { formatCount } from '../formatCount.ts';
import { openCopyStores } from '../copyStores.ts';
import { explainError } from '../explainError.ts';
import type { Settings } from '../settings.ts';
import type { Verb } from '../verb.ts';
import {
  readBuildTime,
  checkCertificates,
  checkClock,
  checkDisk,
  checkNodeVersion,
  checkPort,
  listProxyFindings,
  checkStandby,
  isWritable,
  type HealthFinding,
  HealthAnswer,
} from './findings.ts';

const MAX_WAIT_MS = 5000;

interface Answer {
  readonly health: z.infer<typeof HealthAnswer>;
  /** The other machine's clock (ms). */
  readonly date: number;
  /** True if the server recognized that it was asked over https. */
  readonly isSecure: boolean;
}

/** Asks a server's `/healthz`; undefined if no Floorcraft answers. A standby answers too. */
function ask(origin: string): Promise<Answer | undefined> {
  const { request } = origin.startsWith('https:') ? https : http;
  return new Promise((resolve) => {
    // Accepts any certificate: another check is about certificates, and nothing secret is sent.
    const options = { agent: false, rejectUnauthorized: false, timeout: MAX_WAIT_MS } as const;
    const asked = request(`${origin}/healthz`, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        const read = HealthAnswer.safeParse(parseJson(text));
        const date = Date.parse(answer.headers.date ?? '');
        const isSecure = answer.headers['strict-transport-security'] !== undefined;
        resolve(read.success ? { health: read.data, date, isSecure } : undefined);
      });
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(undefined));
    asked.end();
  });
}

async function mailFinding({ mail }: Settings): Promise<HealthFinding> {
  if (mail === undefined) return { kind: 'fine', about: 'Mail', text: 'not set up: no mail is sent' };
  const problem = await findMailServerProblem(mail);
  return problem === undefined
    ? { kind: 'fine', about: 'Mail', text: `the server takes mails from ${mail.from}` }
    : { kind: 'problem', about: 'Mail', text: problem };
}

async function copyFindings(settings: Settings): Promise<readonly HealthFinding[]> {
  const stores = await openCopyStores(settings);
  if (stores.length === 0)
    return [
      {
        kind: 'warning',
        about: 'Copies',
        text: 'on this disk only. Set BACKUP_FOLDER to a folder on another disk, or BACKUP_BUCKET.',
      },
    ];
  return Promise.all(
    stores.map(async (store): Promise<HealthFinding> => {
      try {
        const names = await store.list();
        if (store.name === settings.copies.folder && !isWritable(store.name))
          return {
            kind: 'problem',
            about: 'Copies',
            text: `${store.name} cannot be written. Give it to the account that runs Floorcraft, or set BACKUP_FOLDER to another folder.`,
          };
        return {
          kind: 'fine',
          about: 'Copies',
          text: `${store.name} has ${formatCount(names.length, 'file')}`,
        };
      } catch (error) {
        return { kind: 'problem', about: 'Copies', text: `${store.name}: ${explainError(error)}` };
      }
    }),
  );
}

const SIGNS = { fine: '✓', warning: '!', problem: '✗' } as const;

export const doctorVerb: Verb = {
  isReadOnly: true,
  use: 'doctor',
  help: [
    'Checks this machine and its settings, whether or not the server is running: Node, port, clock, disk, certificate, the second',
    'machine, mail, and copies elsewhere. A line with ✗ says what to fix, and the exit code is 1; a line with ! can wait.',
  ].join('\n'),
  usesFolder: true,
  run: async (args, { settings, say, complain }) => {
    if (args.length > 0) {
      complain(`doctor takes no “${args[0]}”.`);
      return 2;
    }
    const set = settings();
    const { host, port, tls, dataFolder, publicUrl, adminSecret } = set;
    const own = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
    const here = await ask(`${tls === undefined ? 'http' : 'https'}://${own}:${port}`);
    const outside = publicUrl === undefined ? undefined : await ask(publicUrl);
    const findings: readonly HealthFinding[] = [
      checkNodeVersion(process.versions.node),
      await checkPort(set, here !== undefined),
      checkClock(Date.now(), readBuildTime(fileURLToPath(import.meta.url)), outside?.date),
      ...checkDisk(dataFolder, () => performance.now()),
      ...checkCertificates(set, Date.now()),
      ...(publicUrl !== undefined && here !== undefined && outside === undefined
        ? [
            {
              kind: 'problem',
              about: 'Address',
              text: `${publicUrl} does not answer from here. Check the name, the proxy and the firewall.`,
            } as const,
          ]
        : []),
      ...listProxyFindings(set, outside),
      checkStandby(here?.health, adminSecret !== undefined),
      await mailFinding(set),
      ...(await copyFindings(set)),
    ];
    for (const { kind, about, text } of findings)
      (kind === 'problem' ? complain : say)(`${SIGNS[kind]} ${about}: ${text}`);
    return findings.some(({ kind }) => kind === 'problem') ? 1 : 0;
  },
};
