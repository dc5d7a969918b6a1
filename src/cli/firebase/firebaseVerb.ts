import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deriveAccountName } from '../../domain/people/accountName.ts';
import { refuseAccount } from '../../server/local/administrator.ts';
import { formatCommand } from '../../server/local/formatCommand.ts';
import { ARCHIVED_BRANCHES } from '../../store/archive/decisions.ts';
import { setStaffRole } from '../../store/people/staff.ts';
import { rolesPath } from '../../store/people/roles.ts';
import { setStaffName } from '../../store/people/staffNames.ts';
import { listRawChildren } from '../../store/tree/path.ts';
import { drawAccessCode } from '../accessCode.ts';
import { competitionBasics } from '../../store/competition/competition.ts';
import { nameCompetition } from '../archive/nameCompetition.ts';
import { summarizeArchive } from '../archive/summarizeArchive.ts';
import { selectArchiveBranches } from '../archive/selectArchiveBranches.ts';
import { runOnDataFolder, runOnExistingFolder } from '../existingData.ts';
import { findProjectRoot } from '../projectRoot.ts';
import { formatFolder, type ExitCode, type Verb, type VerbContext } from '../verb.ts';
import { checkProject, explainNoProject, type ProjectFinding } from './checkProject.ts';
import { startCompanion } from './companion.ts';
import { openProject, type FirebaseProject } from './firebaseAdmin.ts';
import { findFirstUsedBranch, readBranches, writeBranches } from './moveCompetition.ts';
import { writeSite } from './siteFolder.ts';

const rulesFile = (): string => readFileSync(join(findProjectRoot(), 'database.rules.json'), 'utf8');

async function withProject(
  { settings, say }: VerbContext,
  work: (project: FirebaseProject) => Promise<ExitCode>,
): Promise<ExitCode> {
  const project = openProject(settings().configuration, say);
  try {
    return await work(project);
  } finally {
    await project.close();
  }
}

/** Compares with the project itself; needs credentials. */
async function onlineFindings(
  { database }: FirebaseProject,
  rules: string,
): Promise<readonly ProjectFinding[]> {
  const deployed: unknown = await database.getRulesJSON();
  const isSame = JSON.stringify(deployed) === JSON.stringify(JSON.parse(rules));
  const roles: unknown = (await database.ref('roles').get()).val();
  const hasAdmin = listRawChildren(roles).some(([uid, raw]) => rolesPath(uid).parse(raw).includes('admin'));
  return [
    isSame
      ? { kind: 'fine', text: 'the project has these access rules' }
      : {
          kind: 'problem',
          text: 'The project has other access rules. In the folder of “firebase site”: npx firebase-tools deploy --only database',
        },
    hasAdmin
      ? { kind: 'fine', text: 'there is an organizer' }
      : { kind: 'problem', text: `There is no organizer: ${formatCommand('firebase admin EMAIL')}` },
  ];
}

async function check(isOnline: boolean, surroundings: VerbContext): Promise<ExitCode> {
  const { say, complain, settings } = surroundings;
  const { configuration } = settings();
  const findings = [...checkProject(configuration, rulesFile())];
  if (isOnline)
    await withProject(surroundings, async (project) => {
      findings.push(...(await onlineFindings(project, rulesFile())));
      return 0;
    });
  for (const { kind, text } of findings)
    (kind === 'fine' ? say : complain)(`${kind === 'fine' ? '✓' : '✗'} ${text}`);
  if (findings.some(({ kind }) => kind === 'problem')) return 1;
  say(
    isOnline
      ? `Next, to load the competition into the project: ${formatCommand('firebase push')}`
      : `Next, to write the folder to deploy: ${formatCommand('firebase site FOLDER')}`,
  );
  return 0;
}

async function site(folder: string, { settings, say, complain }: VerbContext): Promise<ExitCode> {
  const { event, configuration } = settings();
  const problem = await writeSite(folder, { event, configuration, root: findProjectRoot() });
  if (problem !== undefined) {
    complain(problem);
    return 1;
  }
  say(`${resolve(folder)} has the screens of ${event}, firebase.json and the access rules.`);
  say(`Next: cd ${folder} && npx firebase-tools deploy --only database,hosting`);
  return 0;
}

const codeOf = (error: unknown): unknown => Reflect.get(Object(error), 'code');

async function admin(email: string, surroundings: VerbContext): Promise<ExitCode> {
  const password = drawAccessCode();
  refuseAccount(email, password);
  return withProject(surroundings, async ({ auth, database, name }) => {
    const existing = await auth.getUserByEmail(email).catch((error: unknown) => {
      if (codeOf(error) === 'auth/user-not-found') return undefined;
      throw error;
    });
    const { uid } = existing ?? (await auth.createUser({ email, password }));
    await database.ref().update({
      ...setStaffRole(uid, 'admin', true),
      ...setStaffName(uid, { name: deriveAccountName(email, existing?.displayName), email }),
    });
    surroundings.say(
      existing === undefined
        ? `${email} is an organizer of ${name}, and can sign in with the password ${password}`
        : `${email} is an organizer of ${name}, with the password it has.`,
    );
    surroundings.say(
      'Next: open the site at /admin and sign in. Other people get their roles under Settings.',
    );
    return 0;
  });
}

