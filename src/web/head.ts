// The small classic script of the page's head: it runs before anything is painted, and before the app.
import './kit/look/firstPaint.ts';
import { reserveRoom } from './dancers/pinned/reserveRoom.ts';
import { fetchFirstLoad } from './kit/screens/firstLoad.ts';

reserveRoom(document.documentElement);
fetchFirstLoad(document.documentElement.dataset['firstLoad'] ?? '', window.location.pathname);
