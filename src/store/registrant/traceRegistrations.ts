import { mapDefined } from '../../domain/mapDefined.ts';
import type { RegistrationTrace } from '../../domain/registrant/floods.ts';
import { registrationCodeForm as form } from '../../schema/nodes/people/registration.ts';
import { REGISTERED_FROM_AT } from '../people/registrationAt.ts';
import { listRawChildren, type TreePath } from '../tree/path.ts';
import type { ListedRegistration } from './registrationList.ts';

/** The device that made each registration, by code, for the organizer. */
export const registeringDevices: TreePath<ReadonlyMap<string, string>> = {
  at: REGISTERED_FROM_AT,
  parse: (raw) =>
    new Map(
      listRawChildren(raw).flatMap(([device, slots]) =>
        mapDefined(listRawChildren(slots), ([, named]) => {
          const code = form.read(named);
          return code === undefined ? undefined : ([code, device] as const);
        }),
      ),
    ),
};

export const traceRegistrations = (
  registrations: readonly ListedRegistration[],
  devices: ReadonlyMap<string, string>,
): readonly RegistrationTrace[] =>
  registrations.map(({ code, name, email, createdAt, consents, dancers, entries, codes }) => ({
    code,
    name,
    email,
    createdAt,
    hasConsented: consents.risk,
    dancers: dancers.length,
    entries: entries.length,
    codes,
    device: devices.get(code),
  }));
