import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Classement',
  lead: 'Qui a le plus de points cette semaine, et depuis le début.',
  thisWeek: 'Cette semaine',
  allTime: 'Depuis le début',
  caption:
    'Le score compte les bonnes réponses de votre meilleure tentative de la semaine à chaque quiz. En cas d’égalité, le moins de tentatives l’emporte, puis le score le plus ancien. Seuls les scores supérieurs à 0 sont affichés.',
  noneYet: 'Personne n’a encore marqué cette semaine',
  endsAt: 'Une nouvelle semaine commence le <date></date>.',
  optedOut: ({ score }) =>
    `Vous ne participez pas à la ligue : les autres ne voient donc pas votre score de la semaine (${score}).`,
  toProfile: 'Modifier dans votre profil',
  winner: ({ name, score }) => `${name} (${score})`,
  lastWeek: ({ names }) => `Les meilleurs de la semaine dernière : ${names}.`,
  takesPart: 'Participer à la ligue de la semaine',
  takesPartHint:
    'Si cette option est désactivée, vous n’êtes dans aucune liste de la ligue que les autres voient. Vos résultats ne changent pas, ni votre place au classement général.',
  notSaved: 'Votre choix n’a pas été enregistré',
};
