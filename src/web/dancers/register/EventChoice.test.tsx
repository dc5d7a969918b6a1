import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eventOf } from '../../../domain/testing/event.ts';
import { textsOutsideNames } from '../../kit/testing/textsOutsideNames.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { LanguageHere } from '../../kit/words/language.ts';
import { LANGUAGES, languageOf } from '../../kit/words/visitorsLanguage.ts';
import { EventChoice } from './EventChoice.tsx';

const WAITING = { kind: 'waiting' } as const;

const EVENTS = [
  eventOf('Gold Latin Rumba'),
  // The event's name lacks its dances, or has them in another order than on the floor.
  { ...eventOf('Gold Latin'), dances: ['Samba', 'Rumba'] as const },
  { ...eventOf('Gold Latin Rumba ChaCha Samba'), dances: ['Rumba', 'ChaCha', 'Samba'] as const },
  eventOf('Rumba under the Stars'),
];

test.each(LANGUAGES)('the name of each event’s button contains its text in %s', async (tag) => {
  const language = await languageOf(tag);
  const { container } = render(
    <LanguageHere value={language}>
      <EventChoice events={EVENTS} chosen={new Set()} doubts={new Map()} onPress={() => undefined} />
    </LanguageHere>,
    {
      wrapper: storeWrapper({
        device: { follow: () => () => undefined, peek: () => WAITING },
      }),
    },
  );
  expect(container.querySelectorAll('button[aria-label]')).toHaveLength(EVENTS.length);
  expect(textsOutsideNames(container)).toEqual([]);
});
