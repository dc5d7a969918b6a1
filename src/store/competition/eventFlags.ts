import { INCREMENT, type Patch } from '../tree/patch.ts';
import { eventSettingsPath, type EventSettings } from './settings.ts';

/** The settings that are on or off (SPEC 3). */
export type EventFlag = Exclude<
  {
    [Name in keyof EventSettings]-?: EventSettings[Name] extends boolean ? Name : never;
  }[keyof EventSettings],
  'marksPublic'
>;

export const switchFlag = (flag: EventFlag, isOn: boolean): Patch => ({
  [`${eventSettingsPath.at}/${flag}`]: isOn,
});

/** Scrolls every live view to the current round. */
export const scrollLiveViews = (): Patch => ({
  [`${eventSettingsPath.at}/liveScrollRefreshIndex`]: INCREMENT,
});