async function push(isReplacing: boolean, surroundings: VerbContext): Promise<ExitCode> {
  const { say, complain } = surroundings;
  return runOnExistingFolder(surroundings, async (administrator) => {
    // Reads everything at once: parts from different moments would not fit together.
    const branches = selectArchiveBranches(new Map(listRawChildren(await administrator.read('/'))));
    if (branches.size === 0) {
      complain('There is no competition in the data folder.');
      return 1;
    }
    return withProject(surroundings, async ({ database, name }) => {
      const used = isReplacing ? undefined : await findFirstUsedBranch(database);
      if (used !== undefined) {
        const there = nameCompetition((await database.ref(competitionBasics.at).get()).val());
        complain(
          `${name} has ${there} already (${used}). Nothing was changed. To replace it, add --replace.`,
        );
        return 1;
      }
      await writeBranches(database, branches);
      const there = await readBranches(database);
      if (JSON.stringify([...there]) !== JSON.stringify([...branches])) {
        complain(
          `${name} has something else than was sent. Somebody may have changed it meanwhile: try again.`,
        );
        return 1;
      }
      say(`${name} has ${summarizeArchive(branches)}.`);
      say('Accounts were not moved: people sign in anew, and dancers find their registration with its code.');
      return 0;
    });
  });
}

async function pull(isReplacing: boolean, surroundings: VerbContext): Promise<ExitCode> {
  const { settings, say, complain } = surroundings;
  const { dataFolder } = settings();
  return withProject(surroundings, async ({ database, name }) => {
    const branches = await readBranches(database);
    if (branches.size === 0) {
      complain(`There is no competition in ${name}.`);
      return 1;
    }
    return runOnDataFolder(surroundings, async (administrator) => {
      const here = await administrator.read('/');
      const used = listRawChildren(here).find(([branch]) =>
        ARCHIVED_BRANCHES.some((archived) => archived === branch),
      );
      if (!isReplacing && used !== undefined) {
        complain(
          `There is ${nameCompetition(await administrator.read(competitionBasics.at))} in ${dataFolder} (${used[0]}). Nothing was changed. To replace it, add --replace.`,
        );
        return 1;
      }
      await administrator.update(
        Object.fromEntries(ARCHIVED_BRANCHES.map((branch) => [branch, branches.get(branch) ?? null])),
      );
      say(`${dataFolder} holds ${summarizeArchive(branches)}.`);
      return 0;
    });
  });
}

async function companion(surroundings: VerbContext): Promise<ExitCode> {
  const { settings, say, complain, end } = surroundings;
  return withProject(surroundings, async (project) => {
    const { mail } = settings();
    const running = await startCompanion({ project, mail, say, complain });
    await end;
    await running.stop();
    return 0;
  });
}

export const firebaseVerb: Verb = {
  use: 'firebase check [--online] | site FOLDER | admin EMAIL | push [--replace] | pull [--replace] | companion',
  help: [
    'Runs the event of EVENT on your own Firebase project, whose web app is described in its event file.',
    'check finds mistakes in the file and the access rules; with --online it compares the project itself.',
    'site writes a new FOLDER to deploy: the screens, firebase.json and the rules.',
    'admin makes EMAIL an organizer, with a new password if there is no such account.',
    'push copies the competition of the data folder into the project; pull copies it back. Accounts are not moved.',
    'companion runs until Ctrl+C: it keeps the short program for phones up to date (“companion”: true in the event file), and',
    'sends the mails if SMTP_URL, MAIL_FROM and PUBLIC_URL are set.',
    'All but the first two need credentials: GOOGLE_APPLICATION_CREDENTIALS names the file of a service account.',
  ].join('\n'),
  run: async (args, surroundings) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { online: { type: 'boolean' }, replace: { type: 'boolean' } },
    });
    const [what, name, ...more] = positionals;
    const { event, configuration } = surroundings.settings();
    const missing = explainNoProject(event, configuration);
    const isAlone = name === undefined;
    const isReplacing = values.replace === true;
    const work = ((): (() => Promise<ExitCode>) | undefined => {
      if (more.length > 0) return undefined;
      if (what === 'check' && isAlone) return () => check(values.online === true, surroundings);
      if (what === 'site' && !isAlone) return () => site(name, surroundings);
      if (what === 'admin' && !isAlone) return () => admin(name, surroundings);
      if (what === 'push' && isAlone) return () => push(isReplacing, surroundings);
      if (what === 'pull' && isAlone) return () => pull(isReplacing, surroundings);
      if (what === 'companion' && isAlone) return () => companion(surroundings);
      return undefined;
    })();
    if (work === undefined) {
      surroundings.complain(formatCommand(firebaseVerb.use));
      return 2;
    }
    if (missing !== undefined) {
      surroundings.complain(missing);
      return 1;
    }
    const code = await work();
    if (what === 'push' || what === 'pull') surroundings.say(formatFolder(surroundings.settings()));
    return code;
  },
};
