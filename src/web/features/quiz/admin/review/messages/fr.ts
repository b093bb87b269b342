import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Avant de publier',
  advice: 'Le score est indicatif : un quiz peut être publié quel que soit son score.',
  score: 'Score du quiz',
  outOf: ({ score }) => `${score} sur 100`,
  noScore: 'Le quiz n’a pas ses propres questions : il n’y a rien à évaluer.',
  bands: {
    high: 'Bien fait.',
    middle: 'Bien, avec quelques points à améliorer.',
    low: 'Plusieurs points méritent un second regard.',
  },
  parts: {
    writing: 'Rédaction',
    explanations: 'Explications',
    altTexts: 'Textes pour les images et les sons',
    difficulty: 'Mélange des difficultés',
    keyPositions: 'Place des bonnes réponses',
    tags: 'Étiquettes',
    passMark: 'Seuil de réussite',
    time: 'Temps',
  },
  notApplicable: ({ parts }) => `Sans objet ici : ${parts}`,
  severities: {
    serious: 'Important',
    slight: 'Conseil',
  },
  findings: {
    oneDifficulty: ({ difficulty }) =>
      `Presque toutes les questions ont la difficulté « ${difficulty} ». Un mélange montre mieux ce que savent les apprenants.`,
    noTags:
      'Sans étiquettes, les questions sont difficiles à trouver dans la banque, et les résultats ne peuvent pas nommer leurs thèmes.',
    noCoverText:
      'La couverture n’a pas de texte. Cela ne convient que si elle décore seulement le titre.',
    passesAll: 'Avec un seuil de 0 %, toute tentative est réussie.',
    perfection: 'Avec un seuil de 100 %, une seule étourderie fait échouer une tentative.',
    guessable: ({ percent }) =>
      `Deviner suffit pour obtenir environ ${percent}, ce qui est proche du seuil de réussite ou au-dessus.`,
    shortTime: ({ time }) =>
      `Les apprenants ont en général besoin d’environ ${time}. Le temps imparti est plus court.`,
    longTime: ({ time }) =>
      `Les apprenants ont en général besoin d’environ ${time}. Le temps imparti est bien plus long.`,
    shortQuestionTime: 'Le temps par question ne suffit pas pour lire celles-ci et y répondre.',
  },
  fromBank: ({ first }) =>
    `À partir du numéro ${first}, les questions viennent de la banque : celles qui sont liées et un échantillon de celles qui sont tirées.`,
  bank: ({ count }) =>
    plural(count, {
      one: '# question de la banque ne fait pas partie du score.',
      other: '# questions de la banque ne font pas partie du score.',
    }),
  learners: 'Ce que verront les apprenants',
  asked: ({ count }) =>
    plural(count, { one: '# question par tentative', other: '# questions par tentative' }),
  ofOwn: ({ asked, total }) => `${asked} des ${total} questions du quiz sont tirées`,
  passMark: 'Seuil de réussite',
  wait: 'Attente entre les tentatives',
  waits: ({ passed, failed }) => `${passed} après une réussite, ${failed} après un échec`,
  noWait: 'Aucune',
  who: 'Qui peut le faire',
  everyone: 'Tout le monde',
  publish: 'Publier',
  open: 'Ouvrir dans l’éditeur',
  loadFailed: 'Le quiz n’a pas pu être chargé',
};
