import type { ReactNode } from 'react';
import type { Level } from '../../../../domain/event/terms.ts';
import { termsWords } from '../../words/english/terms.ts';
import { useWords } from '../../words/language.ts';
import '../marks/Marks.css';

export interface LevelMarkProps {
  readonly level: Level;
  /** The event setting `hideLevelIcons`: the name alone. */
  readonly hideIcon: boolean;
}

const CHEVRON = 'l4.5 -3.5 l4.5 3.5';

const disc = (metal: 'bronze' | 'silver' | 'gold') => (
  <circle className={`level-disc level-${metal}`} cx="7" cy="7" r="5" />
);

/** A ring, three metals, one to three chevrons. Levels outside the syllabus have no icon. */
const ICONS: Partial<Record<Level, ReactNode>> = {
  Newcomer: <circle cx="7" cy="7" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  Bronze: disc('bronze'),
  Silver: disc('silver'),
  Gold: disc('gold'),
  Novice: <path className="level-chevrons" d={`M2.5 9 ${CHEVRON}`} />,
  Prechamp: <path className="level-chevrons" d={`M2.5 11 ${CHEVRON}M2.5 6.5 ${CHEVRON}`} />,
  Championship: (
    <path className="level-chevrons" d={`M2.5 12 ${CHEVRON}M2.5 8 ${CHEVRON}M2.5 4 ${CHEVRON}`} />
  ),
};

/** The icon of a level, for a name that contains the level. Nothing for levels without an icon. */
export function LevelIcon({ level, hideIcon }: LevelMarkProps) {
  const icon = hideIcon ? undefined : ICONS[level];
  return icon === undefined ? null : (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      {icon}
    </svg>
  );
}

/** A level as icon and name; without an icon, or with `hideIcon`, the name alone. */
export function LevelMark(props: LevelMarkProps) {
  const words = useWords(termsWords);
  return (
    <span className="chip">
      <LevelIcon {...props} />
      {words.levelName(props.level)}
    </span>
  );
}
