import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Votre résultat expliqué',
  notLoaded: 'L’explication n’a pas été chargée',
  save: 'Enregistrer les chiffres',
  file: ({ id, product }) => `${product}-resultat-${id}.json`,
  passing: {
    title: 'Ce qui aurait suffi pour réussir',
    passed: ({ needed }) => `Réussi : il en fallait ${needed}.`,
    unanswered: ({ count }) =>
      `Vous avez laissé ${plural(count, { one: '# question', other: '# questions' })} sans réponse.`,
  },
  time: {
    title: 'Où est passé le temps',
    longest: ({ duration, number, total }) =>
      `La question ${number} a pris le plus de temps : ${duration} sur ${total}.`,
    rest: ({ duration }) => `Temps écoulé après votre dernière réponse : ${duration}.`,
    meaning:
      'Le temps jusqu’à l’enregistrement d’une réponse compte pour sa question. Les pauses et les questions seulement lues en font partie.',
    unknown: 'Les temps de cette tentative n’ont pas été enregistrés.',
    noAnswer: 'Aucune réponse n’a été enregistrée dans cette tentative.',
    question: 'Question',
    course: 'Déroulement de la tentative',
    time: 'Temps',
    showAll: ({ count }) => `Afficher les ${count} questions`,
  },
  changes: {
    title: 'Réponses modifiées',
    none: 'Vous n’avez modifié aucune réponse.',
    changed: ({ count }) =>
      `Vous avez modifié la réponse à ${plural(count, { one: '# question', other: '# questions' })}.`,
    effects: ({ right, wrong }) =>
      `${plural(right, { one: '# est devenue juste', other: '# sont devenues justes' })}, ${plural(wrong, { one: '# est devenue fausse', other: '# sont devenues fausses' })}.`,
    gained: ({ points }) => `En points : ${points}.`,
    hidden: 'L’effet est affiché avec les bonnes réponses.',
    question: ({ effect, number }) => `Question ${number} : ${effect}`,
    effect: {
      to_right: 'modifiée, juste à la fin',
      to_wrong: 'modifiée, fausse à la fin',
      other: 'modifiée, sans devenir juste ni fausse',
    },
  },
  topics: {
    title: 'Thèmes',
    none: 'Les questions de cette tentative n’ont pas d’étiquettes.',
    meaning:
      'La barre est votre part dans cette tentative. La ligne fine indique où serait votre part avec un très grand nombre de questions, avec une certitude de 95 % : moins il y a de questions, plus elle est longue.',
    hidden: 'Les thèmes sont affichés avec la correction des réponses.',
    topic: 'Thème',
    share: 'Part',
    earned: ({ asked, earned }) => `${earned} sur ${asked}`,
    range: ({ high, low }) => `${low} à ${high}`,
  },
  compared: {
    title: 'Comparaison',
    first: 'C’est votre première tentative notée pour ce quiz.',
    before: ({ before, now }) => `La tentative précédente : ${before}. Celle-ci : ${now}.`,
    ownAttempts: 'Vos tentatives pour ce quiz',
    others: ({ below, median, takers }) =>
      `La moitié des ${takers} autres apprenants a obtenu ${median} ou plus à la première tentative. Vous avez fait mieux que ${below} d’entre eux.`,
    tooFew: ({ count }) =>
      `Les autres apprenants sont affichés à partir de ${count}, pour qu’aucun résultat individuel ne puisse être deviné.`,
    distribution: 'Résultats des autres apprenants',
    range: 'Résultat',
    learners: 'Apprenants',
    between: ({ from, to }) => `${from} à ${to}`,
    yours: ({ range }) => `${range} (vous)`,
  },
  next: {
    title: 'Que faire ensuite',
    set: ({ count }) => plural(count, { one: 'Réviser # question', other: 'Réviser # questions' }),
    meaning:
      'D’abord les questions non réussies, puis des questions déjà vues avec les mêmes étiquettes.',
    nothing: 'Aucune des questions non réussies ne peut être révisée.',
    hidden:
      'Vous pourrez réviser les questions non réussies dès que les bonnes réponses seront affichées.',
    mixed: 'Réviser un mélange',
  },
};
