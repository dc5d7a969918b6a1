import type { ReactNode } from 'react';
import { className } from '../../../kit/parts/page/className.ts';
import { measureLetters } from '../../../kit/look/measureLetters.ts';

interface Props {
  /** The subject: an event, a school. */
  readonly title: string;
  readonly about: ReactNode;
  readonly children?: ReactNode;
}

/** Longer titles are smaller: two lines are always enough. */
const LONG_TITLE_LENGTH = 30;
const VERY_LONG = 60;

/** The head of a page that hangs, lies or is carried in the hall. */
export function PrintHead({ title, about, children }: Props) {
  const letters = measureLetters(title);
  return (
    <header className="sheet-head">
      <div>
        <h2
          className={className(
            'sheet-title',
            letters > LONG_TITLE_LENGTH && 'is-long',
            letters > VERY_LONG && 'is-very-long',
          )}
        >
          <bdi>{title}</bdi>
        </h2>
        <p className="sheet-about">
          <bdi>{about}</bdi>
        </p>
      </div>
      {children}
    </header>
  );
}
