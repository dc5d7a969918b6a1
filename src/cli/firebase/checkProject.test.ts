import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEmbeddedConfiguration } from '../../store/connection/eventConfiguration.ts';
import { findProjectRoot } from '../projectRoot.ts';
import { checkProject } from './checkProject.ts';

const RULES = readFileSync(join(findProjectRoot(), 'database.rules.json'), 'utf8');

const REAL = {
  apiKey: 'AIzaSyExample',
  authDomain: 'theirschool26.firebaseapp.com',
  databaseURL: 'https://theirschool26-default-rtdb.firebaseio.com',
  projectId: 'theirschool26',
  storageBucket: 'theirschool26.firebasestorage.app',
  messagingSenderId: '123',
  appId: '1:123:web:abc',
  measurementId: '',
};

const problems = (configuration: Parameters<typeof checkProject>[0], rules = RULES): readonly string[] =>
  checkProject(configuration, rules).flatMap(({ kind, text }) => (kind === 'problem' ? [text] : []));

test('`firebase check` accepts the configuration of a web app and the rules of this project', () => {
  expect(problems(REAL)).toEqual([]);
});

test('`firebase check` finds placeholders, another project and an unencrypted address', () => {
  const { databaseURL } = REAL;
  expect(problems({ ...createEmbeddedConfiguration('theirschool26'), databaseURL })).toEqual([
    expect.stringMatching(/^apiKey, authDomain, storageBucket, appId: still a placeholder/),
  ]);
  expect(problems({ ...REAL, projectId: 'other' })).toEqual([
    expect.stringContaining('belongs to another project than projectId other'),
  ]);
  expect(problems({ ...REAL, databaseURL: 'http://127.0.0.1:9000' })).toEqual([
    expect.stringContaining('does not begin with https://'),
  ]);
});

test('`firebase check` finds malformed rules and missing indexes', () => {
  expect(problems(REAL, '{"rules": {".read": "nope"}}')).toEqual([
    expect.stringContaining('database.rules.json: '),
  ]);
  expect(problems(REAL, RULES.replace('".indexOn": "dancer"', '".indexOn": "school"'))).toEqual([
    'No index: payments by dancer.',
  ]);
});
