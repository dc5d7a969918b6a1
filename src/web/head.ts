// The small classic script of the page's head: it runs before anything is painted, and before the app.
import './kit/look/firstPaint.ts';
import { reserveRoom } from './dancers/pinned/reserveRoom.ts';
import { fetchFirstLoad, loadAfterPaint } from './kit/screens/firstLoad.ts';

reserveRoom(document.documentElement);

const fetchScreen = (): void =>
  fetchFirstLoad(document.documentElement.dataset['firstLoad'] ?? '', window.location.pathname);
// The scripts of a page drawn by the server (server/http/inlineFirstPaint.ts).
const app = document.querySelector<HTMLTemplateElement>('#app-scripts');
if (app === null) fetchScreen();
else
  loadAfterPaint(() => {
    document.head.append(app.content);
    fetchScreen();
  });
