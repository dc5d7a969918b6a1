import { parseArgs } from 'node:util';
import { buildActionLink } from '../../server/auth/actionLink.ts';
import { refuseAccount } from '../../server/local/administrator.ts';
import { formatCommand } from '../../server/local/formatCommand.ts';
import { isStaffRole, rolesPath, STAFF_ROLES } from '../../store/people/roles.ts';
import { setStaffRoles } from '../../store/people/staff.ts';
import { removeStaffName } from '../../store/people/staffNames.ts';
import { drawAccessCode } from '../accessCode.ts';
import { createStaffAccount } from '../staffAccount.ts';
import { runOnDataFolder, runOnExistingFolder } from '../existingData.ts';
import type { Verb } from '../verb.ts';

async function readLine(input: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of input) text += String(chunk);
  return text.split('\n')[0]?.trim() ?? '';
}

export const userVerb: Verb = {
  use: 'user add EMAIL --role ROLE [--name NAME] [--password-stdin] | list | role EMAIL --role ROLE… | reset EMAIL [--code | --password-stdin] | unlock EMAIL | remove EMAIL',
  help: [
    `Roles: ${STAFF_ROLES.join(', ')}. --role may be given several times.`,
    '--name is the person’s name in the journal and on decisions; without it, the name is taken from the email.',
    'add makes up a password and prints it, unless --password-stdin gives one on standard input.',
    'reset makes up a new password; reset --code prints a link instead, valid for an hour, to choose one.',
    'unlock ends the waiting time after wrong passwords.',
    'role replaces all roles with those named; remove deletes the account.',
  ].join('\n'),
  usesFolder: true,
  run: async (args, surroundings) => {
    const { say, complain, input } = surroundings;
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        role: { type: 'string', multiple: true },
        name: { type: 'string' },
        'password-stdin': { type: 'boolean' },
        code: { type: 'boolean' },
      },
    });
    const [what, email] = positionals;
    const roles = values.role ?? [];
    const strange = roles.find((role) => !isStaffRole(role));
    if (strange !== undefined) {
      complain(`There is no role “${strange}”. Roles: ${STAFF_ROLES.join(', ')}.`);
      return 2;
    }
    const password = async () => (values['password-stdin'] === true ? readLine(input) : drawAccessCode());

    if (what === 'list')
      return runOnExistingFolder(surroundings, async (administrator) => {
        for (const user of await administrator.listUsers()) {
          if (user.anonymous) continue;
          const { at, parse } = rolesPath(user.uid);
          const theirs = parse(await administrator.read(at));
          say(`${user.email ?? user.uid}\t${theirs.join(', ') || 'no role'}`);
        }
        return 0;
      });

    if (
      email === undefined ||
      what === undefined ||
      !['add', 'role', 'reset', 'unlock', 'remove'].includes(what)
    ) {
      complain(formatCommand(userVerb.use));
      return 2;
    }
    if ((what === 'add' || what === 'role') && roles.length === 0) {
      complain(`Name a role: --role ${STAFF_ROLES.join(' | ')}`);
      return 2;
    }
    if (what === 'add') {
      const secret = await password();
      // Checked before the data folder is created, so that a mistyped address does not create one.
      refuseAccount(email, secret);
      return runOnDataFolder(surroundings, async (administrator) => {
        const known = roles.filter(isStaffRole);
        await createStaffAccount(administrator, { email, password: secret, name: values.name, roles: known });
        say(
          values['password-stdin'] === true
            ? `${email} can sign in.`
            : `${email} can sign in with the password ${secret}`,
        );
        return 0;
      });
    }
    return runOnExistingFolder(surroundings, async (administrator) => {
      const user = await administrator.findUser(email);
      if (user === undefined) {
        complain(`There is no account ${email}.`);
        return 1;
      }
      if (what === 'role') {
        await administrator.update(setStaffRoles(user.uid, roles.filter(isStaffRole)));
        say(`${email}: ${roles.join(', ')}`);
      } else if (what === 'reset' && values.code === true) {
        const code = await administrator.resetCode(user.uid);
        const { publicUrl } = surroundings.settings();
        const link = buildActionLink(publicUrl ?? 'ADDRESS', { kind: 'PASSWORD_RESET', code });
        const where = publicUrl === undefined ? 'ADDRESS is the address of the site. ' : '';
        say(`${where}For an hour, ${email} can choose a new password at ${link}`);
      } else if (what === 'reset') {
        const secret = await password();
        await administrator.setPassword(user.uid, secret);
        say(
          values['password-stdin'] === true
            ? `${email} has a new password.`
            : `${email} can sign in with the new password ${secret}`,
        );
      } else if (what === 'unlock') {
        await administrator.unlock(email);
        say(`${email} can sign in again without waiting.`);
      } else {
        await administrator.removeUser(user.uid);
        await administrator.update({ ...setStaffRoles(user.uid, []), ...removeStaffName(user.uid) });
        say(`${email} was removed.`);
      }
      return 0;
    });
  },
};
