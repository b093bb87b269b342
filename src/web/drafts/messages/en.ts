export const messages = {
  found: 'Unsaved work was found',
  neverSaved: 'A draft of <at></at> was never saved.',
  changedSince: 'The stored version has been changed since.',
  replaces: 'Continuing it replaces what is on the screen now.',
  resume: 'Continue this draft',
  discard: 'Discard it',
  savedAt: 'Draft saved <at></at>',
  hereOnly: ({ reason }: { reason: string }) => `Draft kept in this tab only. ${reason}`,
  undecided: 'No draft is kept until you choose above.',
  unsaved: 'Unsaved changes',
};
