/** What a thumb feels without looking, in ms; devices that cannot shake do nothing. */
const PATTERNS = {
  chosen: [10],
  pencilled: [25],
  /** The number that was asked for is reached, or the last place is given. */
  complete: [15, 60, 30],
  sent: [60],
} as const;

export function shake(kind: keyof typeof PATTERNS): void {
  if ('vibrate' in navigator) navigator.vibrate([...PATTERNS[kind]]);
}
