import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { LoadingBars } from '../parts/LoadingBars.tsx';
import type { ScreenRoute } from './screens.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

const Planned = lazy(() => import('../planned/Planned.tsx'));

const loaded = new WeakMap<ScreenRoute, ComponentType>();

/** Loads a screen when it is first asked for. A preload that leads to a reload of the page never ends here. */
function screenOf(screen: Extract<ScreenRoute, { load: unknown }>): ComponentType {
  const known = loaded.get(screen);
  if (known !== undefined) return known;
  const component = lazy(async () => {
    // The loader hands over nothing when the page is about to be loaded anew (failedPreload.ts).
    const module: Awaited<ReturnType<typeof screen.load>> | undefined = await screen.load();
    return module ?? new Promise<never>(() => undefined);
  });
  loaded.set(screen, component);
  return component;
}

export function Screen({ screen }: { readonly screen: ScreenRoute }) {
  const { pathname } = useLocation();
  const Body = 'load' in screen ? screenOf(screen) : undefined;
  return (
    <ScreenBoundary key={pathname}>
      <Suspense fallback={<LoadingBars />}>
        {Body === undefined ? 'planned' in screen && <Planned screen={screen.planned} /> : <Body />}
      </Suspense>
    </ScreenBoundary>
  );
}
