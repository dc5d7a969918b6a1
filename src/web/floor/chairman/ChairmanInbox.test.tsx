import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Observable } from '../../../store/connection/observed.ts';
import type { ReadState, SignInState } from '../../../store/connection/states.ts';
import { storeWrapper } from '../../kit/testing/storeWrapper.tsx';
import { ChairmanInbox } from './ChairmanInbox.tsx';

const HEARD: ReadState = { kind: 'known', raw: null };
const wrapper = () =>
  storeWrapper({
    eventName: 'demo',
    staff: {
      who: new Observable<SignInState>({ kind: 'unknown' }),
      peek: () => HEARD,
      follow: () => () => undefined,
    },
    device: { serverAhead: new Observable(0) },
  });
const EMPTY = 'No decisions to make.';

test('the chairman’s inbox is called empty only once the judges’ requests are loaded', () => {
  const { rerender } = render(<ChairmanInbox day={[]} requests={undefined} />, { wrapper: wrapper() });
  expect(screen.queryByText(EMPTY)).toBeNull();
  rerender(<ChairmanInbox day={[]} requests={[]} />);
  expect(screen.getByText(EMPTY)).toBeDefined();
});
