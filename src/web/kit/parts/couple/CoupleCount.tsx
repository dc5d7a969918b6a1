import './CoupleCount.css';
import { StateLabel } from '../page/StateLabel.tsx';
import type { NoteTone } from '../note/ToneIcon.tsx';
import { coupleWords } from '../../words/english/couple.ts';
import { useWords } from '../../words/language.ts';

export interface CoupleCountProps {
  readonly chosen: number;
  readonly wanted: number;
  /** The counted things, for the bar: 'Couples marked'. */
  readonly label?: string | undefined;
}

/** The words of a judge's count: under '18 to go', exact 'exactly 60', over '2 too many'. */
function countWords(
  chosen: number,
  wanted: number,
  words: typeof coupleWords.english,
): { readonly tone: NoteTone; readonly said: string } {
  if (chosen < wanted) return { tone: 'warn', said: words.toGo(wanted - chosen) };
  if (chosen > wanted) return { tone: 'stop', said: words.tooMany(chosen - wanted) };
  return { tone: 'ok', said: words.exactly(wanted) };
}

function Ring({ chosen, wanted }: { readonly chosen: number; readonly wanted: number }) {
  return (
    <svg className="count-ring" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="6.5" strokeWidth="1.5" opacity="0.45" />
      <circle
        cx="9"
        cy="9"
        r="6.5"
        strokeWidth="3"
        pathLength={wanted}
        strokeDasharray={`${chosen} ${wanted}`}
        transform="rotate(-90 9 9)"
      />
    </svg>
  );
}

/**
 * Chosen couples and couples to go, readable at a glance while walking. States: under (ring, amber), exact (tick,
 * teal), over (octagon, crimson); the number stays ink. The only live region of the screen.
 */
export function CoupleCount({ chosen, wanted, label }: CoupleCountProps) {
  const words = useWords(coupleWords);
  const { tone, said } = countWords(chosen, wanted, words);
  return (
    <div className="count">
      <b className="number count-figure">{chosen}</b>
      <span className="count-of tabular">{words.of(wanted)}</span>
      <output>
        <StateLabel tone={tone} icon={tone === 'warn' ? <Ring chosen={chosen} wanted={wanted} /> : undefined}>
          {said}
        </StateLabel>
      </output>
      <progress
        className="count-bar"
        aria-label={label ?? words.chosen}
        max={Math.max(1, wanted)}
        value={wanted === 0 ? 1 : Math.min(chosen, wanted)}
        aria-valuetext={words.countIs(chosen, wanted, said)}
      />
    </div>
  );
}
