import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Wie sicher, wie richtig',
  verdicts: {
    few: ({ min }) =>
      `Nach ${min} Antworten mit Angabe der Sicherheit steht hier, wie gut sie passt.`,
    over: 'Du liegst seltener richtig, als du angibst. Sieh noch einmal hin, bevor du „Sicher“ wählst.',
    under: 'Du liegst öfter richtig, als du angibst. Du kannst dir mehr zutrauen.',
    fair: 'Du liegst etwa so oft richtig, wie du angibst.',
  },
  brier: ({ score, half }) =>
    `Brier-Wert: ${score} (0 ist perfekt, ${half} ergibt sich, wenn man jedes Mal 50 % angibt)`,
  table: 'Was du angegeben hast und wie oft es richtig war',
  said: 'Deine Angabe',
  means: 'Erwartet',
  right: 'Richtig',
  none: 'keine Antworten',
  chart:
    'Angegeben (waagrecht) und richtig (senkrecht). Auf der gestrichelten Linie ist beides gleich.',
  progress: 'Brier-Wert im Lauf der Zeit, je kleiner, desto besser',
  share: ({ share, right, answers }) => `${share} (${right} von ${answers})`,
  between: ({ low, high }) => `zwischen ${low} und ${high}`,
  answers: 'Antworten',
  score: 'Wert',
  range: ({ from, until }) => `${from} bis ${until}`,
};
