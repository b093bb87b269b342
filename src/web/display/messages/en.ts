export const messages = {
  title: 'Accessibility',
  description: 'How pages are shown to you, and how much time you have.',
  leadMember: 'Changes apply at once, on all your devices.',
  leadGuest:
    'Changes apply at once, in this browser. Sign in to have them on all your devices and to choose more time.',
  reading: 'Reading',
  font: 'Font',
  fontHint: 'For Latin letters; other scripts keep their font.',
  fonts: {
    standard: 'Standard',
    atkinson: 'Atkinson Hyperlegible',
    dyslexic: 'OpenDyslexic',
  },
  spacing: 'Spacing',
  spacingHint: 'Between letters, words and lines.',
  spacings: {
    standard: 'Standard',
    wide: 'Wide',
    wider: 'Very wide',
  },
  sample: 'This is how texts look. Which continent is the largest: Africa, Asia or Europe?',
  focus: 'Concentration',
  look: 'Colours, size and motion',
  switches: {
    readAloud: {
      label: 'Read aloud',
      hint: 'Questions and results have a button that reads them with the voice of your device.',
    },
    lineFocus: {
      label: 'Line focus',
      hint: 'Everything is dimmed but a few lines, which follow the pointer and the focus.',
    },
    oneThing: {
      label: 'One thing at a time',
      hint: 'Quizzes and results show one question at a time, and nothing beside it.',
    },
    highContrast: {
      label: 'High contrast',
      hint: 'Stronger colours, in light and dark. It is also on if your device asks for it.',
    },
    largeTargets: {
      label: 'Larger buttons',
      hint: 'Buttons, fields and links in lists are higher.',
    },
    reducedMotion: {
      label: 'No motion',
      hint: 'Nothing moves. It is also on if your device asks for it.',
    },
  },
  time: 'Time',
  extraTime: 'Time for quizzes',
  extraTimeHints: {
    counts:
      'For quizzes that you start from now on. It is recorded with your attempts, where those who see your results see it too. Practice has no time limit.',
    approved:
      'On this site it applies to quizzes once an administrator has allowed it for you. It is recorded with your attempts, where those who see your results see it too.',
    never:
      'On this site it applies to trials, which do not count, and not to quizzes. Ask an administrator or your teacher for more time.',
  },
  noExtraTime: 'As the quiz says',
  moreTime: ({ percent }: { percent: string }) => `${percent} more time`,
  notSaved: 'The setting was not saved',
  option: ({ letter }: { letter: string }) => `Option ${letter}:`,
  read: 'Read aloud',
  pause: 'Pause',
  goOn: 'Continue',
  stop: 'Stop',
};
