// The small classic script of the page's head: it runs before anything is painted, and before the app.
import './look/firstPaint.ts';
import { fetchFirstLoad } from './screens/firstLoad.ts';

fetchFirstLoad(document.documentElement.dataset['firstLoad'] ?? '', window.location.pathname);
