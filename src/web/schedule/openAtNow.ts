/** So many rows before and behind the round on the floor fill the highest screen. */
const IN_SIGHT = 20;

/**
 * A day of a hundred rounds opens where it is now. The rows around it are laid out before it is scrolled to: of a row out
 * of sight the height is only guessed, and what stands below would move when it is known.
 */
export function openAtNow(day: HTMLElement): void {
  const rows = [...day.querySelectorAll<HTMLElement>('li.schedule-row')];
  const at = rows.findIndex((row) => row.classList.contains('is-now'));
  if (at < 0) return;
  const around = rows.slice(Math.max(0, at - IN_SIGHT), at + IN_SIGHT);
  for (const { style } of around) style.contentVisibility = 'visible';
  rows[at]?.scrollIntoView({ block: 'center' });
  // Once they are painted the browser remembers how high they are, and leaves out what is out of sight again.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const { style } of around) style.removeProperty('content-visibility');
    }),
  );
}
