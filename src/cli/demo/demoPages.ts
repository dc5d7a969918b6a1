import type { PageName } from '../../store/competition/pages.ts';

/** The demo's pages. All of it is invented. */
export const DEMO_PAGES: Readonly<Record<PageName, string>> = {
  home: `**Parking in Lot 7 is free all day.** The doors by the lot open at 7:00; the main entrance opens at 8:00.

Street shoes stay off the floor. Heel protectors are at the desk for $3.`,

  details: `Doors open at 7:00. The first event is called at 8:30.

## Times

| When | What |
| --- | --- |
| 7:00 | Doors, registration desk, numbers |
| 7:15 | Floor open for warm-up, by style |
| 8:10 | Floor closes, briefing for newcomers |
| 8:30 | Smooth, then Standard |
| 12:40 | Lunch and team match |
| 1:20 | Rhythm, then Latin |
| 5:10 | Awards |

Events may start up to 30 minutes early. Nothing starts earlier than that.

## Your number

Leads pick up the number at the desk between 7:00 and 8:15. Pins are there too. A lost number costs $5.

## Warm-up

The floor is open by style, fifteen minutes each. The hallway on the second floor is free all day: **no hard heels there**.

## Spectators

Tickets are $10 at the door, $5 for students. Children under 10 come in free. Flash stays off while couples dance.

## Food

The café in the lobby has sandwiches, fruit and coffee until 4:00. Please keep food out of the hall.`,

  rules: `Questions about eligibility go to the organizers **before** registration closes, see [Contact](/contact).

## Who can dance

Anybody who studies, teaches or works at a college, or did so in the last two years. Others can enter the Open events.

## Levels

- **Newcomer**: for your first year of competing, with a partner who is also new or one level up.
- **Bronze, Silver, Gold**: only figures of the level or below.
- **Novice, Pre-Champ, Championship**: open choreography.

The levels you can enter are at the end of this page.

## Dress

| Level | Costume |
| --- | --- |
| Newcomer, Bronze | Practice wear, no rhinestones |
| Silver, Gold | Costume allowed |
| Open levels | Costume |

## On the floor

1. Be on deck two heats ahead.
2. Start where the floor is free, and move along the line of dance.
3. If your number falls off, keep dancing: the deck captain brings you pins after the dance.

## Judging

Callbacks are by majority of recalls, finals by the Skating System. The chairman decides what no rule decides. Every result on this site shows how it was counted.`,

  venue: `## The floor

Sprung maple, **104 by 60 feet**, with bleachers on both long sides. The line of dance runs past the judges’ table first.

## Getting there

By train: Harbor Line to Rosemont, then a nine-minute walk along Mill Street.

By car: exit 14, then follow the signs to the campus. Lot 7 is free on weekends.

## Access

The hall, the lobby and the changing rooms are step-free. There is a quiet room next to the desk: ask for the key.

## Shoes

Street shoes stay off the floor. Heels need protectors: the desk has them for $3.`,

  contact: `## Before the day

Email [organizers@example.org](mailto:organizers@example.org). We answer within two days.

## On the day

Come to the registration desk in the lobby, or ask anybody with an orange badge. In an emergency call campus safety: [555 0100](tel:+15550100).`,

  about: `The Floorcraft Demo Classic is made up, down to the last heat: dancers, schools and judges. Two of its events were really danced, with the numbers and marks as they were published.

It is run by students, for students, in one day.`,
};

export const DEMO_ORGANIZERS = {
  o1: {
    key: 'o1',
    name: 'Nora Lindqvist',
    role: 'Competition chair',
    bio: 'Started in a borrowed pair of shoes and never gave them back.',
  },
  o2: { key: 'o2', name: 'Tariq Benali', role: 'Registration', bio: 'Knows your number before you do.' },
  o3: {
    key: 'o3',
    name: 'Wilhelmina Featherstonhaugh-Okonkwo',
    role: 'Volunteers and hospitality',
    bio: 'Danced Smooth for four years, and has fed this competition for three. If you can carry a tray, hold a door or count to twelve, she has a shift for you: half a day of help takes five dollars off your price.',
  },
} as const;
