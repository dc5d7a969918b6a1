import type { ReactNode } from 'react';
import { TabLinks } from '../../kit/parts/tabs/TabLinks.tsx';
import type { LiveValue } from '../../kit/cache/useLive.ts';
import { hallWords } from '../../kit/words/english/hall.ts';
import { useWords } from '../../kit/words/language.ts';
import { RoundsOnFloor } from './RoundsOnFloor.tsx';
import { DelayLabel } from './DelayLabel.tsx';
import type { HallState } from './useHallState.ts';
import './hallHead.css';

export interface HallHeadProps {
  /** The accessible name of the links: 'What to read'. */
  readonly label: string;
  readonly hall: LiveValue<HallState>;
  readonly children: ReactNode;
}

/**
 * The head below the bar of the MC and of the chairman: their desks, the rounds on the floor, and the delay of the
 * day.
 */
export function HallHead({ label, hall, children }: HallHeadProps) {
  const words = useWords(hallWords);
  return (
    <section className="hall-head" aria-label={words.desks}>
      <TabLinks label={label}>{children}</TabLinks>
      {hall.kind === 'known' ? (
        <RoundsOnFloor hall={hall.value} />
      ) : (
        // Reserves its space, so that nothing below moves.
        <p className="hall-head-floor" />
      )}
      {hall.kind === 'known' ? <DelayLabel plan={hall.value.plan} timing={hall.value.timing} /> : null}
    </section>
  );
}
