import { useId } from 'react';
import { Link } from 'wouter';
import type { SetupGap } from '../../../domain/setup/guide.ts';
import { guideWords } from '../../kit/words/english/guide.ts';
import { useWords } from '../../kit/words/language.ts';
import { linkToDesk } from './stepLinks.ts';
import './missingList.css';

interface Props {
  readonly missing: readonly SetupGap[];
  readonly title: string;
  /** The level of its heading, 3 by default. */
  readonly level?: 2 | 3;
}

/** A short list of the things a competition lacks, each with a link to the desk that adds it. */
export function MissingList({ missing, title, level }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const words = useWords(guideWords);
  const id = useId();
  if (missing.length === 0) return null;
  return (
    <section className="missing" aria-labelledby={id}>
      <Heading id={id}>
        <b className="number">{missing.length}</b> {title}
      </Heading>
      <ul>
        {missing.map((one) => {
          const { step, to } = linkToDesk(one);
          return (
            <li key={one}>
              <span>{words.missing[one]}</span>
              <Link to={to}>{words.desk[step]}</Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
