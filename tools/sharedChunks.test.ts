import { expect, test } from 'vitest';
import { chunkOf, type Users } from './sharedChunks.ts';

const NOBODY: Users = {
  entry: 0,
  app: 0,
  public: 0,
  judge: 0,
  queue: 0,
  sdk: 0,
  staff: 0,
  isInResults: false,
  isInResult: false,
  isForm: false,
  isStyle: false,
};

test.each<{ readonly users: Partial<Users>; readonly chunk: string | undefined }>([
  { users: { entry: 1, app: 1, public: 14, judge: 1, queue: 1, staff: 17 }, chunk: 'start' },
  { users: { app: 1 }, chunk: 'app' },
  { users: { public: 7 }, chunk: 'app' },
  { users: { public: 7, isForm: true }, chunk: 'forms' },
  { users: { public: 7, isForm: true, isInResult: true }, chunk: 'app' },
  { users: { public: 6 }, chunk: undefined },
  { users: { public: 5, judge: 1 }, chunk: 'app' },
  { users: { public: 2, judge: 1, isInResult: true }, chunk: 'sheets' },
  { users: { public: 1, staff: 3, isInResult: true }, chunk: 'result' },
  { users: { public: 1, isInResult: true }, chunk: undefined },
  { users: { public: 2, isInResult: true, isInResults: true }, chunk: 'posted' },
  { users: { public: 2, isInResult: true, isStyle: true }, chunk: 'app' },
  { users: { public: 1, staff: 3, isInResult: true, isStyle: true }, chunk: 'result' },
  { users: { public: 2, staff: 9 }, chunk: undefined },
  { users: { judge: 1 }, chunk: undefined },
  { users: { judge: 1, staff: 1 }, chunk: 'floor' },
  { users: { sdk: 1, queue: 1, staff: 1 }, chunk: 'backend' },
  { users: { queue: 1 }, chunk: undefined },
  { users: { queue: 1, staff: 1 }, chunk: 'queue' },
  { users: { staff: 5 }, chunk: undefined },
  { users: { staff: 6 }, chunk: 'desk' },
])('a module with the users $users is in the chunk $chunk', ({ users, chunk }) => {
  expect(chunkOf({ ...NOBODY, ...users })).toBe(chunk);
});
