import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { formatCommand } from './formatCommand.ts';

test.each([
  ['the usual folder', resolve('data'), ''],
  ['a folder that strangers are not told', undefined, ''],
  ['another folder', '/srv/theirschool26', 'FLOORCRAFT_DATA=/srv/theirschool26 '],
  [
    'a folder for which a shell needs quotation marks',
    "/srv/Nora's data",
    String.raw`FLOORCRAFT_DATA='/srv/Nora'\''s data' `,
  ],
])('a command for %s can be typed in a shell', (_case, dataFolder, setting) => {
  expect(formatCommand('promote', dataFolder)).toBe(`${setting}npm run -s floorcraft -- promote`);
});
