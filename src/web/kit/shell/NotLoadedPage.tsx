import { useEffect, useEffectEvent } from 'react';
import { Button } from '../parts/button/Button.tsx';
import { screenStoppedWords } from '../words/english/screenStopped.ts';
import { useWords } from '../words/language.ts';
import { mayReload } from '../lazy/failedPreload.ts';
import { isServerReachable } from '../lazy/isServerReachable.ts';

const RETRY_DELAY_MS = 3_000;

/**
 * Shown if a screen failed to load, for example while the hall's Wi-Fi is down. It reloads when the server
 * answers; until then the reader can only go back to the previous screen.
 */
export function NotLoadedPage({ onBroken }: { readonly onBroken: () => void }) {
  const broken = useEffectEvent(onBroken);
  const { notLoaded: words } = useWords(screenStoppedWords);
  useEffect(() => {
    let isGone = false;
    let wasAway = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const answers = await isServerReachable();
      if (isGone) return;
      if (!answers) {
        wasAway = true;
        timer = setTimeout(() => void ask(), RETRY_DELAY_MS);
        // Online and a reload hasn't helped: the network is not the cause.
      } else if (wasAway || mayReload()) window.location.reload();
      else broken();
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <main className="page">
      <h1>{words.title}</h1>
      <p>
        {words.opensLater} <span className="second">{words.more}</span>
      </p>
      <p>
        <Button onClick={() => window.history.back()}>{words.back}</Button>
      </p>
    </main>
  );
}
