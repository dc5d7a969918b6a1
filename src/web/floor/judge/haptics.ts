/** Vibration patterns in ms; ignored by devices without vibration. */
const PATTERNS = {
  chosen: [10],
  pencilled: [25],
  /** The wanted number is reached, or the last place is given. */
  complete: [15, 60, 30],
  sent: [60],
} as const;

export function vibrate(kind: keyof typeof PATTERNS): void {
  if ('vibrate' in navigator) navigator.vibrate([...PATTERNS[kind]]);
}
