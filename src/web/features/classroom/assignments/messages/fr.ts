import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  edit: 'Modifier le devoir',
  editNamed: ({ name }) => `Modifier le devoir ${name}`,
  editHint:
    'Les notes suivent aussitôt les nouvelles conditions. Les notes saisies à la main restent.',
  edited: 'Le devoir est modifié',
  outdated: 'Ce devoir a été modifié ailleurs',
  outdatedHint:
    'Rien n’a été écrasé. Votre saisie est toujours dans le formulaire ; elle ne peut pas être enregistrée par-dessus la version plus récente.',
  loadNewest: 'Remplacer ma saisie par la version la plus récente',
  draftHint: 'Ce quiz est un brouillon. Les membres peuvent l’ouvrir dès qu’il est publié.',
  series: 'Série',
  seriesHint:
    'Le devoir est fait quand tous les quiz de la série sont réussis. Les quiz ajoutés plus tard comptent aussi.',
  findSeries: 'Rechercher une série',
  noSeries: 'Aucune série trouvée',
  quizzes: ({ count }) => plural(count, { one: '# quiz', other: '# quiz' }),
  late: 'Travail en retard',
  policies: {
    marked: 'Compte, et est marqué en retard',
    refused: 'Ne compte pas',
    deducted: 'Compte avec une déduction',
    deducted_daily: 'Compte avec une déduction par jour',
  },
  deduction: 'Déduction',
  deductionPerDay: 'Déduction par jour commencé',
  deductionHint: 'Points sur 100 : avec 10, une note de 80 % devient 70 %.',
  maxDeduction: 'Au plus',
  cutOff: 'Date finale',
  cutOffHint: 'Vide : aucune. Le travail rendu ensuite ne compte pas.',
  cutOffBeforeDue: 'La date finale doit être après l’échéance',
  audience: 'Pour',
  everybody: 'Tous',
  everybodyHint: 'Toute la classe, y compris ceux qui la rejoindront plus tard.',
  chosenMembers: 'Membres choisis',
  members: 'Membres',
  findMembers: 'Rechercher des membres',
  noMember: 'Aucun membre trouvé',
  forMembers: ({ count }) => plural(count, { one: 'Pour # membre.', other: 'Pour # membres.' }),
  differentFor: ({ count }) =>
    plural(count, {
      one: 'Différent pour # membre.',

      other: 'Différent pour # membres.',
    }),
  different: 'Différent pour certains membres',
  differentHint:
    'Une date plus tardive, un autre début, ou dispensé. Le temps supplémentaire s’accorde sous « Membres ».',
  addMember: 'Ajouter un membre',
  removeNamed: ({ name }) => `Retirer ce qui est différent pour ${name}`,
  laterDue: 'Échéance plus tardive',
  laterCutOff: 'Date finale plus tardive',
  otherStart: 'Autre début',
  asForAll: 'Vide : comme pour tous.',
  excuse: 'Dispensé : le travail ne compte pas',
  notLater: 'La date doit être postérieure à celle du devoir',
  startAfterDue: 'Le début doit précéder l’échéance',
  notes: {
    refused: 'Le travail en retard ne compte pas.',
    deducted: ({ percent }) => `Le travail en retard perd ${percent} points sur 100.`,
    deductedDaily: ({ percent, maxPercent }) =>
      `Le travail en retard perd ${percent} points sur 100 par jour, ${maxPercent} au plus.`,
    cutOff: 'Après le <date></date>, rien ne compte.',
  },
};
