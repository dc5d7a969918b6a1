import { Suspense, useEffect, useMemo, useState } from 'react';
import { type Display, displayPath } from '../../../store/floor/displays.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { useConnection } from '../../kit/shell/useConnection.ts';
import { valueOr, useObserved } from '../../kit/cache/useLive.ts';
import { useEachLastKnown } from '../../kit/cache/useLastKnown.ts';
import { useWakeLock } from '../../kit/shell/useWakeLock.ts';
import { useOnDuty } from '../../kit/shell/useOnDuty.ts';
import { useTitle } from '../../kit/shell/useTitle.ts';
import { lazyScreen } from '../../kit/lazy/lazyScreen.ts';
import { applyTheme, readTheme } from '../../kit/look/theme.ts';
import { LoadingBars } from '../../kit/parts/note/LoadingBars.tsx';
import { boardWords } from '../../kit/words/english/board.ts';
import { pageLanguage, useWords } from '../../kit/words/language.ts';
import { loadLazyWords, useLazyWords } from '../../kit/words/laterWords.ts';
import { DisplayCodeView } from './DisplayCodeView.tsx';
import { switchLanguage as switchPageLanguage } from '../../kit/words/visitorsLanguage.ts';
import { saveText, readText } from '../../../store/connection/browserStorage.ts';
import { drawDisplayCode, parseDisplayCode, type DisplayCode } from '../../../domain/floor/display.ts';
import './jumbotron.css';

const KEY = 'floorcraft.display';

const drawn = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** The code of this screen: drawn at random and stored, so that it stays the same display after a reload. */
function ownCode(eventName: string): DisplayCode {
  const key = `${KEY}.${eventName}`;
  const kept = parseDisplayCode(readText(key) ?? '');
  if (kept !== undefined) return kept;
  // Without storage, each load is a new display.
  const fresh = drawDisplayCode(drawn);
  saveText(key, fresh);
  return fresh;
}

/** Switches the display to the language set at the desk, once all its words have loaded. */
async function switchLanguage(tag: string): Promise<void> {
  await loadLazyWords(tag);
  await switchPageLanguage(tag);
}

// A screen without a name shows only its code.
const HallDisplay = lazyScreen(() => import('./HallDisplay.tsx'));

/** Keeps the screen awake for hours without a person in front of it, and starts offline too. */
function useUnattended(): void {
  useWakeLock();
  useEffect(() => {
    import('../../kit/worker/cacheForOffline.ts').then(
      ({ cacheForOffline: keepForOffline }) => keepForOffline('jumbotron', pageLanguage),
      () => undefined, // the next visit tries again
    );
  }, []);
}

/** A named display reports its presence, under the anonymous account of this device. */
function usePresence(display: Display | undefined): void {
  const { device } = useStore();
  const isLive = useObserved(device.connection).kind === 'live';
  const who = useObserved(device.who).kind;
  const isNamed = display !== undefined;
  useEffect(() => {
    if (isNamed && isLive && who !== 'device' && who !== 'account') void device.signInAnonymously();
  }, [device, isNamed, isLive, who]);
  useOnDuty(device, display === undefined ? undefined : 'display', display?.code);
}

/**
 * For three hundred people, five to twenty-five meters away, each with one question: the dancers on the
 * floor, their own recall, or the winner. Goal: the last row can read the answer all day, with no operator,
 * and never a place before it is announced.
 */
export default function JumbotronScreen() {
  useLazyWords();
  const words = useWords(boardWords);
  const { device, eventName } = useStore();
  const [code] = useState(() => ownCode(eventName));
  useUnattended();
  const [heard] = useEachLastKnown(useMemo(() => [displayPath(code)], [code]));
  const display = heard === undefined ? undefined : valueOr(heard, undefined);
  usePresence(display);
  useTitle(display?.name ?? words.title);
  const tag = display?.language;
  useEffect(() => {
    // A screen without a name uses the language of its browser.
    if (tag !== undefined && tag !== pageLanguage.now.tag) void switchLanguage(tag);
  }, [tag]);
  const theme = display?.theme ?? 'dark';
  useEffect(() => {
    applyTheme(theme);
    return () => applyTheme(readTheme());
  }, [theme]);
  const connection = useConnection(device);
  const light =
    connection.state === 'live' ? null : <span className="board-light">{words.reconnecting}</span>;
  return (
    <main className="jumbotron">
      {display === undefined && heard?.kind === 'known' ? (
        <DisplayCodeView code={code} light={light} />
      ) : null}
      {display === undefined && heard?.kind !== 'known' ? <LoadingBars label={words.loading} /> : null}
      {display === undefined ? null : (
        <Suspense fallback={<LoadingBars label={words.loading} />}>
          <HallDisplay display={display} light={light} />
        </Suspense>
      )}
    </main>
  );
}
