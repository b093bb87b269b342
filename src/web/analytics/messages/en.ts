export const messages = {
  label: 'Analytics',
  question:
    'May we count which pages are read? It is done by an outside service, and only if you agree. More in the <policy>Privacy Policy</policy>.',
  no: 'No',
  yes: 'Yes',
  choice: {
    title: 'Your choice about analytics',
    granted: 'You agreed to have page views counted in this browser.',
    denied: 'Page views in this browser are not counted.',
    open: 'You have not chosen yet; until you do, nothing is counted.',
    deny: 'Do not count',
    grant: 'Count page views',
  },
};
