import { isFinal, postedRounds } from '../../../domain/competition.ts';
import { eventKey } from '../../../domain/ids.ts';
import { placingsAreOut } from '../../../domain/round/release.ts';
import { eventSettings } from '../../../store/competition/settings.ts';
import type { Session } from '../../../store/connection/session.ts';
import { competition } from '../../../store/competition/competition.ts';
import { FEES_AT } from '../../../store/competition/feesAt.ts';
import { PAGES, pageText } from '../../../store/competition/pages.ts';
import { event as eventPath } from '../../../store/events/events.ts';
import type { Path } from '../../../store/tree/path.ts';
import { savedRoundAt } from '../../../store/results/resultAt.ts';
import { isAt, valuesAt } from '../screens/address.ts';
import { screenAt } from '../screens/screenAt.ts';
import { screens } from '../screens/screens.ts';

async function read<T>(device: Session, { at, parse }: Path<T>): Promise<T | undefined> {
  const heard = await device.readOnce(at, true);
  return heard.kind === 'known' ? parse(heard.raw) : undefined;
}

/** A page of words: the text, and whose it is. */
async function readPage(device: Session, pathname: string): Promise<void> {
  const name = screenAt(pathname)?.name;
  const page = PAGES.find((one) => one === name);
  if (page === undefined) return;
  await Promise.all([
    read(device, competition),
    read(device, pageText(page).path),
    ...(page === 'home' ? [device.readOnce(FEES_AT, true)] : []),
  ]);
}

/** Only what is out is asked for; the rest would be refused, and who is refused often is taken for an attacker. */
async function readResult(device: Session, pathname: string, search: string): Promise<void> {
  const { path } = screens.resultDetails;
  const key = isAt(path, pathname) ? eventKey(valuesAt(path, pathname)['event'] ?? '') : undefined;
  if (key === undefined) return;
  const [event, settings] = await Promise.all([read(device, eventPath(key)), read(device, eventSettings)]);
  const posted = event === undefined ? [] : postedRounds(event);
  const asked = Number(new URLSearchParams(search).get('round') ?? Number.NaN);
  const shown = posted.find(({ number }) => number === asked) ?? posted[0];
  if (shown === undefined || settings === undefined) return;
  if (!isFinal(shown) || placingsAreOut(shown, settings.release))
    await device.readOnce(savedRoundAt(key, shown.number), true);
}

/**
 * Somebody who opens a page or a result on a slow line: what they came for is read while the app that will show it is
 * still coming.
 */
export async function readForScreen(
  device: Session,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): Promise<void> {
  await Promise.all([readPage(device, pathname), readResult(device, pathname, search)]);
}
