import { LEVELS, type Level } from '../../domain/event/terms.ts';
import { LevelMark } from '../parts/event/LevelMark.tsx';

const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);

/** The level of an event with its mark; a level of somebody's own making has its name alone. */
export function EventLevel({
  level,
  hideIcon = false,
}: {
  readonly level: string;
  readonly hideIcon?: boolean | undefined;
}) {
  if (isLevel(level)) return <LevelMark level={level} hideIcon={hideIcon} />;
  return level === '' ? null : <span className="chip">{level}</span>;
}
