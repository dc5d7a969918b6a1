// The small classic script of the page's head: it runs before anything is painted, and before the app.
import './kit/look/firstPaint.ts';
import { keepRoom } from './dancers/pinned/room.ts';
import { fetchFirstLoad } from './kit/screens/firstLoad.ts';

keepRoom(document.documentElement);
fetchFirstLoad(document.documentElement.dataset['firstLoad'] ?? '', window.location.pathname);
