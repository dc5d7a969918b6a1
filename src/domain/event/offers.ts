import type { Dance } from './dances.ts';
import type { OfferedEvent } from './offered.ts';
import type { Level, Style } from './terms.ts';

/** Templates: events that competitions usually offer. */
export const OFFER_TEMPLATES = [
  'collegiate',
  'northeast',
  'west coast',
  'beginners',
  'showcase',
  'social',
] as const;
export type OfferTemplate = (typeof OFFER_TEMPLATES)[number];

/** Each group of dances is one event. */
type Groups = readonly (readonly Dance[])[];

const alone = (...dances: readonly Dance[]): Groups => dances.map((dance) => [dance]);
const together = (...dances: readonly Dance[]): Groups => [dances];

type Row = readonly [levels: readonly Level[], { readonly [S in Style]?: Groups }];

const NEWCOMER: Row = [
  ['Newcomer'],
  {
    Smooth: alone('Waltz', 'Tango', 'Foxtrot'),
    Standard: alone('Waltz', 'Tango', 'Quickstep'),
    Rhythm: alone('ChaCha', 'Rumba', 'Swing'),
    Latin: alone('ChaCha', 'Rumba', 'Jive'),
  },
];

const BRONZE: Row = [
  ['Bronze'],
  {
    Smooth: alone('Waltz', 'Tango', 'Foxtrot', 'Viennese Waltz'),
    Standard: alone('Waltz', 'Tango', 'Foxtrot', 'Quickstep'),
    Rhythm: alone('ChaCha', 'Rumba', 'Swing', 'Mambo'),
    Latin: alone('ChaCha', 'Samba', 'Rumba', 'Jive'),
  },
];

const CHAMPIONSHIP: Row = [
  ['Championship'],
  {
    Smooth: together('Waltz', 'Tango', 'Foxtrot', 'Viennese Waltz'),
    Standard: together('Waltz', 'Tango', 'Viennese Waltz', 'Foxtrot', 'Quickstep'),
    Rhythm: together('ChaCha', 'Rumba', 'Swing', 'Bolero', 'Mambo'),
    Latin: together('ChaCha', 'Samba', 'Rumba', 'Paso Doble', 'Jive'),
  },
];

const ROWS: Readonly<Record<OfferTemplate, readonly Row[]>> = {
  collegiate: [
    [
      ['Newcomer', 'Bronze'],
      {
        Smooth: alone('Waltz', 'Tango'),
        Standard: alone('Waltz', 'Quickstep'),
        Rhythm: alone('ChaCha', 'Rumba'),
        Latin: alone('ChaCha', 'Rumba'),
      },
    ],
    [
      ['Silver', 'Gold'],
      {
        Smooth: together('Waltz', 'Foxtrot'),
        Standard: together('Waltz', 'Quickstep'),
        Rhythm: together('ChaCha', 'Swing'),
        Latin: together('Samba', 'Jive'),
      },
    ],
    [['Syllabus'], { Standard: alone('Viennese Waltz'), Latin: alone('Paso Doble') }],
    CHAMPIONSHIP,
  ],
  northeast: [
    NEWCOMER,
    BRONZE,
    [
      ['Silver', 'Gold'],
      {
        Smooth: [
          ['Waltz', 'Tango'],
          ['Foxtrot', 'Viennese Waltz'],
        ],
        Standard: [
          ['Waltz', 'Quickstep'],
          ['Tango', 'Foxtrot'],
        ],
        Rhythm: [
          ['ChaCha', 'Rumba'],
          ['Swing', 'Mambo'],
        ],
        Latin: [
          ['ChaCha', 'Rumba'],
          ['Samba', 'Jive'],
        ],
      },
    ],
    [
      ['Syllabus'],
      { Standard: alone('Viennese Waltz'), Rhythm: alone('Bolero'), Latin: alone('Paso Doble') },
    ],
    [
      ['Novice'],
      {
        Smooth: together('Waltz', 'Tango', 'Foxtrot'),
        Standard: together('Waltz', 'Tango', 'Foxtrot', 'Quickstep'),
        Rhythm: together('ChaCha', 'Rumba', 'Swing'),
        Latin: together('ChaCha', 'Samba', 'Rumba'),
      },
    ],
    [
      ['Prechamp'],
      {
        Smooth: together('Waltz', 'Tango', 'Foxtrot', 'Viennese Waltz'),
        Standard: together('Waltz', 'Tango', 'Foxtrot', 'Quickstep'),
        Rhythm: together('ChaCha', 'Rumba', 'Swing', 'Bolero'),
        Latin: together('ChaCha', 'Samba', 'Rumba', 'Jive'),
      },
    ],
    CHAMPIONSHIP,
  ],
  'west coast': [
    [
      ['Newcomer', 'Bronze'],
      {
        Smooth: alone('Waltz', 'Tango', 'Foxtrot', 'Viennese Waltz'),
        Standard: alone('Waltz', 'Tango', 'Viennese Waltz', 'Foxtrot', 'Quickstep'),
        Rhythm: alone('ChaCha', 'Rumba', 'Swing', 'Bolero', 'Mambo'),
        Latin: alone('ChaCha', 'Samba', 'Rumba', 'Paso Doble', 'Jive'),
      },
    ],
    [
      ['Silver', 'Gold'],
      {
        Smooth: [
          ['Waltz', 'Tango'],
          ['Foxtrot', 'Viennese Waltz'],
        ],
        Standard: [['Waltz', 'Quickstep'], ['Tango', 'Foxtrot'], ['Viennese Waltz']],
        Rhythm: [['ChaCha', 'Rumba'], ['Swing', 'Mambo'], ['Bolero']],
        Latin: [['ChaCha', 'Rumba'], ['Samba', 'Jive'], ['Paso Doble']],
      },
    ],
    [
      ['Novice', 'Prechamp'],
      {
        Smooth: together('Waltz', 'Tango', 'Foxtrot', 'Viennese Waltz'),
        Standard: together('Waltz', 'Tango', 'Foxtrot', 'Quickstep'),
        Rhythm: together('ChaCha', 'Rumba', 'Swing', 'Bolero'),
        Latin: together('ChaCha', 'Samba', 'Rumba', 'Jive'),
      },
    ],
    CHAMPIONSHIP,
    [
      ['Beginner', 'Advanced'],
      { Nightclub: alone('Salsa', 'Bachata', 'West Coast Swing', 'Night Club Two Step') },
    ],
  ],
  beginners: [NEWCOMER, BRONZE],
  showcase: [
    [
      ['Bronze', 'Silver', 'Gold'],
      {
        Smooth: alone('Waltz', 'Tango', 'Foxtrot'),
        Rhythm: alone('ChaCha', 'Rumba', 'Swing'),
      },
    ],
  ],
  social: [[['Beginner', 'Advanced'], { Nightclub: alone('Salsa', 'Bachata', 'West Coast Swing') }]],
};

const STYLES_IN_ORDER = [
  'Smooth',
  'Standard',
  'Rhythm',
  'Latin',
  'Nightclub',
] as const satisfies readonly Style[];

/** Sorted by level, then by style. */
export const listTemplateEvents = (offer: OfferTemplate): readonly OfferedEvent[] =>
  ROWS[offer].flatMap(([levels, styles]) =>
    levels.flatMap((level) =>
      STYLES_IN_ORDER.flatMap((style) => (styles[style] ?? []).map((dances) => ({ level, style, dances }))),
    ),
  );
