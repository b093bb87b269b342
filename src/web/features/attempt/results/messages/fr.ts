import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Mes résultats',
  lead: ({ count, passed }) =>
    `${plural(count, { one: '# tentative', other: '# tentatives' })}, dont ${passed} réussies.`,
  noneFound: 'Aucun élément',
  showAll: 'Tout afficher',
  showMore: ({ count }) => `En afficher ${plural(count, { one: '# de plus', other: '# de plus' })}`,
  noResults: 'Aucun résultat pour l’instant',
  noResultsHint: 'Après votre premier quiz, son résultat et toutes les réponses seront ici.',
  explore: 'Explorer les quiz',
  attempts: 'Tentatives',
  tableName: 'Vos tentatives terminées, la plus récente en premier',
  quiz: 'Quiz',
  verdict: 'Verdict',
  score: 'Score',
  correct: 'Correctes',
  points: 'points',
  time: 'Temps',
  finished: 'Terminé',
  selfReported: 'Autodéclaré',
  filterByVerdict: 'Filtrer par verdict',
  all: 'Tous',
  allQuizzes: 'Tous les quiz',
  from: 'Du',
  to: 'Au',
  saveAsCsv: 'Enregistrer en CSV',
  csv: {
    fileName: 'mes-resultats.csv',
    questions: 'Questions',
    points: 'Points',
    seconds: 'Secondes',
    reportedBy: 'Déclaré par',
    you: 'vous',
    server: 'le serveur',
  },
  beforeRegrade: ({ score, total }) => `Avant la nouvelle notation : ${score} sur ${total}.`,
  pointsBeforeRegrade: ({ points, total }) =>
    `Avant la nouvelle notation : ${points} sur ${total} points.`,
  trend: {
    title: ({ count }) => `Vos ${count} dernières tentatives notées`,
    asList: 'Les chiffres sous forme de liste',
    chart: 'Score par tentative, de la plus ancienne à la plus récente',
    range: ({ first, firstDate, last, lastDate, passed, count }) =>
      `De ${first} le ${firstDate} à ${last} le ${lastDate} ; ${passed} sur ${plural(count, { one: '# tentative', other: '# tentatives' })} ont atteint le seuil de réussite.`,
    rangeWithMark: ({ first, firstDate, last, lastDate, passed, count, passMark }) =>
      `De ${first} le ${firstDate} à ${last} le ${lastDate} ; ${passed} sur ${plural(count, { one: '# tentative', other: '# tentatives' })} ont atteint le seuil de réussite de ${passMark}.`,
    point: ({ quiz, percent, date }) => `${quiz} : ${percent} le ${date}`,
    passMark: 'Seuil de réussite',
  },
  explain: 'Expliquer mon résultat',
  print: 'Imprimer',
  result: 'Résultat',
  finishedOn: 'Terminé le <date></date>.',
  finishedIn: ({ duration }) => `Terminé le <date></date>, en ${duration}.`,
  selfReportedNote: 'Autodéclaré : il ne compte pas dans le classement.',
  retakeOn: 'Vous pouvez le refaire le <date></date>.',
  attempt: ({ id }) => `Tentative ${id}.`,
  downloadReceipt: 'Télécharger le reçu signé',
  receiptFile: ({ product, id }) => `${product}-recu-${id}.json`,
  noReceipt: 'Pas de reçu',
  noAnswersKept: 'Aucune réponse individuelle n’est conservée pour cette tentative.',
  showAllQuestions: 'Afficher toutes les questions',
  toTheQuiz: 'Vers le quiz',
  moreQuizzes: 'Plus de quiz',
  filterQuestions: 'Filtrer les questions',
  filters: {
    all: 'Toutes',
    wrong: 'Incorrectes',
    flagged: 'Signalées',
    unanswered: 'Sans réponse',
  },
  keys: { title: 'Raccourcis clavier', next: 'question suivante', previous: 'question précédente' },
};
