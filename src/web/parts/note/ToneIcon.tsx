import { lazy, Suspense } from 'react';

/** ok: done. warn: look at this. stop: does not go on. info: good to know. Each has a shape of its own before it has a colour. */
export type Tone = 'ok' | 'warn' | 'stop' | 'info';

// No page has a note in its first moment, and the words say all of it: without network it goes without its shape.
const Shape = lazy(() => import('./ToneShape.tsx').catch(() => ({ default: () => <></> })));

/** The shape of a state: tick, triangle, octagon, circle. Never without words beside it. */
export function ToneIcon({ tone, size = 18 }: { readonly tone: Tone; readonly size?: number | undefined }) {
  return (
    <Suspense fallback={<svg width={size} height={size} aria-hidden="true" />}>
      <Shape tone={tone} size={size} />
    </Suspense>
  );
}
