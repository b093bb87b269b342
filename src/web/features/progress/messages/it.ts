import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  failed: 'Impossibile caricare la classifica',
  loading: 'Caricamento della classifica…',
  noneYet: 'Ancora nessuno in classifica',
  noneYetHint: 'Termina un quiz con una risposta corretta e il primo posto è tuo.',
  caption:
    'Il punteggio conta le risposte corrette del tuo miglior tentativo in ogni quiz. A parità di punti, prima chi ha meno tentativi, poi chi li ha ottenuti prima. Sono elencati solo i punteggi superiori a 0.',
  place: 'Posto',
  name: 'Nome',
  quizzes: 'Quiz',
  score: 'Punteggio',
  you: '(tu)',
};
