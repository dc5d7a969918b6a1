import { press, type Press } from './press.ts';
import type { Person } from './person.ts';

/** Events of any device in a hall: reload, offline, back online. */
export function deviceEvents(person: Person): readonly Press[] {
  const { device } = person;
  const { direct } = device;
  return [
    direct.isLive
      ? press('offline', 'goes offline', () => direct.goOffline(), { weight: 0.15 })
      : press('back', 'comes back online', () => direct.comeBack(), { weight: 1.2 }),
    ...(direct.isLive && direct.breaks === undefined
      ? (['before the request arrives', 'before the answer comes'] as const).map((breaks) =>
          press(
            breaks,
            `loses the connection with the next press, ${breaks}`,
            () => {
              direct.breaks = breaks;
            },
            { weight: 0.05 },
          ),
        )
      : []),
    press('reload', 'loads the page anew', () => person.reload(), { weight: 0.1 }),
    ...(device.reloadsNext
      ? []
      : [
          press(
            'reload with the next press',
            'is about to load the page anew in the middle of the next press',
            () => {
              device.reloadsNext = true;
            },
            { weight: 0.05 },
          ),
        ]),
  ];
}
