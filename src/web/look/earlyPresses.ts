/** Told on the document once the app listens to what is pressed. */
export const TAKEN_OVER = 'takenover';

/**
 * A page that the server has drawn can be pressed before the app is there: what was pressed last is done once it is. Links
 * lead on by themselves.
 */
export function keepEarlyPress(page: Document): void {
  let pressed: HTMLButtonElement | undefined;
  const note = ({ target }: MouseEvent): void => {
    pressed = (target instanceof Element ? target.closest('button') : null) ?? undefined;
  };
  page.addEventListener('click', note, true);
  page.addEventListener(
    TAKEN_OVER,
    () => {
      page.removeEventListener('click', note, true);
      if (pressed?.isConnected === true) pressed.click();
    },
    { once: true },
  );
}
