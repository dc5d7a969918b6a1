import { mapDefined } from '../../domain/defined.ts';
import type { RegistrationTrace } from '../../domain/registrant/floods.ts';
import { code as form } from '../../schema/nodes/people/registration.ts';
import { REGISTERED_FROM } from '../people/registrationAt.ts';
import { childrenOf, type TreePath } from '../tree/path.ts';
import type { ListedRegistration } from './registrationList.ts';

/** The device that made each registration, by code, for the organizer. */
export const registeringDevices: TreePath<ReadonlyMap<string, string>> = {
  at: REGISTERED_FROM,
  parse: (raw) =>
    new Map(
      childrenOf(raw).flatMap(([device, slots]) =>
        mapDefined(childrenOf(slots), ([, named]) => {
          const code = form.read(named);
          return code === undefined ? undefined : ([code, device] as const);
        }),
      ),
    ),
};

export const registrationsByDevice = (
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
