import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import OctagonX from 'lucide-react/icons/octagon-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Tone } from './ToneIcon.tsx';

const SHAPES = { ok: Check, warn: TriangleAlert, stop: OctagonX, info: Info } as const;

export default function ToneShape({ tone, size }: { readonly tone: Tone; readonly size: number }) {
  const Shape = SHAPES[tone];
  return <Shape size={size} aria-hidden="true" />;
}
