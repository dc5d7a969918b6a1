import DefaultTheme from 'vitepress/theme-without-fonts';
import HomePage from './HomePage.vue';
import './site.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => app.component('HomePage', HomePage),
};
