import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeTestPatch, runTestVerb, readTestTree } from '../archive/testing/verbRun.ts';
import { exportVerb } from '../export/exportVerb.ts';
import { importVerb } from './importVerb.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'floorcraft-lists-'));
  await writeTestPatch(at('data'), {
    'events/waltz': {
      name: 'Bronze Standard Waltz',
      eventLevel: 'Bronze',
      style: 'Standard',
      eventDances: ['Waltz'],
    },
    'settings/schools': { edition: 1, own: [{ name: 'Hartley Studio', also: ['HS'] }] },
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);

const brought = (text: string | Uint8Array, ...switches: readonly string[]) => {
  writeFileSync(at('list.csv'), text);
  return runTestVerb(importVerb, at('data'), at('list.csv'), ...switches);
};
const LIST = 'Event,Lead,Follow,School,Number\nbronze standard waltz,Mia,Leo,HS,7\n';

test('importing a list twice changes nothing, and its export equals the list', async () => {
  expect(await brought(LIST)).toEqual({
    code: 0,
    said: ['Entries: 1 line new, 0 changed, 0 already there.'],
  });
  const tree = await readTestTree(at('data'));
  expect(JSON.stringify(tree)).toContain('Hartley Studio');
  expect(await brought(LIST)).toEqual({
    code: 0,
    said: ['Entries: 0 lines new, 0 changed, 1 already there.'],
  });
  expect(await readTestTree(at('data'))).toEqual(tree);

  expect(await runTestVerb(exportVerb, at('data'), '--entries', at('out.csv'))).toMatchObject({ code: 0 });
  expect(readFileSync(at('out.csv'), 'utf8')).toMatch(
    /^\uFEFFEvent,Level,Style,Dances,Lead,Follow,School,Number,Entry\r\nBronze Standard Waltz,Bronze,Standard,Waltz,Mia,Leo,Hartley Studio,7,e-[a-z0-9-]+\r\n$/,
  );
  expect((await runTestVerb(importVerb, at('data'), at('out.csv'))).said).toEqual([
    'Entries: 0 lines new, 0 changed, 1 already there.',
  ]);
  const [mia] = /(?<="leadId":")[^"]+/.exec(JSON.stringify(tree)) ?? [];
  const contact = { name: 'Mia', email: '=mia@example.edu', phone: '555 0100' };
  await writeTestPatch(at('data'), {
    'registrations/CODE123': { contact, createdAt: 1, feeCategory: 'student', competitor: mia ?? '' },
  });
  expect(await runTestVerb(exportVerb, at('data'), '--dancers', at('dancers.csv'))).toMatchObject({
    code: 0,
    said: [`${at('dancers.csv')}: 2 lines.`],
  });
  expect(readFileSync(at('dancers.csv'), 'utf8')).toMatch(
    /^\uFEFFName,School,Number,Dancer,Email,Price group,Code,Consent,Phone\r\nLeo,.*\r\nMia,Hartley Studio,7,d-[a-z0-9-]+,'=mia@example\.edu,student,CODE123,no,555 0100\r\n$/,
  );
  expect((await runTestVerb(importVerb, at('data'), at('dancers.csv'))).said).toEqual([
    'Dancers: 0 lines new, 0 changed, 2 already there.',
  ]);
  expect((await runTestVerb(exportVerb, at('data'), '--entries', at('out.csv'))).said[0]).toContain(
    'overwrites nothing',
  );
  expect((await runTestVerb(exportVerb, at('data'), '--people', at('x.csv'))).code).toBe(2);
  expect((await runTestVerb(exportVerb, at('data'), at('a'), '--entries', at('b'))).code).toBe(2);
});

test('options of a list import name columns and events with other names', async () => {
  const text = 'Anmeldung;Herr;Dame;Klasse\n1;Mia;Leo;Br. Walzer\n2;Ann;Ben;Formation\n';
  const map = ['--map', 'lead=Herr', '--map', 'follow=Dame', '--map', 'event=klasse'];
  const asked = await brought(text, ...map);
  expect(asked.code).toBe(1);
  expect(asked.said).toEqual([
    'Line 2: there is no event “Br. Walzer”. Name it with --event "Br. Walzer=…".',
    'Line 3: there is no event “Formation”. Name it with --event "Formation=…".',
    'Entries: 0 lines new, 0 changed, 0 already there.',
    'Nothing was changed. --good-lines imports the others.',
  ]);
  const meant = [...map, '--event', 'br walzer=Bronze Standard Waltz', '--event', 'Formation='];
  expect(await brought(text, ...meant)).toEqual({
    code: 0,
    said: ['Entries: 1 line new, 0 changed, 0 already there, 1 skipped.'],
  });
  // Remembered: the next file is read the same way until told otherwise.
  expect(await brought(text)).toEqual({
    code: 0,
    said: ['Entries: 0 lines new, 0 changed, 1 already there, 1 skipped.'],
  });
  expect((await brought(text, '--map', 'nothing=Dame', '--preview')).said[0]).toBe(
    'Entries: 0 lines new, 0 changed, 1 already there, 1 skipped.',
  );
  expect((await brought(text.replace('Br. Walzer', 'x'), '--event', 'x=Bronze Standard Waltz')).code).toBe(0);
  expect((await brought(text, ...map, '--map', 'leader=Herr')).said[0]).toContain('columns are event, level');
  expect((await brought(text, '--map', 'lead=Frau')).said[0]).toContain('has no column “Frau”');
  expect((await brought(text, ...map, '--event', 'x=Gold')).said[0]).toContain('there is no event “Gold”');
});

test('a wrong line stops a list import unless --good-lines is set, and --preview changes nothing', async () => {
  const before = await readTestTree(at('data'));
  const text = `${LIST}bronze standard waltz,Ann,ann\n`;
  expect(await brought(text)).toMatchObject({ code: 1 });
  expect(await brought(LIST, '--preview')).toEqual({
    code: 0,
    said: ['Entries: 1 line new, 0 changed, 0 already there.', 'Nothing was changed.'],
  });
  expect(await readTestTree(at('data'))).toEqual(before);
  expect(await brought(text, '--good-lines')).toEqual({
    code: 1,
    said: [
      'Line 3: lead and follow are the same person.',
      'Entries: 1 line new, 0 changed, 0 already there.',
    ],
  });
  expect(JSON.stringify(await readTestTree(at('data')))).toContain('"leadName":"Mia"');
});

test('a list import explains in a sentence why a file is not a list', async () => {
  expect((await brought('<html><table>')).said[0]).toContain('is a web page, not CSV');
  expect((await brought(new Uint8Array(10_000_000).fill(65))).said[0]).toContain('larger than 4 MB');
  expect((await brought(Uint8Array.from([0x50, 0x4b, 3, 4]))).said[0]).toContain(
    'is a workbook: save it as CSV',
  );
  expect((await brought(LIST, '--replace')).said[0]).toBe('--replace does not work with a CSV list.');
  expect((await brought(LIST, '--maps', 'x')).code).toBe(2);
  expect((await brought('Color,Size\nred,5\n')).said).toContain('Line 2: nobody is named.');
});
