import type { EventConfiguration } from '../../store/connection/eventConfiguration.ts';
import { parseRules } from '../../server/rules/file.ts';

/** A finding of `firebase check`. A problem ends with its remedy. */
export type ProjectFinding =
  | { readonly kind: 'fine'; readonly text: string }
  | { readonly kind: 'problem'; readonly text: string };

const fine = (text: string): ProjectFinding => ({ kind: 'fine', text });
const problem = (text: string): ProjectFinding => ({ kind: 'problem', text });

/** Fields that the screens query by. The rules must contain an index for each. */
const QUERIED = [
  { at: 'journal', by: 'kind' },
  { at: 'journal', by: 'competitor' },
  { at: 'payments', by: 'dancer' },
] as const;

/** The reason why an event does not run on a Firebase project, or undefined. */
export function explainNoProject(event: string, configuration: EventConfiguration): string | undefined {
  const { databaseURL, emulatorHosts } = configuration;
  if (databaseURL !== undefined || emulatorHosts !== undefined) return undefined;
  return `${event} runs on this server: its file has no databaseURL. Create the file with “event make ${event}”, then put the fields of your project's web app and its databaseURL in it.`;
}

/** Fields of a web app that still have their placeholder. */
function placeholders({ apiKey, authDomain, storageBucket, appId }: EventConfiguration): readonly string[] {
  return [
    ...(apiKey.endsWith('-embedded') ? ['apiKey'] : []),
    ...(authDomain.endsWith('.invalid') ? ['authDomain'] : []),
    ...(storageBucket.endsWith('.invalid') ? ['storageBucket'] : []),
    ...(appId.startsWith('1:0:web:') ? ['appId'] : []),
  ];
}

function configurationFindings(configuration: EventConfiguration): readonly ProjectFinding[] {
  const { projectId, authDomain, databaseURL, emulatorHosts } = configuration;
  const left = emulatorHosts === undefined ? placeholders(configuration) : [];
  return [
    left.length === 0
      ? fine(`the configuration names the project ${projectId}`)
      : problem(
          `${left.join(', ')}: still a placeholder. Copy the fields from the Firebase console: Project settings, Your apps, SDK setup.`,
        ),
    ...(databaseURL !== undefined && !databaseURL.startsWith('https://')
      ? [problem(`databaseURL ${databaseURL} does not begin with https://.`)]
      : []),
    ...(left.length === 0 &&
    authDomain.endsWith('.firebaseapp.com') &&
    !authDomain.startsWith(`${projectId}.`)
      ? [problem(`authDomain ${authDomain} belongs to another project than projectId ${projectId}.`)]
      : []),
  ];
}

/** The children that a node of the rules file indexes. */
function indexedIn(rules: unknown, at: string): readonly string[] {
  const node: unknown = at
    .split('/')
    .reduce<unknown>(
      (above, name) => (typeof above === 'object' && above !== null ? Reflect.get(above, name) : undefined),
      rules,
    );
  const index: unknown =
    typeof node === 'object' && node !== null ? Reflect.get(node, '.indexOn') : undefined;
  return [index].flat().filter((name) => typeof name === 'string');
}

function rulesFindings(text: string): readonly ProjectFinding[] {
  try {
    parseRules(text);
  } catch (error) {
    return [problem(`database.rules.json: ${error instanceof Error ? error.message : String(error)}`)];
  }
  const { rules }: { readonly rules?: unknown } = JSON.parse(text);
  const missing = QUERIED.filter(({ at, by }) => !indexedIn(rules, at).includes(by));
  return [
    fine(`the access rules are well formed: ${Math.ceil(Buffer.byteLength(text) / 1000)} kB`),
    missing.length === 0
      ? fine('every query of the screens has its index')
      : problem(`No index: ${missing.map(({ at, by }) => `${at} by ${by}`).join(', ')}.`),
  ];
}

/** Everything that can be checked without the project. */
export const checkProject = (configuration: EventConfiguration, rules: string): readonly ProjectFinding[] => [
  ...configurationFindings(configuration),
  ...rulesFindings(rules),
];
