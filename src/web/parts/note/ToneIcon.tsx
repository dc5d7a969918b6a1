import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import OctagonX from 'lucide-react/icons/octagon-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

/** ok: done. warn: look at this. stop: does not go on. info: good to know. Each has a shape of its own before it has a colour. */
export type Tone = 'ok' | 'warn' | 'stop' | 'info';

const SHAPES = { ok: Check, warn: TriangleAlert, stop: OctagonX, info: Info } as const;

/** The shape of a state: tick, triangle, octagon, circle. Never without words beside it. */
export function ToneIcon({ tone, size = 18 }: { readonly tone: Tone; readonly size?: number | undefined }) {
  const Shape = SHAPES[tone];
  return <Shape size={size} aria-hidden="true" />;
}
