import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  denied: 'Accès refusé',
  title: 'Qualité des questions',
  pageTitle: 'Qualité des questions, administration',
  description:
    'Les questions qui demandent une décision : d’après les réponses et d’après les signalements des apprenants.',
  lead: 'Les questions qui demandent une décision, les plus urgentes d’abord. Les réponses sont évaluées toutes les dix minutes, à partir de 30 réponses notées.',
  failed: 'Erreur lors du chargement des questions',
  panelFailed: 'Erreur lors du chargement de la question',
  found: ({ count }) =>
    plural(count, {
      one: '# question demande une décision',
      other: '# questions demandent une décision',
    }),
  question: 'Question',
  answers: 'Réponses notées',
  findings: 'Ce qui ressort',
  reports: 'Signalements',
  show: 'Afficher',
  all: 'Tout',
  certainties: {
    possible: 'possible',
    likely: 'probable',
    almost_certain: 'presque certain',
  },
  says: {
    wrong_key: ({ share, answer }) =>
      `${share} ont répondu « ${answer} » et réussissent mieux les autres questions que ceux dont la réponse compte comme juste. Le corrigé est sans doute faux.`,
    second_key: ({ share, answer }) =>
      `${share} ont répondu « ${answer} » et réussissent les autres questions aussi bien que ceux dont la réponse compte comme juste. Elle est peut-être juste aussi.`,
    guessed:
      'Il y a autant de réponses justes que le hasard en donne, et ceux qui savent plus ne font pas mieux. La question n’est peut-être pas claire.',
    drifted: ({ before, after }) =>
      `Avant le dernier changement, ${before} répondaient juste ; depuis, ${after}.`,
    unused_options: ({ options }) =>
      `Presque personne ne choisit ${options}. Remplacez ou retirez ce qui ne trompe personne.`,
  },
  noneYet: 'Rien ne ressort des réponses.',
  few: 'Il faut au moins 30 réponses notées depuis le dernier changement.',
  given: 'Ce qui a été répondu',
  omitted: 'Sans réponse',
  isKey: 'Corrigé',
  better: 'meilleurs ailleurs',
  worse: 'moins bons ailleurs',
  someone: 'quelqu’un',
  record: ({ count }) =>
    plural(count, {
      one: '# de ses signalements a mené à un changement',
      other: '# de ses signalements ont mené à des changements',
    }),
  noRecord: 'Premier signalement',
  reportKinds: {
    wrong_key: 'La réponse indiquée comme juste est fausse',
    unclear: 'La question n’est pas claire',
    typo: 'Faute de frappe ou de langue',
    offensive: 'Contenu offensant',
    other: 'Autre chose',
  },
  usedIn: 'Utilisée dans',
  usedNowhere: 'Aucun quiz ne l’utilise.',
  edit: ({ title }) => `Modifier dans « ${title} »`,
  decision: 'Décision',
  keep: 'Laisser telle quelle',
  keepHint:
    'Retire la question de cette liste jusqu’à ce qu’elle change ou ait deux fois plus de réponses. Ses signalements sont réglés.',
  fix: 'Marquer comme corrigée',
  fixHint:
    'Règle les signalements. La question est réévaluée d’après les réponses depuis son changement.',
  regrade: 'Noter à nouveau les réponses passées',
  regradeHint: 'Après une modification du corrigé : ce que deviennent les résultats passés.',
  acceptToo: 'Accepter aussi une autre réponse',
  acceptTooHint:
    'Après une modification du corrigé : les réponses qui étaient justes le restent, et celles qui le sont maintenant comptent aussi.',
  drop: 'Neutraliser la question',
  dropHint:
    'Toutes les personnes à qui elle a été posée reçoivent le point. Retirez-la de ses quiz pour qu’elle ne soit plus posée.',
  keptSince: 'Laissée telle quelle depuis le <date></date>',
  done: {
    kept: 'La question reste telle quelle',
    fixed: 'Les signalements sont réglés',
  },
  notDone: 'La décision n’a pas été enregistrée',
  none: 'Aucune question ne demande de décision',
  noneHint:
    'Elles apparaissent ici quand les réponses ou des signalements montrent que quelque chose ne va peut-être pas.',
  close: 'Fermer',
};
