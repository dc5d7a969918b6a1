import { normalizeSpelling } from '../people/people.ts';

/** Schools at collegiate competitions in North America, as their teams spell them. */
export const SCHOOLS = [
  'Arizona State',
  'Ball State',
  'Bates',
  'Bemidji State',
  'Binghamton',
  'Boston University',
  'Brandeis',
  'Brooklyn College',
  'Brown',
  'BYU–Idaho',
  'Cal Poly San Luis Obispo',
  'Carleton',
  'Carnegie Mellon',
  'Catholic University',
  'Claremont Colleges',
  'Clark',
  'Colby-Sawyer',
  'Columbia',
  'Cornell',
  'Duke',
  'Fairmont State',
  'George Washington',
  'Georgetown',
  'Georgia Tech',
  'Harvard',
  'Hofstra',
  'Holy Cross',
  'Indiana University',
  'Iowa State',
  'Ithaca College',
  'Luther College',
  'Michigan State',
  'MIT',
  'NC State',
  'North Dakota State',
  'Northeastern',
  'Northwestern',
  'Notre Dame',
  'NYU',
  'Ohio State',
  'Penn State',
  'Princeton',
  'Purdue',
  'Rhode Island College',
  'Rice',
  'Rochester',
  'RPI',
  'Rutgers',
  'Saint Mary’s College',
  'San José State',
  'SMU',
  'Southern Utah',
  'Stanford',
  'Stony Brook',
  'SUNY Albany',
  'Tufts',
  'UC Berkeley',
  'UC Riverside',
  'UC San Diego',
  'UC Santa Barbara',
  'UC Santa Cruz',
  'UCLA',
  'UConn',
  'UMass Amherst',
  'UMass Lowell',
  'UNC Charlotte',
  'University of Alabama',
  'University of British Columbia',
  'University of Chicago',
  'University of Illinois',
  'University of Maryland',
  'University of Michigan',
  'University of Minnesota',
  'University of Northern Iowa',
  'University of Pennsylvania',
  'University of Pittsburgh',
  'University of Rhode Island',
  'University of South Carolina',
  'University of Toronto',
  'University of Vermont',
  'University of Virginia',
  'University of Wisconsin',
  'UNLV',
  'USC',
  'UT Austin',
  'Utah State',
  'Utah Valley',
  'Valparaiso',
  'Wellesley',
  'William & Mary',
  'Worcester Polytechnic',
  'Yale',
] as const;

type School = (typeof SCHOOLS)[number];

/** Other spellings, in lower case: a single result list often has two for one school. */
const ALSO_WRITTEN = {
  'massachusetts institute of technology': 'MIT',
  'new york university': 'NYU',
  'north carolina state university': 'NC State',
  penn: 'University of Pennsylvania',
  'pennsylvania state university': 'Penn State',
  pomona: 'Claremont Colleges',
  rensselaer: 'RPI',
  'rensselaer polytechnic institute': 'RPI',
  'rensselaer polytechnic institute (rpi)': 'RPI',
  'rochester dancesport team': 'Rochester',
  scripps: 'Claremont Colleges',
  'southern methodist university': 'SMU',
  uiuc: 'University of Illinois',
  upenn: 'University of Pennsylvania',
  'university of california, berkeley': 'UC Berkeley',
  'university of california, los angeles': 'UCLA',
  'university of connecticut': 'UConn',
  'university of massachusetts amherst': 'UMass Amherst',
  'university of massachusetts - amherst': 'UMass Amherst',
  'university of massachusetts - lowell': 'UMass Lowell',
  'university of nevada, las vegas': 'UNLV',
  'university of southern california': 'USC',
  'university of texas at austin': 'UT Austin',
  wpi: 'Worcester Polytechnic',
  'worcester polytechnic institute': 'Worcester Polytechnic',
} as const satisfies Readonly<Record<string, School>>;

/** Ignores spaces before a bracket, dots, and 'University': 'Brown Univ.' is Brown. */
const bare = (text: string): string =>
  normalizeSpelling(text)
    .replaceAll('.', '')
    .replace(/\s*\(/g, ' (')
    .replace(/ (university|univ)$/, '')
    .replaceAll("'", '’');

const BY_NAME: ReadonlyMap<string, string> = new Map(
  [...SCHOOLS.map((school) => [school, school] as const), ...Object.entries(ALSO_WRITTEN)].map(
    ([written, school]) => [bare(written), school],
  ),
);

/** A school or studio of the organizer's own list, with other spellings. */
export interface OwnSchool {
  readonly name: string;
  readonly also: readonly string[];
}

/** The school in its standard spelling, the organizer's own list first; undefined if unknown. */
export function findStandardSchool(written: string, own: readonly OwnSchool[] = []): string | undefined {
  const asked = bare(written);
  const isMeant = ({ name, also }: OwnSchool): boolean => [name, ...also].some((one) => bare(one) === asked);
  return own.find(isMeant)?.name ?? BY_NAME.get(asked);
}

/** Unknown schools stay as written. */
export const standardizeSchool = (written: string, own: readonly OwnSchool[] = []): string =>
  findStandardSchool(written, own) ?? written.trim();

export const listSchoolNames = (own: readonly OwnSchool[]): readonly string[] =>
  [...new Set([...SCHOOLS, ...own.map(({ name }) => name)])].toSorted((a, b) => a.localeCompare(b, 'en'));
