import { isFinal, listPostedRounds } from '../../../domain/competition.ts';
import { parseEventKey } from '../../../domain/ids.ts';
import { arePlacingsPublic, RELEASE_TIMES, DEFAULT_RELEASE } from '../../../domain/round/release.ts';
import type { Session } from '../../../store/connection/session.ts';
import {
  COMPETITION_AT,
  EVENT_SETTINGS_AT,
  FEES_AT,
  PAGE_NAMES,
  pageAt,
} from '../../../store/competition/addresses.ts';
import { eventPath } from '../../../store/events/events.ts';
import { getRawChild } from '../../../store/tree/path.ts';
import { savedRoundAt } from '../../../store/results/resultAt.ts';
import { matchesPath, parsePathValues } from '../screens/address.ts';
import { findScreen } from '../screens/findScreen.ts';
import { screens } from '../screens/screens.ts';

async function readPage(device: Session, pathname: string): Promise<void> {
  const name = findScreen(pathname)?.name;
  const page = PAGE_NAMES.find((one) => one === name);
  if (page === undefined) return;
  const places = [COMPETITION_AT, pageAt(page), ...(page === 'home' ? [FEES_AT] : [])];
  await Promise.all(places.map((at) => device.readOnce(at, true)));
}

/** Reads only what is published. The rules refuse the rest, and a client that is refused often counts as an attacker. */
async function readResult(device: Session, pathname: string, search: string): Promise<void> {
  const screen = screens.resultDetails.path;
  const key = matchesPath(screen, pathname)
    ? parseEventKey(parsePathValues(screen, pathname)['event'] ?? '')
    : undefined;
  if (key === undefined) return;
  const path = eventPath(key);
  const [heard, settings] = await Promise.all([
    device.readOnce(path.at, true),
    device.readOnce(EVENT_SETTINGS_AT, true),
  ]);
  if (heard.kind !== 'known' || settings.kind !== 'known') return;
  const event = path.parse(heard.raw);
  const posted = event === undefined ? [] : listPostedRounds(event);
  const asked = Number(new URLSearchParams(search).get('round') ?? Number.NaN);
  const shown = posted.find(({ number }) => number === asked) ?? posted[0];
  if (shown === undefined) return;
  // Parsed by hand: the schema of the settings loads with the screens that need more of it.
  const usual = RELEASE_TIMES.find((one) => one === getRawChild(settings.raw, 'release')) ?? DEFAULT_RELEASE;
  if (!isFinal(shown) || arePlacingsPublic(shown, usual))
    await device.readOnce(savedRoundAt(key, shown.number), true);
}

/** Prefetches the data of a page or a result while the code of its screen is still loading. */
export async function readForScreen(
  device: Session,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): Promise<void> {
  await Promise.all([readPage(device, pathname), readResult(device, pathname, search)]);
}
