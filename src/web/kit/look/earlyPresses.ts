/** Told on the document once the app listens to the page: from here on it answers what it has taken over, part by part. */
export const LISTENING = 'listening';

/** Told on the document once the app has taken over its screen. */
export const TAKEN_OVER = 'takenover';

/**
 * What was chosen of the languages, where the list has not answered it yet: what the server has drawn may be replaced before
 * anything listens there. Whoever draws the list the next time takes it up (app/LanguageChoice.tsx).
 */
export const CHOSEN_EARLY = 'chosen';

/** As a finger types: the app hears of it, also where the field says the same already. */
function typeInto(field: HTMLInputElement, text: string): void {
  const type = (): boolean => field.dispatchEvent(new Event('input', { bubbles: true }));
  // A part of the page that nothing answers yet is taken over by the first of these.
  type();
  // What React last knew of the field is nothing; what a finger left there is not set through it.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  type();
}

/**
 * A page that the server has drawn can be pressed, and typed into, before the app is there: what was pressed last is done
 * once it is, and what was typed last stays. Links lead on by themselves.
 */
export function keepEarlyPress(page: Document): void {
  let pressed: HTMLButtonElement | undefined;
  let typed: { readonly field: HTMLInputElement; readonly text: string } | undefined;
  let answered: Event | undefined;
  let isListening = false;
  const note = (event: MouseEvent): void => {
    const { target } = event;
    const button = (target instanceof Element ? target.closest('button') : null) ?? undefined;
    pressed = isListening ? undefined : button;
    // React takes over what is pressed and answers it at once, and once is enough: a menu pressed twice is closed. What it
    // cannot take over yet it lets go no further.
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
  // For good: below the screen the page is taken over later than the screen.
  page.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLSelectElement && target.closest('.language-choice') !== null)
        page.documentElement.dataset[CHOSEN_EARLY] = target.value;
    },
    true,
  );
  page.addEventListener('click', note, true);
  page.addEventListener('click', noteAnswered);
  page.addEventListener('input', noteTyped, true);
  page.addEventListener(LISTENING, () => (isListening = true), { once: true });
  page.addEventListener(
    TAKEN_OVER,
    () => {
      page.removeEventListener('click', note, true);
      page.removeEventListener('input', noteTyped, true);
      if (pressed?.isConnected === true) pressed.click();
      if (typed?.field.isConnected === true) typeInto(typed.field, typed.text);
    },
    { once: true },
  );
}
