import type { Author } from '../../domain/journal/record.ts';
import { unreachable } from '../../domain/unreachable.ts';
import type { Session } from '../connection/session.ts';
import type { Written } from '../connection/states.ts';
import type { Operation, Change } from '../delivery/operation.ts';
import { actOf, forgotten, withAct, type JournalDesk } from '../delivery/journalDesk.ts';
import { parseDesk, shelfInTab, type Shelf } from '../delivery/keptDesk.ts';
import { JournalOutbox } from '../delivery/outbox.ts';
import { wireTo } from '../delivery/wireTo.ts';
import { onSheet, type SheetPlace } from './sheetAt.ts';
import { keepSheet, requestChange } from './sheetWrites.ts';
import type { KeptSheet, SheetDrawer } from './keptSheets.ts';
import type { Courier, Parcel } from './sheetOutbox.ts';
import { lookAtSheet } from './sheetThere.ts';
import { verdictOn, type Verdict } from './verdict.ts';

/** A judge is known in the journal by the letter on the marks sheet. */
const stampOf = (judge: string, uid: string, device: string): Author => ({
  uid,
  who: `Judge ${judge}`,
  device,
  at: Date.now(),
});

/** The record of a parcel and what goes with it: late marks change nothing. */
function partOf({ deed, place, sheet }: Parcel, by: Author): Change {
  const why = sheet.reason === undefined ? {} : { why: sheet.reason };
  const record = { ...by, ...onSheet(place), marks: sheet.numbers, ...why };
  switch (deed) {
    case 'marks sent':
      return { record: { ...record, kind: deed }, patch: keepSheet(place, sheet) };
    case 'late marks':
      return { record: { ...record, kind: deed }, patch: {} };
    default:
      return unreachable(deed);
  }
}

/** The desk of the journal, beside the sheets of this judge on this device. */
const shelfBeside = (drawer: SheetDrawer): Shelf => ({
  change: async (change) => {
    let kept: JournalDesk | undefined;
    await drawer.exchange((raw) => (kept = change(parseDesk(raw))));
    return kept ?? shelfInTab().change(change);
  },
});

/**
 * Carries a judge's sheets into the tree together with their journal records, under this device's own chain. The
 * sheet and the operation that carries it are written to the disk in one transaction: after a reload, a sheet that was handed
 * over and is no longer on the desk has arrived.
 */
export class SheetCourier implements Courier {
  private readonly drawer: SheetDrawer;
  private readonly shelf: Shelf;
  private readonly session: Session;
  private readonly outbox: JournalOutbox;

  constructor(drawer: SheetDrawer, session: Session) {
    this.drawer = drawer;
    this.shelf = shelfBeside(drawer);
    this.session = session;
    this.outbox = new JournalOutbox(this.shelf, {
      ...wireTo(session, () => Promise.resolve(undefined)),
      uid: () => this.uid(),
    });
    session.who.observe(() => void this.outbox.resume());
  }

  private uid(): string | undefined {
    const who = this.session.who.now;
    return who.kind === 'device' || who.kind === 'account' ? who.uid : undefined;
  }

  async verdict(place: SheetPlace, sheet: KeptSheet): Promise<Verdict> {
    return verdictOn(place, sheet, await lookAtSheet(this.session, place));
  }

  async carry(parcel: Parcel, handed: (sheet: KeptSheet) => void): Promise<Written> {
    const key = `${parcel.deed} ${parcel.key} ${parcel.sheet.change}`;
    if (parcel.sheet.handed !== key) {
      // Late from the moment the desk has it: after a reload nobody tries to send it once more.
      const late = parcel.deed === 'late marks' ? parcel.sheet.change : undefined;
      const sheet = { ...parcel.sheet, handed: key, late };
      await this.putDown(parcel.place, key, (by) => partOf(parcel, by), { key: parcel.key, sheet });
      handed(sheet);
    }
    const answer = await this.outcome(key);
    if (!answer.ok) await this.takeBack(parcel, key);
    return answer;
  }

  /** The judge asks the chairman to open a sheet that is sent; the journal says so. */
  async askForChange(place: SheetPlace): Promise<Written> {
    const key = `change requested ${crypto.getRandomValues(new Uint32Array(3)).join('-')}`;
    await this.putDown(place, key, (by) => ({
      record: { ...by, ...onSheet(place), kind: 'change requested' },
      patch: requestChange(place),
    }));
    const answer = await this.outcome(key);
    if (!answer.ok) await this.outbox.forget(key);
    return answer;
  }

  private async putDown(
    { judge }: SheetPlace,
    key: string,
    part: (by: Author) => Change,
    alongside?: { readonly key: string; readonly sheet: KeptSheet },
  ): Promise<void> {
    await this.drawer.exchange((raw) => {
      const desk = parseDesk(raw);
      const operation: Operation = { key, changes: [part(stampOf(judge, this.uid() ?? '', desk.device))] };
      return actOf(desk, key) === undefined ? withAct(desk, operation) : desk;
    }, alongside);
  }

  /** Waits until the operation has left the desk, or was refused. */
  private async outcome(key: string): Promise<Written> {
    const desk = await this.shelf.change((now) => now);
    if (actOf(desk, key) === undefined) return { ok: true };
    void this.outbox.resume();
    return new Promise((resolve) => {
      let seen = false;
      const look = (): void => {
        const mine = this.outbox.onTheWay.now.find(({ operation }) => operation.key === key);
        if (mine === undefined ? !seen : mine.delivery.kind !== 'refused') {
          seen ||= mine !== undefined;
          return;
        }
        // Later: what is known already answers before there is anything to leave.
        queueMicrotask(() => leave());
        resolve(
          mine?.delivery.kind === 'refused' ? { ok: false, problem: mine.delivery.problem } : { ok: true },
        );
      };
      const leave = this.outbox.onTheWay.observe(look);
      look();
    });
  }

  /** A refused sheet is the drawer's again, and will be handed over anew. */
  private async takeBack({ key, sheet }: Parcel, operation: string): Promise<void> {
    await this.drawer.exchange((raw) => forgotten(parseDesk(raw), operation), {
      key,
      sheet: { ...sheet, handed: undefined },
    });
    await this.outbox.forget(operation);
  }
}
