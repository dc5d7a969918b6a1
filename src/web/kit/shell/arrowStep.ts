/** The rows to move by for an arrow key, down or up; 0 for any other key. */
export function parseArrowStep(key: string): -1 | 0 | 1 {
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : 0;
}
