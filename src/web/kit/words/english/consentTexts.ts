import { section } from '../section.ts';

/** The default consent texts. */
export const consentTextsWords = section('consentTexts', {
  // SPEC 5, word for word: dancers agree to these exact texts.
  risk: 'I recognize there are risks participating in this event. I release the organizers from all liability for any injury or damage arising from my participation.',
  media:
    'I grant the organizers permission to use media taken of me dancing at this event for promotional materials.',
  mediaHelp: 'You can say no and still dance.',
});
