import { startHousekeeping } from '../auth/housekeeping.ts';
import type { ServerSettings } from '../settings.ts';
import { StandbyPair } from '../standby/pair.ts';
import type { OpenData, ServerContext } from './data.ts';
import type { SignInServices } from './signIn.ts';

/** Opens the connection to the other machine. Only the primary does housekeeping. */
export function openPair(
  { namespace, adminSecret, requireStandby = false }: ServerSettings,
  { storage, commits, accounts, keys, namespaces, role }: OpenData,
  { isSecret }: SignInServices,
  { clock, log, unexpected, cleanups }: ServerContext,
): StandbyPair {
  const keepHouseFromNow = (): void => cleanups.add(startHousekeeping({ keys, accounts, clock, log }));
  if (role.kind === 'primary') keepHouseFromNow();
  const pair = new StandbyPair({
    role,
    namespace,
    adminSecret,
    requireStandby: requireStandby && role.kind === 'primary',
    isSecret,
    storage,
    commits,
    accounts,
    keys,
    databases: () => namespaces.all(),
    promoted: keepHouseFromNow,
    clock,
    log,
    unexpected,
  });
  cleanups.add(() => pair.close());
  return pair;
}
