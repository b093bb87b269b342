import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('it');

export const messages: typeof english = {
  title: 'Immagini',
  description: 'Le immagini caricate e dove sono usate.',
  failed: 'Errore durante il caricamento delle immagini',
  denied: 'Accesso negato',
  nothingYet: 'Nessuna immagine è stata ancora caricata',
  appearsHere: 'Le immagini si caricano negli editor di domande, quiz, serie e articoli.',
  picture: 'Immagine',
  uploaded: 'Caricata',
  size: 'Dimensioni',
  usedIn: 'Usata in',
  unused: 'non usata',
  deleted: 'Immagine eliminata',
  notDeleted: 'L’immagine non è stata eliminata',
  consequence: 'Anche i suoi file vengono eliminati. L’operazione non si può annullare.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} kB`,
  kinds: {
    question: 'Domanda',
    version: 'Versione precedente di una domanda',
    quiz: 'Quiz',
    sub_category: 'Sottocategoria',
    series: 'Serie',
    post: 'Articolo',
    draft: 'Bozza',
    setting: 'Impostazione',
  },
};
