import type { SpokenCouple, SpokenLine } from '../../../domain/floor/script.ts';
import type { LeadNumber } from '../../../domain/ids.ts';
import { NumberCard } from '../../kit/parts/couple/NumberCard.tsx';
import { UnbrokenText } from '../../kit/parts/page/UnbrokenText.tsx';
import { mcWords } from '../../kit/words/english/mc.ts';
import { useWords } from '../../kit/words/language.ts';
import { SpokenNumbers } from './SpokenNumbers.tsx';

const NOBODY: readonly LeadNumber[] = [];

export interface SpokenScriptProps {
  readonly lines: readonly SpokenLine[];
  /** Couples that were called and haven't come: marked within the lines. */
  readonly missing?: readonly LeadNumber[] | undefined;
}

/** Lines to read aloud at arm's length: words light, numbers heavy, in threes; a tap keeps the reader's place. */
export function SpokenScript({ lines, missing = NOBODY }: SpokenScriptProps) {
  return (
    <div className="mc-lines">
      {lines.map((line, at) => (
        // The lines change as a whole, so the index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        <Line key={at} line={line} missing={missing} />
      ))}
    </div>
  );
}

function Line({ line, missing }: { readonly line: SpokenLine; readonly missing: readonly LeadNumber[] }) {
  const words = useWords(mcWords);
  if (line.kind === 'numbers') return <SpokenNumbers groups={line.groups} missing={missing} />;
  if (line.kind !== 'award')
    return (
      <p className="mc-say">
        <UnbrokenText>{words.line(line)}</UnbrokenText>
      </p>
    );
  return (
    <section className="mc-award">
      <p className="mc-say">{words.award(line.place, line.isShared)}</p>
      {line.couples.map((couple) => (
        <Couple key={couple.number} couple={couple} />
      ))}
    </section>
  );
}

function Couple({ couple: { number, names, affiliation } }: { readonly couple: SpokenCouple }) {
  const words = useWords(mcWords);
  return (
    <p className="mc-couple">
      <NumberCard number={number} size="hero" />
      <span className="mc-names">
        {names === undefined ? (
          <span className="second">{words.callTheNumber}</span>
        ) : (
          <>
            <span>{names[0]}</span>
            <span>{words.and(names[1])}</span>
          </>
        )}
        {affiliation === undefined ? null : <small className="second">{affiliation}</small>}
      </span>
    </p>
  );
}
