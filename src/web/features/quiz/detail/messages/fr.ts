import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  quizzes: 'Quiz',
  breadcrumb: 'Fil d’Ariane',
  descriptionOf: ({ questions, category }) =>
    `Un quiz chronométré de ${plural(questions, { one: '# question', other: '# questions' })} (${category}).`,
  alsoIn: 'Aussi en :',
  inYourLanguage: 'Faire ce quiz en français',
  challenged: 'On vous a lancé un défi !',
  challenge: 'Quelqu’un vous met au défi de battre son score.',
  challengeWithBest: ({ best }) =>
    `Quelqu’un vous met au défi de battre son score. Le meilleur à ce jour est de ${best}.`,
  othersResults: 'Les résultats des autres',
  everyonesResults: 'Les résultats de tous',
  takers: ({ count }) =>
    plural(count, { one: 'apprenant l’a fait', other: 'apprenants l’ont fait' }),
  onlyYou: 'apprenant l’a fait : vous',
  topScore: 'Meilleur score',
  averageScore: 'Score moyen',
  passRate: 'Taux de réussite',
  takeThisQuiz: 'Faire ce quiz',
  passMark: ({ percent }) =>
    `Seuil de réussite : ${percent}. Le chronomètre démarre à la première question.`,
  passMarkUntimed: ({ percent }) =>
    `Seuil de réussite : ${percent}. Il n’y a pas de limite de temps.`,
  allRules: 'Toutes les règles',
  free: 'Gratuit. Vos résultats sont enregistrés.',
  yourProgress: 'Votre progression',
  notTaken: 'Vous n’avez pas encore fait ce quiz.',
  left: 'Vous avez quitté ce quiz avant de le rendre. Il n’y a pas encore de score.',
  mastered: 'Maîtrisé',
  best: ({ correct, total, count }) =>
    `Votre meilleur résultat : ${correct} sur ${total} en ${plural(count, { one: '# tentative', other: '# tentatives' })} ; la dernière le <date></date>`,
  bestPoints: ({ points, total, count }) =>
    `Votre meilleur résultat : ${points} sur ${total} points en ${plural(count, { one: '# tentative', other: '# tentatives' })} ; la dernière le <date></date>`,
  marks: {
    last: ({ percent }) => `Votre dernière tentative compte : ${percent}`,
    average: ({ percent }) => `La moyenne de vos tentatives compte : ${percent}`,
    first: ({ percent }) => `Votre première tentative compte : ${percent}`,
  },
  pastResults: ({ results, passMarks }) =>
    `Vos résultats, du plus ancien au plus récent : ${results}. Seuil de réussite : ${passMarks}.`,
  thenPassMark: ({ before, percent }) => `${before}, puis ${percent}`,
  timeIsUp: 'Le temps est écoulé',
  leftAtOnce: 'Vous avez quitté ce quiz juste après l’avoir commencé, et son temps est écoulé.',
  untilStart: 'avant de pouvoir le recommencer, le <at></at>',
  untilRetake: 'avant de pouvoir le refaire, le <at></at>',
  closedFirst: 'Le quiz ferme avant que vous puissiez le refaire.',
  passed: 'Réussi',
  failedCooldown: 'Non réussi : en attente',
  toBeMarked: 'À noter',
  lastResult: ({ score, total, percent }) => `${score} sur ${total}, ${percent}.`,
  lastPoints: ({ points, total, percent }) => `${points} sur ${total} points, ${percent}.`,
  seeAnswers: 'Voir vos réponses',
  practise: 'Réviser ces questions',
  practiseOthers: 'Réviser d’autres questions',
  notFound: 'Quiz introuvable',
  notFoundHint: 'Le quiz que vous cherchez n’existe pas ou a été supprimé.',
  browse: 'Parcourir les quiz',
  access: {
    opens: 'Ouvre le <date></date>',
    closes: 'Ferme le <date></date>',
    extraTime: ({ percent, time }) => `Vous avez ${percent} de temps en plus : ${time}.`,
    extraAttempts: ({ count, all }) =>
      `Vous avez ${plural(count, { one: '# tentative', other: '# tentatives' })} en plus : ${all} en tout.`,
    ownDate: 'Date qui vous est propre.',
    needsCode: 'Il vous faut un code d’accès pour commencer.',
    notYet: 'Pas encore ouvert',
  },
  overview: {
    title: ({ title }) => `Avant de commencer : ${title}`,
    description:
      'Les règles, le temps, le seuil de réussite et ce qui se passe si vous quittez le quiz ou échouez.',
    lead: 'À quoi vous attendre, comment le quiz est noté et ce qui se passe si vous quittez le quiz ou manquez de temps.',
    back: 'Retour au quiz',
    rules: 'Règles et temps',
    questions:
      'Vous pouvez passer, marquer et revenir. Une question sans réponse compte comme fausse.',
    questionsOneWay:
      'Les questions viennent l’une après l’autre, sans retour possible : répondez à chacune avant de continuer. Une question sans réponse compte comme fausse.',
    questionsWithPenalty:
      'Vous pouvez passer, marquer et revenir. Une question sans réponse ne rapporte rien et ne coûte rien.',
    questionsOneWayWithPenalty:
      'Les questions viennent l’une après l’autre, sans retour possible : répondez à chacune avant de continuer. Une question sans réponse ne rapporte rien et ne coûte rien.',
    allOnOnePage: 'Toutes les questions sont sur une page.',
    clock:
      'Le chronomètre démarre à la première question et continue même si vous fermez la page. Vous pouvez revenir sur n’importe quel appareil tant qu’il reste du temps.',
    noClock: ({ days }) =>
      `Prenez le temps qu’il vous faut. Vous pouvez fermer la page et revenir sur n’importe quel appareil. Une tentative encore ouverte à la clôture du quiz, ou après ${plural(days, { one: '# jour', other: '# jours' })}, est notée avec les réponses enregistrées jusque-là.`,
    questionTime: ({ seconds }) =>
      plural(seconds, {
        one: '# seconde par question',
        other: '# secondes par question',
      }),
    questionTimeText:
      'Le temps d’une question commence quand vous y arrivez et continue, même si vous fermez la page. Quand il est écoulé, la réponse donnée compte et la question suivante arrive.',
    toPass: ({ percent }) => `${percent} pour réussir`,
    passMark: ({ needed, count }) =>
      `Soit ${needed} sur ${plural(count, { one: '# question', other: '# questions' })}. Si plusieurs options sont correctes, choisissez-les toutes et aucune autre.`,
    passMarkPoints: ({ needed, count }) =>
      `Soit ${needed} sur ${plural(count, { one: '# point', other: '# points' })} ; une bonne réponse en rapporte un.`,
    partialCredit: 'Points partiels',
    partialCreditText:
      'Une réponse en partie juste rapporte une partie des points. Si plusieurs options sont correctes, chaque bonne ajoute et chaque mauvaise retire.',
    penalty: 'Les réponses fausses coûtent des points',
    penaltyText: ({ percent }) =>
      `Une réponse fausse coûte ${percent} d’une question. Une question omise ne coûte rien. Votre résultat n’est jamais inférieur à zéro.`,
    timeOut: 'Quand le temps est écoulé',
    timeOutText: 'Vos réponses seront rendues automatiquement et notées.',
    checking: 'Vérifier les réponses',
    checkingText: {
      marks:
        'Vous pouvez faire vérifier chaque réponse et voir aussitôt si elle est juste. Votre réponse ne peut plus être modifiée ensuite, et si vous quittez alors le quiz, la tentative est notée telle quelle.',
      keys: 'Vous pouvez faire vérifier chaque réponse et voir aussitôt la bonne. Votre réponse ne peut plus être modifiée ensuite, et si vous quittez alors le quiz, la tentative est notée telle quelle.',
      explanations:
        'Vous pouvez faire vérifier chaque réponse et voir aussitôt la bonne et son explication. Votre réponse ne peut plus être modifiée ensuite, et si vous quittez alors le quiz, la tentative est notée telle quelle.',
    },
    leaving: 'Si vous quittez le quiz',
    leavingText:
      'Confirmer que vous quittez le quiz termine la tentative avec un score de zéro. Une connexion perdue ou une batterie vide, non : vos réponses sont enregistrées au fur et à mesure.',
    failing: 'Si vous échouez',
    failingText: ({ failedHours, passedDays }) =>
      `Vous pouvez le refaire après ${plural(failedHours, { one: '# heure', other: '# heures' })}. Si vous échouiez maintenant, ce serait le <date></date>. Un quiz réussi peut être refait après ${plural(passedDays, { one: '# jour', other: '# jours' })}.`,
    attempts: ({ count }: { count: number }) =>
      plural(count, { one: '# tentative', other: '# tentatives' }),
    attemptsText: 'Vous pouvez le faire autant de fois. Une tentative abandonnée compte.',
    counted: 'Tentative qui compte',
    countedText: {
      last: 'Votre dernière tentative compte.',
      average: 'La moyenne de toutes vos tentatives compte.',
      first: 'Votre première tentative compte.',
    },
    noWait: 'Vous pouvez le refaire aussitôt.',
    waits: ({ failed, passed }: { failed: string; passed: string }) =>
      `Vous pouvez le refaire ${failed} après une tentative non réussie ; si vous échouiez maintenant, ce serait le <date></date>. Après une tentative réussie, au bout de ${passed}.`,
    antiCheating: 'Contre la triche',
    antiCheatingText:
      'Le serveur mesure le temps, tire les questions et note les réponses ; pendant une tentative, les bonnes n’arrivent jamais dans votre navigateur avant que vous ayez rendu le quiz. Rien d’autre n’est enregistré : ni caméra, ni écran, ni frappe. Travaillez sans aide et sans notes.',
    antiCheatingChecked:
      'Le serveur mesure le temps, tire les questions et note les réponses ; pendant une tentative, les bonnes n’arrivent dans votre navigateur que lorsque vous rendez le quiz ou faites vérifier votre réponse. Rien d’autre n’est enregistré : ni caméra, ni écran, ni frappe. Travaillez sans aide et sans notes.',
    startNow: 'Commencer maintenant',
  },
};
