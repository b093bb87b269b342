import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Crea domanda',
  description: 'Aggiungi una domanda a un quiz.',
  lead: 'Scegli una categoria, poi un quiz al suo interno e infine scrivi la domanda.',
  steps: {
    label: 'Passaggi',
    category: 'Categoria',
    quiz: 'Quiz',
    question: 'Domanda',
  },
  notCreated: 'La domanda non è stata creata. Ne viene conservata una bozza per te.',
  noCategories: 'Ancora nessuna categoria',
  noCategoriesHint: 'Una domanda appartiene a un quiz, e un quiz a una categoria.',
  createCategory: 'Crea una categoria',
  chooseCategory: 'Scegli una categoria',
  noSuchCategory: 'Nessuna categoria con questo nome',
  categoryOption: ({ count, name }) =>
    `${name} (${plural(count, { one: '# quiz', other: '# quiz' })})`,
  categoryMissing: 'Scegli una categoria',
  cancel: 'Annulla',
  next: 'Avanti',
  back: 'Indietro',
  findQuiz: 'Cerca un quiz in questa categoria',
  loadFailed: 'Errore nel caricamento dei quiz',
  categoriesFailed: 'Errore nel caricamento delle categorie',
  loading: 'Caricamento dei quiz…',
  noMatch: 'Nessun quiz corrisponde',
  noneInCategory: 'Ancora nessun quiz in questa categoria',
  createQuiz: 'Crea quiz',
  quizzes: 'Quiz',
  questions: ({ count }) => `${plural(count, { one: '# domanda', other: '# domande' })}`,
  questionsOfDraft: ({ count }) =>
    `${plural(count, { one: '# domanda', other: '# domande' })}, bozza`,
  newQuestionIn: ({ title }) => `Nuova domanda in ${title}`,
  preview: 'Anteprima',
  notSaved: 'Non salvato',
  stillHere: ({ reason }) => `${reason} Tutto ciò che hai scritto è ancora qui.`,
  created: 'Domanda creata!',
  failed: 'Impossibile creare la domanda',
  tryAgain: 'Riprova.',
  added: 'La domanda è stata aggiunta a <quiz></quiz>.',
  addAnother: 'Aggiungine un’altra a questo quiz',
  openQuiz: 'Apri il quiz',
};
