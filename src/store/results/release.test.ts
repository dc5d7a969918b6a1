import { expect, test } from 'vitest';
import type { FinalRound } from '../../domain/competition.ts';
import { createEventKey, parseLeadNumber } from '../../domain/ids.ts';
import { isFinal } from '../../domain/competition.ts';
import { arePlacingsPublic, type ReleaseTime } from '../../domain/round/release.ts';
import { eventPath } from '../events/events.ts';
import { SERVER_TIME, type Patch } from '../tree/patch.ts';
import { buildFinalPosting, unpostResult, buildSavedPosting } from './posting.ts';
import { setPlacesReadOut, placesReadOutPath } from './readOut.ts';
import { readOutAt } from './resultAt.ts';
import { releasePlacings, setFinalRelease, undoRelease } from './release.ts';

const KEY = createEventKey('Gold Waltz');
const by = { uid: 'u', who: 'Mo (MC)', device: 'tablet', at: 1 };
const RESULT = { dances: [], placings: [], steps: [] };

/** The stored event after these patches. */
function after(...patches: readonly Patch[]) {
  const final: Record<string, unknown> = {};
  for (const [path, value] of patches.flatMap((patch) => Object.entries(patch))) {
    const [, field] = path.split(`events/${KEY}/rounds/0/`);
    if (field !== undefined) final[field] = value === SERVER_TIME ? 1000 : value;
  }
  const event = eventPath(KEY).parse({ name: 'Gold Waltz', rounds: [final] });
  if (event === undefined) throw new Error('no event');
  return event;
}

function finalAfter(...patches: readonly Patch[]): FinalRound {
  const final = after(...patches).rounds.find(isFinal);
  if (final === undefined) throw new Error('no final');
  return final;
}

const isOut = (...patches: readonly Patch[]): boolean => arePlacingsPublic(finalAfter(...patches), 'at once');

const NOTHING_ASKED = { kind: 'nothing' } as const;
const postFinal = (release: ReleaseTime): Patch =>
  buildFinalPosting(after(), {
    result: RESULT,
    earlier: new Map(),
    release,
    approval: NOTHING_ASKED,
  }).patch;
const posted = postFinal('awards');
const released = releasePlacings(by, after(posted), finalAfter(posted)).patch;

test('a final held for the awards is public only after its release', () => {
  expect(isOut(posted)).toBe(false);
  expect(isOut(posted, released)).toBe(true);
});

test('a second release of a final changes nothing', () => {
  expect(isOut(posted, released, released)).toBe(true);
});

test('a release of a final can be undone', () => {
  const back = undoRelease(by, after(posted, released), finalAfter(posted, released)).patch;
  expect(isOut(posted, released, back)).toBe(false);
});

test('unposting a result clears its release, so it waits again once reposted', () => {
  const event = after(posted, released);
  const back = unpostResult(by, event, finalAfter(posted, released), 'a sheet was misread').patch;
  expect(finalAfter(posted, released).releasedAt).toBe(1000);
  expect(finalAfter(posted, released, back).releasedAt ?? undefined).toBeUndefined();
  expect(isOut(posted, released, back, posted)).toBe(false);
});

test('a posting clears an earlier release, also for a saved result', () => {
  expect(isOut(released, posted)).toBe(false);
  const event = after(posted);
  const saved = buildSavedPosting(event, finalAfter(posted), {
    saved: { kind: 'final', result: RESULT },
    usual: 'awards',
    approval: NOTHING_ASKED,
  }).patch;
  expect(isOut(released, saved)).toBe(false);
});

test('a final’s own release setting overrides the default', () => {
  const chosen = setFinalRelease(by, after(), finalAfter(), 'awards').patch;
  expect(finalAfter(chosen).release).toBe('awards');
  expect(finalAfter(posted).release).toBe('awards');
  expect(finalAfter(postFinal('at once')).release).toBe('at once');
});

test('posting, unposting and undoing a release clear the places read out', () => {
  const back = unpostResult(by, after(posted), finalAfter(posted), 'misread').patch;
  const hidden = undoRelease(by, after(posted, released), finalAfter(posted, released)).patch;
  for (const patch of [posted, back, hidden]) expect(patch[readOutAt(KEY)]).toBeNull();
});

test('all places read out together are written together, for the current posting', () => {
  const couple = parseLeadNumber('102');
  if (couple === undefined) throw new Error('102 is a number');
  const event = { ...after(posted), rounds: [{ ...finalAfter(posted), lastRecord: 'r1' }] };
  const patch = setPlacesReadOut(event, [{ couple, place: 2 }], []);
  expect(patch).toEqual({ [readOutAt(KEY)]: { of: 'r1', places: { 102: 2 } } });
  expect(placesReadOutPath(KEY).parse(patch[readOutAt(KEY)])).toEqual({
    of: 'r1',
    places: new Map([[couple, 2]]),
    empty: new Set(),
  });
  const withEmpty = setPlacesReadOut(event, [{ couple, place: 4 }], [3])[readOutAt(KEY)];
  expect(withEmpty).toEqual({ of: 'r1', places: { 102: 4 }, empty: { 3: true } });
  expect(placesReadOutPath(KEY).parse(withEmpty)?.empty).toEqual(new Set([3]));
  expect(setPlacesReadOut(event, [], [])).toEqual({ [readOutAt(KEY)]: null });
  expect(placesReadOutPath(KEY).parse({ places: { 102: 2 } })).toBeUndefined();
});
