import { REGISTRATION_CODE_PATTERN } from '../../domain/bounds.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import type { ReminderDesk } from '../../server/settings.ts';
import { registrationAt } from '../../store/people/registrationAt.ts';
import { mailSecret } from '../../store/registrant/mails.ts';
import { setReminders, remindersStoppedPath } from '../../store/registrant/reminders.ts';
import { readStopToken } from './mailKeys.ts';

/** Stops reminders to the registration that a link's token identifies. */
export class ReminderStops implements ReminderDesk {
  private tree: Pick<Administrator, 'read' | 'update'> | undefined;

  open(tree: Pick<Administrator, 'read' | 'update'>): void {
    this.tree = tree;
  }

  async stop(token: string): Promise<boolean> {
    const { tree } = this;
    if (tree === undefined) return false;
    const secret = mailSecret.parse(await tree.read(mailSecret.at));
    const code = secret === undefined ? undefined : readStopToken(secret, token);
    if (code === undefined || !REGISTRATION_CODE_PATTERN.test(code)) return false;
    // A token must not recreate a registration that was withdrawn.
    if ((await tree.read(`${registrationAt(code)}/createdAt`)) === null) return false;
    const { at, parse } = remindersStoppedPath(code);
    if (!parse(await tree.read(at))) await tree.update(setReminders(code, false));
    return true;
  }
}
