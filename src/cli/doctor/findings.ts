import { X509Certificate } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs';
import { createServer, isIP } from 'node:net';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import type { Settings } from '../settings.ts';

/** A finding of `doctor`. All but the first kind end with the remedy. */
export interface HealthFinding {
  readonly kind: 'fine' | 'warning' | 'problem';
  readonly about: string;
  readonly text: string;
}

const finding =
  (kind: HealthFinding['kind']) =>
  (about: string, text: string): HealthFinding => ({ kind, about, text });
const fine = finding('fine');
const warning = finding('warning');
const problem = finding('problem');

const DAY_MS = 86_400_000;
/** Major versions of Node that still get security updates. Node 20 works, but gets none. */
const UPDATED_MAJORS: ReadonlySet<number> = new Set([22, 24, 26]);

export function checkNodeVersion(version: string): HealthFinding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    return problem('Node', `${version} is too old. Install Node.js 24.`);
  return UPDATED_MAJORS.has(major)
    ? fine('Node', version)
    : warning(
        'Node',
        `${version} works, but gets no security updates or is not tested. Install Node.js 24 when there is time.`,
      );
}

/** @param health the answer of a Floorcraft server on that port, if there is one */
export async function checkPort(
  { host, port }: Pick<Settings, 'host' | 'port'>,
  isOurs: boolean,
): Promise<HealthFinding> {
  if (isOurs) return fine('Port', `${port}: Floorcraft answers there`);
  const code = await new Promise<string | undefined>((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  switch (code) {
    case undefined:
      return fine('Port', `${port} is free`);
    case 'EADDRINUSE':
      return problem('Port', `${port} is taken by another program. Stop that, or set PORT to another one.`);
    case 'EACCES':
      return problem(
        'Port',
        `This account may not use ${port}. Set PORT to 1024 or more, or start as a service (docs/deploy/server.md).`,
      );
    case 'EADDRNOTAVAIL':
      return problem('Port', `${host} is no address of this machine. Set HOST=0.0.0.0 for a venue.`);
    default:
      return problem('Port', `${port} on ${host}: ${code}. Set HOST and PORT.`);
  }
}

/** @param builtAt when this program was built (ms); no clock is before that @param elsewhere another machine's clock (ms) */
export function checkClock(now: number, builtAt: number, elsewhere: number | undefined): HealthFinding {
  const shown = new Date(now).toISOString();
  if (now < builtAt - DAY_MS)
    return problem(
      'Clock',
      `${shown} is before this program was made. Set the date and time of this machine.`,
    );
  if (elsewhere === undefined) return fine('Clock', `${shown}: compare it with your phone`);
  const seconds = Math.round((now - elsewhere) / 1000);
  return Math.abs(seconds) <= 5
    ? fine('Clock', `${shown}, as on the network`)
    : problem(
        'Clock',
        `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the network. Switch on the automatic setting of the time.`,
      );
}

const MIN_FREE_BYTES = 1_000_000_000;
const SLOW_FLUSH_MS = 50;

/** The median of some flushes, in ms. */
function flushMs(folder: string, clock: () => number): number {
  const file = join(folder, '.floorcraft-doctor');
  const handle = openSync(file, 'w', 0o600);
  try {
    const times = Array.from({ length: 5 }, () => {
      const begun = clock();
      writeSync(handle, 'x');
      fsyncSync(handle);
      return clock() - begun;
    });
    return times.toSorted((a, b) => a - b)[2] ?? 0;
  } finally {
    closeSync(handle);
    rmSync(file, { force: true });
  }
}

/** The nearest existing folder: the data folder may not be there yet. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)));

export function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const codeOf = (error: unknown): unknown => Reflect.get(Object(error), 'code');

export function checkDisk(dataFolder: string, clock: () => number): readonly HealthFinding[] {
  const folder = existing(dataFolder);
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    const free = bavail * bsize;
    const ms = flushMs(folder, clock);
    const shown = `${(free / 1e9).toFixed(1)} GB free for ${dataFolder}`;
    return [
      free < MIN_FREE_BYTES
        ? problem('Disk', `${shown}. Make room: below 0.2 GB only staff and judges can save.`)
        : fine('Disk', shown),
      ms > SLOW_FLUSH_MS
        ? warning(
            'Disk',
            `a write takes ${Math.round(ms)} ms. Use an SSD instead of a memory card or network folder.`,
          )
        : fine('Disk', `a write takes ${ms < 1 ? 'less than 1' : Math.round(ms)} ms`),
    ];
  } catch (error) {
    if (codeOf(error) === 'ENOSPC')
      return [problem('Disk', `the disk of ${dataFolder} is full. Make room: a gigabyte is enough.`)];
    return [
      problem(
        'Disk',
        `${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}. Set FLOORCRAFT_DATA to a folder of this account.`,
      ),
    ];
  }
}

const MIN_CERTIFICATE_DAYS = 14;

function periodFinding({ validFrom, validTo }: X509Certificate, now: number): HealthFinding {
  if (now < Date.parse(validFrom))
    return problem('Certificate', `it is valid from ${validFrom}. Check the clock of this machine.`);
  const days = Math.floor((Date.parse(validTo) - now) / DAY_MS);
  return days < MIN_CERTIFICATE_DAYS
    ? problem('Certificate', `it is valid until ${validTo}. Renew it, then restart.`)
    : fine('Certificate', `valid for ${days} more days`);
}

export function checkCertificates(
  { tls, publicUrl, host }: Pick<Settings, 'tls' | 'publicUrl' | 'host'>,
  now: number,
): readonly HealthFinding[] {
  if (tls === undefined) {
    if (publicUrl?.startsWith('https:') === true)
      return [fine('Certificate', `none here: a proxy must have the one of ${new URL(publicUrl).hostname}`)];
    const isOpen = host !== '127.0.0.1' && host !== 'localhost' && host !== '::1';
    return [
      isOpen
        ? warning(
            'Certificate',
            'none: anyone on the same Wi-Fi can read passwords. See https in docs/operations.md.',
          )
        : fine('Certificate', 'none needed on this machine alone'),
    ];
  }
  const certificate = new X509Certificate(tls.cert);
  const name = publicUrl === undefined ? undefined : new URL(publicUrl).hostname;
  return [
    periodFinding(certificate, now),
    ...(name !== undefined &&
    (isIP(name) === 0 ? certificate.checkHost(name) : certificate.checkIP(name)) === undefined
      ? [problem('Certificate', `it is not for ${name}, the host of PUBLIC_URL. Get one with that name.`)]
      : []),
  ];
}

/** @param outside the answer at `PUBLIC_URL`, if there is one */
export function listProxyFindings(
  { tls, publicUrl, trustProxy }: Pick<Settings, 'tls' | 'publicUrl' | 'trustProxy'>,
  outside: { readonly isSecure: boolean } | undefined,
): readonly HealthFinding[] {
  if (tls !== undefined) return [];
  if (publicUrl?.startsWith('https:') !== true)
    return trustProxy === false
      ? []
      : [
          warning(
            'Proxy',
            'PUBLIC_URL is missing. Set it to the address that people type, such as https://floor.example.edu.',
          ),
        ];
  return [
    ...(trustProxy === false
      ? [
          problem(
            'Proxy',
            'it is not trusted, so all visitors count as one. If it is on this machine, set TRUST_PROXY=loopback.',
          ),
        ]
      : []),
    ...(outside?.isSecure === false
      ? [
          problem(
            'Proxy',
            'cookies and pages are sent as over plain http. It has to pass on Host, or X-Forwarded-Proto; then restart Floorcraft.',
          ),
        ]
      : []),
  ];
}

/** The answer of `/healthz`, as far as it is about the other machine. */
export const HealthAnswer = z.object({
  ok: z.boolean(),
  role: z.string().optional(),
  inStep: z.boolean().optional(),
  standby: z.object({ inStep: z.boolean().optional() }).optional(),
});
type Health = z.infer<typeof HealthAnswer>;

export function checkStandby(health: Health | undefined, hasSecret: boolean): HealthFinding {
  if (health === undefined) return fine('Standby', hasSecret ? 'start the server to see it' : 'none');
  if (health.role === 'standby')
    return health.inStep === true
      ? fine('Standby', 'this machine is one, and in step')
      : problem(
          'Standby',
          'this machine is one, and not in step. Its log has the reason: journalctl, or its terminal.',
        );
  if (health.standby === undefined) return fine('Standby', 'none: one machine has everything');
  return health.standby.inStep === true
    ? fine('Standby', 'in step')
    : problem(
        'Standby',
        'not in step. Look at the second machine: is it on, in the network, and started with --standby-of?',
      );
}

/** The time at which this program was built, which is the time of its own file. */
export const readBuildTime = (file: string): number => statSync(file).mtimeMs;
