import { Suspense, useEffect, type ComponentType, type ReactElement } from 'react';
import { HYDRATED_EVENT } from '../look/earlyPresses.ts';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { fetchFirstLoad } from '../screens/firstLoad.ts';
import { findScreen } from '../screens/findScreen.ts';
import type { Screen } from '../screens/screens.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { lazyScreen } from '../lazy/lazyScreen.ts';

interface ScreenFile {
  readonly default: ComponentType;
  /** Preloads the other parts of a server-rendered page. */
  readonly fetchParts?: () => Promise<unknown>;
}

/** Every screen by its name, which is that of its file. */
const files = new Map(
  Object.entries(import.meta.glob<ScreenFile>('../../*/*/*Screen.tsx')).map(([file, load]) => [
    file.replace(/.*\/|\.tsx$/g, ''),
    load,
  ]),
);

/** Lazy, one per screen. */
const bodies = new Map<string, ReactElement>(
  [...files].map(([file, load]) => {
    const Body = lazyScreen(() => {
      // Not on the server.
      if (typeof document !== 'undefined')
        fetchFirstLoad(document.documentElement.dataset['firstLoad'] ?? '', window.location.pathname);
      return load();
    });
    return [file, <Body key={file} />];
  }),
);

/**
 * Loads the screen at an address before the first paint, for a limited time in ms: it then renders at once. A later one
 * starts with loading bars, which React keeps for a third of a second even if it arrives right after.
 */
export async function preloadFirstScreen(
  pathname: string,
  patience: number,
): Promise<ScreenFile['fetchParts'] | undefined> {
  const file = findScreen(pathname)?.opens;
  const load = file === undefined ? undefined : files.get(file);
  if (file === undefined || load === undefined) return undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience);
  });
  // A failed load is retried at render, which also reports it.
  const loaded: ScreenFile | undefined = await Promise.race([load().catch(() => undefined), tooLate]);
  if (loaded !== undefined) bodies.set(file, <loaded.default key={file} />);
  return loaded?.fetchParts;
}

/**
 * Once this is mounted, presses on the screen work, and an early press is repeated. A separate component,
 * because parts around the screen hydrate earlier.
 */
function TakenOver() {
  useEffect(() => void document.dispatchEvent(new Event(HYDRATED_EVENT)), []);
  return null;
}

/** A screen of the table: lazy, inside an error boundary. */
export function ScreenFrame({ screen, path }: { readonly screen: Screen; readonly path: string }) {
  return (
    <ScreenBoundary key={path}>
      <Suspense fallback={<LoadingBars />}>
        {bodies.get(screen.opens)}
        <TakenOver />
      </Suspense>
    </ScreenBoundary>
  );
}
