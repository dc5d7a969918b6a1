import { Agent, request } from 'node:http';
import { openAdministrator } from '../../src/server/start/openAdministrator.ts';
import { builtServer } from '../builtServer.ts';
import { getPercentile, formatLine, formatMs, formatRatio } from '../table.ts';
import { countUpFromZero, ATTACK_SECONDS } from './judges.ts';
import { createEmbeddedConfiguration } from '../../src/store/connection/eventConfiguration.ts';

const EVENT = 'development';
const ADDRESSES = 500;
const PAUSE_MS = 1000;
const LIMIT_MS = 3000;
const DESK = { email: 'desk@example.org', password: 'quickstep and foxtrot' };

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | undefined;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Signs in from a known device and with a reset code, while 500 addresses guess passwords. */
export async function benchPasswordGuessers(): Promise<void> {
  const configuration = createEmbeddedConfiguration(EVENT);
  const { projectId: namespace, apiKey } = configuration;
  const { port, dataFolder, close } = await builtServer({
    event: EVENT,
    env: { TRUST_PROXY: 'loopback', LOG_LEVEL: 'warn' },
  });
  const agent = new Agent({ keepAlive: true });
  const post = (action: string, body: object, headers: Record<string, string>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const path = `/identitytoolkit.googleapis.com/v1/accounts:${action}?key=${apiKey}`;
      request({ host: '127.0.0.1', port, agent, path, method: 'POST', headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text,
            cookie: answer.headers['set-cookie']?.[0]?.split(';')[0],
          }),
        );
      })
        .on('error', reject)
        .end(JSON.stringify({ returnSecureToken: true, ...body }));
    });
  /** @throws Error if the request is refused */
  const timed = async (work: Promise<Answer>): Promise<number> => {
    const start = performance.now();
    const { status, text } = await work;
    if (status !== 200) throw new Error(`refused: ${text}`);
    return performance.now() - start;
  };
  try {
    const office = await openAdministrator({ dataFolder, namespace });
    await office.createUser(DESK);
    const { uid } = await office.createUser({ email: 'chair@example.org', password: 'to be forgotten' });
    const { cookie = '' } = await post('signInWithPassword', DESK, { 'x-forwarded-for': '203.0.113.1' });
    const end = performance.now() + ATTACK_SECONDS * 1000;
    let looked = 0;
    let refused = 0;
    const flood = countUpFromZero(ADDRESSES).map(async (address) => {
      for (let n = 0; performance.now() < end; n += 1) {
        const told = await post(
          'signInWithPassword',
          { email: `${n}of${address}@nowhere.org`, password: 'guessed' },
          { 'x-forwarded-for': `198.51.${address >> 8}.${address & 255}` },
        );
        if (told.text.includes('TOO_MANY')) refused += 1;
        else looked += 1;
        await pause(PAUSE_MS);
      }
    });
    await pause(2000);
    const device: number[] = [];
    const codes: number[] = [];
    while (performance.now() < end) {
      device.push(await timed(post('signInWithPassword', DESK, { 'x-forwarded-for': '198.51.0.9', cookie })));
      const oobCode = await office.resetCode(uid);
      codes.push(
        await timed(
          post(
            'resetPassword',
            { oobCode, newPassword: 'set with a code' },
            { 'x-forwarded-for': '198.51.0.9' },
          ),
        ),
      );
      await pause(500);
    }
    console.log(
      formatLine(`${ADDRESSES} addresses try passwords`, 'median', 'longest', 'of 3 s', 'sign-ins'),
    );
    for (const [what, took] of [
      ['  a known device signs in', device],
      ['  a code sets a password', codes],
    ] as const)
      console.log(
        formatLine(
          what,
          formatMs(getPercentile(took, 0.5)),
          formatMs(Math.max(...took)),
          formatRatio(Math.max(...took), LIMIT_MS),
          `${took.length}`,
        ),
      );
    console.log(`  of the strangers' tries ${looked} were looked at, and ${refused} refused`);
    await Promise.all(flood);
  } finally {
    agent.destroy();
    close();
  }
}
