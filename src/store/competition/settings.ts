import { eventSettings as settings } from '../../schema/nodes/eventSettings.ts';
import type { TreePath } from '../tree/path.ts';

export type EventSettings = ReturnType<typeof settings.parse>;

export const eventSettingsPath: TreePath<EventSettings> = { ...settings, ahead: true };
