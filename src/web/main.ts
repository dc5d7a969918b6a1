import { readConfiguration } from '../store/connection/eventConfiguration.ts';
import { openStore } from '../store/store.ts';
import { readPageData } from './kit/cache/pageData.ts';
import { reloadOnFailedPreload } from './kit/lazy/failedPreload.ts';
import { readForScreen } from './kit/cache/readForScreen.ts';
import { isServerReachable } from './kit/lazy/isServerReachable.ts';
import './kit/look/fonts/digits.css';
import './kit/look/tokens.css';
import './kit/look/base.css';

const { event: eventName = '', configuration: served } = document.documentElement.dataset;
const configuration = readConfiguration(served);

const store =
  configuration === undefined ? undefined : openStore(eventName, configuration, window.location.origin);
for (const [at, raw] of Object.entries(readPageData(document))) store?.device.bring(at, raw);
// Small, so that it runs while the larger part of the app is still on its way.
reloadOnFailedPreload(window, {
  isOnline: () =>
    navigator.onLine &&
    [store?.device, store?.staff].every((session) => session?.connection.now.kind !== 'lost'),
  reload: async () => {
    const answers = await isServerReachable();
    if (answers) window.location.reload();
    return answers;
  },
});

const opened = import('./kit/shell/openApp.tsx').then(({ openApp }) => openApp(store, eventName));
if (store !== undefined) {
  store.device.wait(opened);
  void readForScreen(store.device, window.location);
}
