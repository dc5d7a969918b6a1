import { Suspense, useEffect, type ComponentType, type ReactElement } from 'react';
import { TAKEN_OVER } from '../look/earlyPresses.ts';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { fetchFirstLoad } from '../screens/firstLoad.ts';
import { screenAt } from '../screens/screenAt.ts';
import type { Screen } from '../screens/screens.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { whenAskedFor } from '../lazy/whenAskedFor.ts';

interface ScreenFile {
  readonly default: ComponentType;
  /** Fetches what else a page that the server has drawn consists of. */
  readonly fetchParts?: () => Promise<unknown>;
}

/** Every screen by its name, which is that of its file. */
const files = new Map(
  Object.entries(import.meta.glob<ScreenFile>('../../*/*/*Screen.tsx')).map(([file, load]) => [
    file.replace(/.*\/|\.tsx$/g, ''),
    load,
  ]),
);

/** Each is loaded when it is first asked for, beside the files that it imports. */
const bodies = new Map<string, ReactElement>(
  [...files].map(([file, load]) => {
    const Body = whenAskedFor(() => {
      // Not where the server draws.
      if (typeof document !== 'undefined')
        fetchFirstLoad(document.documentElement.dataset['firstLoad'] ?? '', window.location.pathname);
      return load();
    });
    return [file, <Body key={file} />];
  }),
);

/**
 * Loads the screen at an address before anything is shown, for so many milliseconds at most: it is then painted at once.
 * One that is late has bars before it, which React leaves there for a third of a second even if it comes right after.
 */
export async function firstScreen(
  pathname: string,
  patience: number,
): Promise<ScreenFile['fetchParts'] | undefined> {
  const file = screenAt(pathname)?.opens;
  const load = file === undefined ? undefined : files.get(file);
  if (file === undefined || load === undefined) return undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patience);
  });
  // What cannot be loaded is asked for again when it is to be shown, and said there.
  const loaded: ScreenFile | undefined = await Promise.race([load().catch(() => undefined), tooLate]);
  if (loaded !== undefined) bodies.set(file, <loaded.default key={file} />);
  return loaded?.fetchParts;
}

/**
 * From here on what is pressed on the screen is heard; what was pressed before is done now. It stands beside the screen, for
 * what stands around it is taken over earlier.
 */
function TakenOver() {
  useEffect(() => void document.dispatchEvent(new Event(TAKEN_OVER)), []);
  return null;
}

/** One screen of the table: loaded on demand, and fenced off, so that a broken one does not take the others along. */
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
