/** Event on the document: the app now listens to the page and answers each part as it hydrates. */
export const LISTENING_EVENT = 'listening';

/** Event on the document: the app has hydrated its screen. */
export const HYDRATED_EVENT = 'takenover';

/**
 * A language chosen before the list could answer: the server's HTML may be replaced before it hydrates. The next render
 * of the list picks it up (app/LanguageChoice.tsx).
 */
export const CHOSEN_EARLY_ATTRIBUTE = 'chosen';

/** Sends an input event that React notices, even if the field already has this value. */
function typeInto(field: HTMLInputElement, text: string): void {
  const type = (): boolean => field.dispatchEvent(new Event('input', { bubbles: true }));
  // The first event makes React hydrate this part.
  type();
  // React believes the field is empty; setting the value through the prototype bypasses its own setter.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  type();
}

/**
 * A server-rendered page can be pressed and typed into before the app is ready. The last press is repeated then, and
 * typed text stays. Links work without the app.
 */
export function repeatEarlyPress(page: Document): void {
  let pressed: HTMLButtonElement | undefined;
  let typed: { readonly field: HTMLInputElement; readonly text: string } | undefined;
  let answered: Event | undefined;
  let isListening = false;
  const note = (event: MouseEvent): void => {
    const { target } = event;
    const button = (target instanceof Element ? target.closest('button') : null) ?? undefined;
    pressed = isListening ? undefined : button;
    // React answers a press on a part it can hydrate at once; repeating it would close a menu again. A press that it
    // cannot answer yet does not propagate, so that one is repeated.
    if (isListening)
      setTimeout(() => {
        if (answered !== event) pressed = button;
      });
  };
  const noteAnswered = (event: Event): void => {
    answered = event;
  };
  const noteTyped = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) typed = { field: target, text: target.value };
  };
  // The listener is never removed: parts below the screen hydrate later than the screen.
  page.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLSelectElement && target.closest('.language-choice') !== null)
        page.documentElement.dataset[CHOSEN_EARLY_ATTRIBUTE] = target.value;
    },
    true,
  );
  page.addEventListener('click', note, true);
  page.addEventListener('click', noteAnswered);
  page.addEventListener('input', noteTyped, true);
  page.addEventListener(LISTENING_EVENT, () => (isListening = true), { once: true });
  page.addEventListener(
    HYDRATED_EVENT,
    () => {
      page.removeEventListener('click', note, true);
      page.removeEventListener('input', noteTyped, true);
      if (pressed?.isConnected === true) pressed.click();
      if (typed?.field.isConnected === true) typeInto(typed.field, typed.text);
    },
    { once: true },
  );
}
