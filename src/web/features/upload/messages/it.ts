import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as english } from './en.ts';

const { number } = wordsOf('it');

export const messages: typeof english = {
  title: 'Immagini e audio',
  description: 'Immagini e audio caricati e dove sono usati.',
  failed: 'Errore nel caricamento delle immagini e degli audio',
  denied: 'Accesso negato',
  nothingYet: 'Non è stata ancora caricata nessuna immagine e nessun audio',
  appearsHere:
    'Immagini e audio si caricano negli editor delle domande; le immagini anche in quelli di quiz, serie e articoli.',
  file: 'File',
  uploaded: 'Caricato',
  size: 'Dimensioni',
  usedIn: 'Usato in',
  unused: 'non usato',
  deleted: 'File eliminato',
  notDeleted: 'Il file non è stato eliminato',
  consequence: 'Anche i suoi file vengono eliminati. L’operazione non si può annullare.',
  pixels: ({ width, height }: { width: number; height: number }) =>
    `${number(width)} × ${number(height)}`,
  seconds: ({ seconds }: { seconds: number }) => `${number(seconds)} s`,
  kilobytes: ({ size }: { size: number }) => `${number(size)} kB`,
  usage: {
    own: 'I tuoi file',
    site: 'Tutti i file',
  },
  usedOf: ({ used, of }) => `${number(used)} di ${number(of)} MB`,
  kinds: {
    question: 'Domanda',
    version: 'Versione precedente di una domanda',
    quiz: 'Quiz',
    sub_category: 'Sottocategoria',
    series: 'Serie',
    post: 'Articolo',
    draft: 'Bozza',
    setting: 'Impostazione',
    profile: 'Profilo',
  },
};
