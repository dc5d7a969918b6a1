import { createHash, timingSafeEqual } from 'node:crypto';
import { deriveAccountName } from '../../domain/people/accountName.ts';
import type { Administrator } from '../../server/local/administrator.ts';
import type { AccountLinkDesk, FirstAccountAnswer, NewAccount } from '../../server/settings.ts';
import { allRoles } from '../../store/people/roles.ts';
import { setStaffRoles } from '../../store/people/staff.ts';
import { setStaffName } from '../../store/people/staffNames.ts';
import { drawAccessCode } from '../accessCode.ts';
import { createStaffAccount } from '../staffAccount.ts';
import { findWrongField } from './wrongField.ts';

/** The time for which the link works after the start. */
const LINK_LIFETIME_MS = 3_600_000;

type People = Pick<Administrator, 'read' | 'update' | 'createUser' | 'findUser' | 'setPassword'>;

interface OpenLink {
  readonly code: string;
  readonly until: number;
  readonly folder: string;
  readonly people: People;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** True if an account may do everything. */
async function hasOrganizer(people: Pick<People, 'read'>): Promise<boolean> {
  const roles = allRoles.parse(await people.read(allRoles.at));
  return [...roles.values()].some((held) => held.includes('admin'));
}

/**
 * Creates the organizer's account in the browser, once, with the code that `start` prints while there is no
 * organizer. The code is kept in memory only, so each start prints a new one.
 */
export class FirstAccountCreator implements AccountLinkDesk<FirstAccountAnswer> {
  private link: OpenLink | undefined;
  /** Requests run one after the other: of two presses the second finds an organizer. */
  private turn: Promise<unknown> = Promise.resolve();

  private readonly clock: () => number;

  constructor(clock: () => number) {
    this.clock = clock;
  }

  /**
   * Opens the link if there is no organizer yet.
   * @returns its code; undefined: there is an organizer
   */
  async open(people: People, folder: string): Promise<{ readonly code: string } | undefined> {
    if (await hasOrganizer(people)) return undefined;
    this.link = { code: drawAccessCode(), until: this.clock() + LINK_LIFETIME_MS, folder, people };
    return { code: this.link.code };
  }

  async look(code: string): Promise<FirstAccountAnswer> {
    const { link } = this;
    if (link === undefined) return { kind: 'organizer exists' };
    if (!timingSafeEqual(digest(code), digest(link.code))) return { kind: 'unknown link' };
    if (await hasOrganizer(link.people)) return { kind: 'organizer exists' };
    if (this.clock() >= link.until) return { kind: 'expired' };
    return { kind: 'open', until: link.until, folder: link.folder };
  }

  create(code: string, organizer: NewAccount): Promise<FirstAccountAnswer> {
    const done = this.turn.then(() => this.createNow(code, organizer));
    this.turn = done.catch(() => undefined);
    return done;
  }

  private async createNow(code: string, organizer: NewAccount): Promise<FirstAccountAnswer> {
    const looked = await this.look(code);
    const { link } = this;
    if (looked.kind !== 'open' || link === undefined) return looked;
    const field = findWrongField(organizer);
    if (field !== undefined) return { kind: 'refused', field };
    const { people } = link;
    const email = organizer.email.trim();
    const taken = await people.findUser(email);
    if (taken === undefined) await createStaffAccount(people, { ...organizer, email, roles: ['admin'] });
    else {
      // A stranger may have created this account, so replace its password.
      const name = deriveAccountName(email, organizer.name);
      await people.setPassword(taken.uid, organizer.password);
      await people.update({
        ...setStaffRoles(taken.uid, ['admin']),
        ...setStaffName(taken.uid, { name, email }),
      });
    }
    return { kind: 'created' };
  }
}
