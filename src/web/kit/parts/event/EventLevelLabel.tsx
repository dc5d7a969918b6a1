import type { EventLevel as Level } from '../../../../domain/event/terms.ts';
import { LevelMark } from './LevelMark.tsx';

/** An event's level with its mark; a custom level has its name alone. */
export function EventLevelLabel({ level, hideIcon }: { readonly level: Level; readonly hideIcon: boolean }) {
  if (typeof level === 'string') return <LevelMark level={level} hideIcon={hideIcon} />;
  return level.other === '' ? null : <span className="chip">{level.other}</span>;
}
