import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { LoadingBars } from '../parts/note/LoadingBars.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import type { ScreenRoute } from './screens.tsx';

const Planned = lazy(() => import('../planned/Planned.tsx'));

/** One screen of the shell: loaded on demand, and fenced off, so that a broken one does not take the others along. */
export function Screen({ screen }: { readonly screen: ScreenRoute }) {
  const [path] = useLocation();
  return (
    <ScreenBoundary key={path}>
      <Suspense fallback={<LoadingBars />}>
        {'body' in screen ? <screen.body /> : <Planned screen={screen.planned} />}
      </Suspense>
    </ScreenBoundary>
  );
}
