import type { EventLevel as Level } from '../../../../domain/event/terms.ts';
import { LevelMark } from './LevelMark.tsx';

/** The level of an event with its mark; a level of somebody's own making has its name alone. */
export function EventLevel({ level, hideIcon }: { readonly level: Level; readonly hideIcon: boolean }) {
  if (typeof level === 'string') return <LevelMark level={level} hideIcon={hideIcon} />;
  return level.other === '' ? null : <span className="chip">{level.other}</span>;
}
