/** Each tone has its own shape, not only its color. stop: cannot go on. info: good to know. */
export type NoteTone = 'ok' | 'warn' | 'stop' | 'info';

// Drawn here and not from the icon library: notes show offline, so the shapes belong to every page's first load,
// and the library's code weighs more than the note.
const SHAPES = {
  ok: 'M4 12.5l5.5 5.5L20 7',
  warn: 'M12 3.5L2 20.5h20zM12 10v5M12 17.8v.2',
  stop: 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8zM9 9l6 6M15 9l-6 6',
  info: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 11v6M12 7.3v.2',
} as const satisfies Record<NoteTone, string>;

/** The icon of a tone: tick, triangle, octagon, circle. Always with words beside it. */
export function ToneIcon({
  tone,
  size = 18,
}: {
  readonly tone: NoteTone;
  readonly size?: number | undefined;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[tone]} />
    </svg>
  );
}
