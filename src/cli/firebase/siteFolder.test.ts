import { expect, test } from 'vitest';
import { embeddedConfiguration } from '../../store/connection/eventConfiguration.ts';
import { hostingConfiguration } from './siteFolder.ts';

const PROJECT = {
  ...embeddedConfiguration('theirschool26'),
  authDomain: 'theirschool26.firebaseapp.com',
  databaseURL: 'https://theirschool26-default-rtdb.firebaseio.com',
};

interface Hosting {
  readonly hosting: {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  };
}

test('hosting sends the headers of our own server, with the sources of the project', async () => {
  const { hosting } = (await hostingConfiguration(PROJECT)) as Hosting;
  const of = (source: string) =>
    new Map(
      hosting.headers.find((one) => one.source === source)?.headers.map(({ key, value }) => [key, value]),
    );
  const everywhere = of('**');
  const policy = everywhere.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain('https://*.firebaseio.com wss://*.firebaseio.com');
  expect(policy).toContain('https://identitytoolkit.googleapis.com');
  expect(policy).not.toContain('ws://');
  expect(everywhere.get('strict-transport-security')).toBe('max-age=31536000');
  expect(everywhere.get('x-content-type-options')).toBe('nosniff');
  expect(everywhere.has('date')).toBe(false);
  expect(of('/assets/**').get('Cache-Control')).toContain('immutable');
});
