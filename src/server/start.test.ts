import { signInAnonymously, signInWithEmailAndPassword } from 'firebase/auth';
import { get, onValue, push, ref, runTransaction, set, update } from 'firebase/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { device, type Device } from './testing/device.ts';
import { testServer, type TestServer } from './testing/server.ts';

let server: TestServer;
const devices: Device[] = [];

const aDevice = (): Device => {
  const made = device(server.origin);
  devices.push(made);
  return made;
};

beforeEach(async () => {
  server = await testServer();
});

afterEach(async () => {
  for (const made of devices.splice(0)) await made.close();
  await server.remove();
});

test('the SDK connects, writes and reads back', async () => {
  const { database } = aDevice();
  await set(ref(database, 'events/Waltz'), { name: 'Waltz', eventDances: ['Waltz', 'Tango'] });
  const other = aDevice();
  expect((await get(ref(other.database, 'events/Waltz'))).val()).toEqual({
    name: 'Waltz',
    eventDances: ['Waltz', 'Tango'],
  });
});

test('a listener hears a set, an update of several paths, a push and a transaction', async () => {
  const [writer, reader] = [aDevice(), aDevice()];
  const heard: unknown[] = [];
  onValue(ref(reader.database, 'floor'), (snapshot) => heard.push(snapshot.val()));
  await expect.poll(() => heard.length).toBe(1);
  await set(ref(writer.database, 'floor/heat'), 1);
  await update(ref(writer.database), { 'floor/heat': 2, 'floor/dance': 'Tango' });
  await push(ref(writer.database, 'floor/log'), 'start');
  const result = await runTransaction(
    ref(writer.database, 'floor/heat'),
    (heat: number | null) => (heat ?? 0) + 1,
  );
  expect(result.committed).toBe(true);
  await expect.poll(() => heard.length).toBe(5);
  expect(heard[2]).toEqual({ heat: 2, dance: 'Tango' });
  expect(heard[4]).toMatchObject({ heat: 3, dance: 'Tango' });
});

test('somebody signs in anonymously, and with e-mail address and password', async () => {
  const { auth } = aDevice();
  const anonymous = await signInAnonymously(auth);
  expect(anonymous.user.isAnonymous).toBe(true);
  const { uid } = await server.administrator.createUser({
    email: 'Chair@Example.org',
    password: 'quickstep',
  });
  const staff = await signInWithEmailAndPassword(aDevice().auth, 'chair@example.org', 'quickstep');
  expect(staff.user.uid).toBe(uid);
});
