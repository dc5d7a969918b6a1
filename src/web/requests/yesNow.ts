import { takesRegistrations } from '../../domain/registration/phase.ts';
import type { PartnerRequest } from '../../domain/registrant/partnerRequest.ts';
import { competition } from '../../store/competition/competition.ts';
import { numberRange } from '../../store/competition/numberRange.ts';
import type { Session } from '../../store/connection/session.ts';
import { events } from '../../store/events/events.ts';
import { competitors } from '../../store/people/competitors.ts';
import { freeNumberSlots, numbers } from '../../store/people/numbers.ts';
import { requestBetween } from '../../store/registrant/requests.ts';
import { accepting, yesTo } from '../../store/registrant/requestWrites.ts';
import type { Patch } from '../../store/tree/patch.ts';
import type { Path } from '../../store/tree/path.ts';
import type { DeedProblem } from './useDeed.ts';

/** What lies there now; undefined where it may not be read. */
async function now<T>(device: Session, { at, parse }: Path<T>): Promise<T | undefined> {
  const heard = await device.readOnce(at);
  return heard.kind === 'known' ? parse(heard.raw) : undefined;
}

/** Whether couples may still be made, by the server's clock. */
async function isOpen(device: Session): Promise<boolean> {
  const about = await now(device, competition);
  return about === undefined || takesRegistrations(about.registration, await device.serverNow());
}

/** The yes to a request as things stand at this moment; or why there is none to say. @param uid of the device */
export async function yesNow(
  device: Session,
  uid: string,
  { from, to }: Pick<PartnerRequest, 'from' | 'to'>,
): Promise<Patch | DeedProblem> {
  if (!(await isOpen(device))) return 'closed';
  const request = await now(device, requestBetween(to, from));
  if (request === undefined) return 'gone';
  if (request.answered !== undefined) return 'answered';
  const [all, people, taken, range, back, freeSlots] = [
    await now(device, events),
    await now(device, competitors),
    await now(device, numbers),
    await now(device, numberRange.path),
    await now(device, requestBetween(from, to)),
    await now(device, freeNumberSlots(uid)),
  ];
  const yes = yesTo(
    request,
    {
      events: all ?? [],
      people: people ?? [],
      taken: taken ?? new Set(),
      givenOut: range?.kind === 'set' ? range.rules : undefined,
      device: { uid, freeSlots: freeSlots ?? [] },
      hasAskedToo: back !== undefined && back.answered === undefined,
    },
    Math.random,
  );
  return yes === undefined ? 'changed' : accepting(yes);
}
