import { readConfiguration } from '../store/connection/eventConfiguration.ts';
import { openStore } from '../store/store.ts';
import { broughtAlong } from './app/broughtAlong.ts';
import { reloadOnceWhenAPreloadFails } from './app/failedPreload.ts';
import { readForScreen } from './app/readForScreen.ts';
import { serverAnswers } from './app/serverAnswers.ts';
import './look/fonts/digits.css';
import './look/tokens.css';
import './look/base.css';

const { event: eventName = '', configuration: served } = document.documentElement.dataset;
const configuration = readConfiguration(served);

const store =
  configuration === undefined ? undefined : openStore(eventName, configuration, window.location.origin);
for (const [at, raw] of Object.entries(broughtAlong(document))) store?.device.bring(at, raw);
// Small, so that it runs while the larger part of the app is still on its way.
reloadOnceWhenAPreloadFails(window, {
  isOnline: () =>
    navigator.onLine &&
    [store?.device, store?.staff].every((session) => session?.connection.now.kind !== 'lost'),
  reload: () => void serverAnswers().then(() => window.location.reload()),
});

const opened = import('./app/openApp.tsx').then(({ openApp }) => openApp(store, eventName));
if (store !== undefined) {
  store.device.wait(opened);
  void readForScreen(store.device, window.location);
}
