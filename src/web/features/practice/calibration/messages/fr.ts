import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Certitude et justesse',
  verdicts: {
    few: ({ min }) =>
      `Après ${min} réponses avec une certitude indiquée, on voit ici si elle est justifiée.`,
    over: 'Vous avez juste moins souvent que vous ne le dites. Regardez encore une fois avant de choisir « Avec certitude ».',
    under: 'Vous avez juste plus souvent que vous ne le dites. Faites-vous davantage confiance.',
    fair: 'Vous avez juste à peu près aussi souvent que vous le dites.',
  },
  brier: ({ score, half }) =>
    `Score de Brier : ${score} (0 est parfait, ${half} revient à dire 50 % à chaque fois)`,
  table: 'Ce que vous avez dit et combien de fois c’était juste',
  said: 'Vous avez dit',
  means: 'Attendu',
  right: 'Juste',
  none: 'aucune réponse',
  chart: 'Dit (horizontal) et juste (vertical). Sur la ligne en tirets, les deux sont égaux.',
  progress: 'Score de Brier au fil du temps, plus il est bas, mieux c’est',
  share: ({ share, right, answers }) => `${share} (${right} sur ${answers})`,
  between: ({ low, high }) => `entre ${low} et ${high}`,
  answers: 'Réponses',
  score: 'Score',
  range: ({ from, until }) => `du ${from} au ${until}`,
};
