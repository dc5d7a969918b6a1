import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SERVER = 'src/server';

/** Everything the server keeps beyond a request, with its bound. */
const BOUNDS: Readonly<Record<string, string>> = {
  // Byte-bounded caches.
  'database/delivery.ts windows': 'MAX_WINDOW_BYTES',
  'http/pages.ts drawnPages': 'MAX_DRAWN_BYTES',
  'http/pageSources.ts furtherPlaces': 'MAX_PLACES_BYTES',
  'http/builtPages.ts pages': 'the languages of the build',
  'http/restText.ts plain': 'MAX_WRITTEN_BYTES',
  'http/restText.ts asExport': 'MAX_WRITTEN_BYTES',
  'protocol/answers.ts joined': 'MAX_JOINED_BYTES',
  'byteCache.ts entries': 'the bytes of its cache',
  'byteCache.ts held': 'the bytes of its cache',
  'byteCache.ts shelves': 'one for each cache',
  'http/securityHeaders.ts ABOUT_ANSWER': 'a fixed list',
  'storage/remoteBackups.ts taken': 'one for each configured place',
  // Keyed by tree node; garbage-collected with the node.
  'derived/applyMask.ts results': 'a result for each node of the tree',
  'database/delivery.ts nodeNumbers': 'a number for each node of the tree',
  'tree/size.ts known': 'a number for each node of the tree',
  'tree/weight.ts known': 'a number for each node of the tree',
  // Serialized changes; garbage-collected once sent.
  'http/eventStream.ts withPriorities': 'the changes on their way',
  'http/eventStream.ts withoutPriorities': 'the changes on their way',
  'protocol/answers.ts bytes': 'the changes on their way',
  'protocol/answers.ts opened': 'the changes on their way',
  // Counts by key: at most 20,000 keys of 400 characters.
  'throttle/throttle.ts buckets': 'MAX_KEYS',
  // Waiting requests; each queue is bounded.
  'auth/signUps.ts halls': 'the open connections',
  'throttle/lines.ts lines': 'MAX_WAITING, or the open connections',
  'auth/waitingRoom.ts accounts': 'Places.inAll',
  'auth/waitingRoom.ts addresses': 'Places.inAll',
  'auth/waitingRoom.ts lines': 'Places.inAll',
  'operations/fairShare.ts waiting': 'MAX_WAITING_PER_ADDRESS, and the connections',
  // Connections and their listens: LIMITS and the process's descriptors.
  'connections.ts heard': 'the open connections',
  'connections.ts open': 'the open connections',
  'connections.ts silent': 'the open connections',
  'database/database.ts watched': 'LIMITS.listens of each connection',
  'database/priorityTracker.ts watched': 'the open connections',
  'http/eventStream.ts open': 'the open connections',
  'operations/concurrencyLimit.ts counts': 'the open connections',
  'protocol/clientListens.ts listens': 'LIMITS.listens',
  'protocol/gateway.ts clients': 'the open connections',
  'protocol/gateway.ts largest': 'the open connections',
  'protocol/gateway.ts sessions': 'the open connections',
  'standby/primary.ts watchers': 'the open connections',
  'tree/places.ts below': 'LIMITS.listens of each connection',
  'tree/places.ts items': 'LIMITS.listens of each connection',
  // The data itself.
  'auth/accounts.ts byUid': 'the accounts',
  'auth/accounts.ts onDisk': 'the accounts of one flush',
  'auth/accounts.ts uidByEmail': 'the accounts',
  'auth/codeMails.ts underWay': 'the mails of one hour (POLICIES.mailsInAll)',
  'database/groupCommit.ts participants': 'the databases',
  'database/namespaces.ts databases': 'one, but for emulator mode',
  'database/namespaces.ts longest': 'one, but for emulator mode',
  'storage/sqlite.ts logSizes': 'one, but for emulator mode',
  'storage/sqlite.ts written': 'one, but for emulator mode',
  'rules/parse.ts depths': 'one text of rules',
  'tree/draft.ts changed': 'one write',
  'tree/parseExported.ts leaves': 'MAX_LEAVES of MAX_TEXT_CHARACTERS',
};

/** True for a line that defines a constant table. */
const isTable = (line: string): boolean =>
  /: Readonly(?:Map|Set)</.test(line) || /^const LITERALS|^ {2}new Map/.test(line);

/** A collection that outlives a call: top-level, in a class, or a field of either. */
const KEPT =
  /^(?:export )?(?:const|let) (\w+)[^=]*= new (?:Weak)?(?:Byte)?(?:Map|Set|Cache|ByteCache)\b|^ {2}(?:private |readonly |static )+(\w+)[^=]*(?:= new (?:Weak|Byte|WeakByte)?(?:Map|Set|Cache)\b|: (?:Map|Set)<)|^ {2}(?:const )?(\w+)(?::| =) new (?:Weak)?ByteCache\b|^ {4,6}(\w+): new (?:Weak)?(?:Map|Set)\(\),$/;

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.includes('.test.') && !path.includes('testing/'))
  .map((path) => ({
    path: path.replaceAll('\\', '/'),
    lines: readFileSync(`${SERVER}/${path}`, 'utf8').split('\n'),
  }));

test('every collection the server keeps has a limit named in the list', () => {
  const kept = sources.flatMap(({ path, lines }) =>
    lines.flatMap((line) => {
      const [, top, field, inside, member] = isTable(line) ? [] : (KEPT.exec(line) ?? []);
      const name = top ?? field ?? inside ?? member;
      return name === undefined ? [] : [`${path} ${name}`];
    }),
  );
  expect([...new Set(kept)].toSorted()).toEqual(Object.keys(BOUNDS).toSorted());
});

test('every constant named as a limit exists', () => {
  const constants = new Set(
    sources.flatMap(({ lines }) => lines.flatMap((line) => /^const ([A-Z_]+) = /.exec(line)?.[1] ?? [])),
  );
  const named = Object.values(BOUNDS).flatMap((bound) => bound.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []);
  expect(named.filter((name) => !constants.has(name))).toEqual([]);
});
