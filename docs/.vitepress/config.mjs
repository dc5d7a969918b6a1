// The website of the documents (tools/docs.ts).

/** @param {string} text @param {string} link */
const page = (text, link) => ({ text, link });

const ORGANIZE = {
  text: 'You organize',
  items: [
    page('The runbook', '/runbook'),
    page('Running a competition', '/operations'),
    page('Venue network and hardware', '/venue'),
    page('A tour by role', '/tour'),
  ],
};
const DEPLOY = {
  text: 'Ways to run it',
  items: [
    page('Overview', '/deploy/'),
    page('Package', '/deploy/package'),
    page('Windows and Mac laptops', '/deploy/laptop'),
    page('Server', '/deploy/server'),
    page('Container', '/deploy/container'),
    page('Raspberry Pi', '/deploy/raspberry-pi'),
    page('Firebase', '/firebase'),
    page('Updating, and going back', '/deploy/update'),
  ],
};
const DANCE = {
  text: 'The rules',
  items: [
    page('How a final is placed', '/skating'),
    page('All rules', '/rules'),
    page('Glossary', '/glossary'),
  ],
};
const BUILD = {
  text: 'You build',
  items: [
    page('Settings and command line', '/reference'),
    page('The data format', '/data'),
    page('Architecture', '/ARCHITECTURE'),
    page('Database tree', '/TREE'),
    page('Permissions', '/ACCESS'),
    page('Contracts', '/CONTRACTS'),
    page('Threat model', '/security'),
    page('Decisions', '/decisions/'),
    page('Recipes for changes', '/RECIPES'),
    page('Contributing', '/CONTRIBUTING'),
    page('Changelog', '/CHANGELOG'),
  ],
};

export default {
  title: 'Floorcraft',
  description: 'Run a ballroom competition from one laptop',
  lang: 'en-US',
  cleanUrls: false,
  outDir: '../site',
  head: [['link', { rel: 'icon', href: '/icon.svg' }]],
  themeConfig: {
    logo: { src: '/icon.svg', alt: '' },
    nav: [
      page('Organizers', '/runbook'),
      page('Volunteers', '/tour'),
      page('Rules', '/skating'),
      page('Reference', '/reference'),
    ],
    sidebar: [ORGANIZE, DEPLOY, DANCE, BUILD],
    outline: 'deep',
    search: { provider: 'local' },
  },
};
