import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number } = wordsOf('fr');

export const messages: Translation<typeof en> = {
  title: 'Ce que pensent les apprenants',
  average: 'Moyenne',
  learners: 'Apprenants',
  public: 'Tout le monde voit la moyenne dès que cinq apprenants ont donné des étoiles.',
  none: 'Pas encore d’étoiles',
  noneHint: 'Les apprenants peuvent donner des étoiles après avoir terminé une tentative.',
  distribution: 'Combien d’apprenants ont donné combien d’étoiles',
  stars: 'Étoiles',
  remarks: 'Remarques',
  noRemarks: 'Personne n’a écrit de remarque.',
  anonymous: 'Les remarques portent le jour, sans nom.',
  remark: 'Remarque',
  day: 'Jour',
  state: 'État',
  report: 'Signaler comme abusive',
  reported: 'Signalée',
  hide: 'Masquer',
  hidden: 'Masquée',
  show: 'Afficher à nouveau',
  shown: 'La remarque est affichée',
  actOn: ({ act, remark }: { act: string; remark: string }) => `${act} : ${remark}`,
  notDone: 'Cela n’a pas fonctionné',
  failed: 'Les étoiles n’ont pas pu être chargées',
  download: 'Télécharger en CSV',
  downloadFailed: 'Le fichier n’a pas pu être créé',
  reportedTitle: 'Remarques signalées',
  reportedHint:
    'Des auteurs vous demandent de masquer ces remarques sur leurs quiz. Les étoiles comptent dans tous les cas.',
  quiz: 'Quiz',
  keep: 'Garder',
  kept: 'La remarque reste',
  rated: ({ rating }) => `Note : ${number(rating)} sur 5`,
};
