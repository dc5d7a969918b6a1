import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import type { Screen } from '../screens/screens.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { whenAskedFor } from './whenAskedFor.ts';

const PlannedPage = lazy(() => import('../planned/PlannedPage.tsx'));
const PlannedForStaff = lazy(() => import('../planned/PlannedForStaff.tsx'));

/** Every file that is a screen, by its name below src/web: each is loaded when it is first asked for. */
const bodies: ReadonlyMap<string, ReactElement> = new Map(
  Object.entries(import.meta.glob<{ readonly default: ComponentType }>('../*/*Screen.tsx')).map(
    ([file, load]) => {
      const Body = whenAskedFor(load);
      return [file.slice('../'.length), <Body key={file} />];
    },
  ),
);

function Body({ screen }: { readonly screen: Screen }) {
  if (screen.opens === undefined)
    return screen.roles === undefined ? (
      <PlannedPage name={screen.name} />
    ) : (
      <PlannedForStaff name={screen.name} />
    );
  const body = bodies.get(screen.opens);
  if (body === undefined) throw new Error(`There is no ${screen.opens}.`);
  return body;
}

/** One screen of the table: loaded on demand, and fenced off, so that a broken one does not take the others along. */
export function ScreenFrame({ screen, path }: { readonly screen: Screen; readonly path: string }) {
  return (
    <ScreenBoundary key={path}>
      <Suspense fallback={<LoadingBars />}>
        <Body screen={screen} />
      </Suspense>
    </ScreenBoundary>
  );
}
