import { Clock } from 'lucide-react';
import { Button } from '../../kit/parts/button/Button.tsx';
import { StateLabel } from '../../kit/parts/page/StateLabel.tsx';
import { partnersWords } from '../../kit/words/english/partners.ts';
import { termsWords } from '../../kit/words/english/terms.ts';
import { useWords } from '../../kit/words/language.ts';
import { joinParts } from '../../kit/words/joinParts.ts';
import type { Seeker } from './searchGroups.ts';

/** The relation of a seeker to the viewer. */
export type SeekerRelation =
  | 'nothing'
  | 'you'
  | 'asked'
  | 'asks you'
  | 'declined'
  | 'no events in common'
  | 'can be asked';

/** A dancer who looks for a partner, and the one possible action. */
export function SeekerRow({
  seeker: { who, role, looksFor, note },
  between,
  onAsk,
}: {
  readonly seeker: Seeker;
  readonly between: SeekerRelation;
  readonly onAsk: () => void;
}) {
  const words = useWords(partnersWords);
  const { levelName, styleName } = useWords(termsWords);
  const looks = joinParts(looksFor.map(({ level, style }) => `${levelName(level)} ${styleName(style)}`));
  return (
    <li className="partners-row">
      <div>
        <p className="partners-name">
          {who.name} {between === 'you' ? <span className="caption">{words.you}</span> : null}
        </p>
        <p className="caption">{who.affiliation}</p>
        <p>
          {words.looksAs[role]} {words.looksFor(looks)}
        </p>
        {note === '' ? null : <p className="caption partners-note">{note}</p>}
      </div>
      <div className="partners-do">
        {between === 'can be asked' ? (
          <Button aria-label={words.askWhom(who.name)} onClick={onAsk}>
            {words.ask}
          </Button>
        ) : null}
        {between === 'asked' ? (
          <StateLabel tone="info" icon={<Clock size={16} strokeWidth={1.6} aria-hidden />}>
            {words.asked}
          </StateLabel>
        ) : null}
        {between === 'asks you' ? <StateLabel tone="info">{words.asksYou}</StateLabel> : null}
        {between === 'declined' ? <StateLabel tone="info">{words.otherPlans}</StateLabel> : null}
      </div>
    </li>
  );
}
