import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildTestEvent } from '../../../domain/testing/event.ts';
import { textsOutsideNames } from '../../kit/testing/textsOutsideNames.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { LanguageContext } from '../../kit/words/language.ts';
import { LANGUAGES, loadLanguage } from '../../kit/words/visitorsLanguage.ts';
import { EventChoice } from './EventChoice.tsx';

const WAITING = { kind: 'waiting' } as const;

const EVENTS = [
  buildTestEvent('Gold Latin Rumba'),
  // The event's name lacks its dances, or has them in another order than on the floor.
  { ...buildTestEvent('Gold Latin'), dances: ['Samba', 'Rumba'] as const },
  { ...buildTestEvent('Gold Latin Rumba ChaCha Samba'), dances: ['Rumba', 'ChaCha', 'Samba'] as const },
  buildTestEvent('Rumba under the Stars'),
];

test.each(LANGUAGES)('the name of each event’s button contains its text in %s', async (tag) => {
  const language = await loadLanguage(tag);
  const { container } = render(
    <LanguageContext value={language}>
      <EventChoice events={EVENTS} chosen={new Set()} doubts={new Map()} onPress={() => undefined} />
    </LanguageContext>,
    {
      wrapper: storeWrapper({
        device: { follow: () => () => undefined, peek: () => WAITING },
      }),
    },
  );
  expect(container.querySelectorAll('button[aria-label]')).toHaveLength(EVENTS.length);
  expect(textsOutsideNames(container)).toEqual([]);
});
