import { eventSettings as settings } from '../../schema/nodes/eventSettings.ts';
import type { Path } from '../tree/path.ts';

export type EventSettings = ReturnType<typeof settings.parse>;

export const eventSettings: Path<EventSettings> = { ...settings, ahead: true };
