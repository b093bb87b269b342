import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  denied: 'Accesso negato',
  title: 'Qualità delle domande',
  pageTitle: 'Qualità delle domande, amministrazione',
  description:
    'Domande che richiedono una decisione: secondo le risposte e secondo le segnalazioni degli studenti.',
  lead: 'Domande che richiedono una decisione, le più urgenti per prime. Le risposte vengono analizzate ogni dieci minuti, a partire da 30 risposte valutate.',
  failed: 'Errore nel caricamento delle domande',
  panelFailed: 'Errore nel caricamento della domanda',
  found: ({ count }) =>
    plural(count, {
      one: '# domanda richiede una decisione',
      other: '# domande richiedono una decisione',
    }),
  question: 'Domanda',
  answers: 'Risposte valutate',
  findings: 'Che cosa spicca',
  reports: 'Segnalazioni',
  show: 'Mostra',
  all: 'Tutto',
  certainties: {
    possible: 'possibile',
    likely: 'probabile',
    almost_certain: 'quasi certo',
  },
  says: {
    wrong_key: ({ share, answer }) =>
      `Il ${share} ha risposto «${answer}» e nelle altre domande riesce meglio di chi ha dato la risposta considerata giusta. La soluzione è probabilmente sbagliata.`,
    second_key: ({ share, answer }) =>
      `Il ${share} ha risposto «${answer}» e nelle altre domande riesce bene quanto chi ha dato la risposta considerata giusta. Forse è giusta anche questa.`,
    guessed:
      'Le risposte giuste sono tante quante ne darebbe il caso, e chi sa di più non riesce meglio. Forse la domanda non è chiara.',
    drifted: ({ before, after }) =>
      `Prima dell’ultima modifica rispondeva bene il ${before}, da allora il ${after}.`,
    unused_options: ({ options }) =>
      `Quasi nessuno sceglie ${options}. Sostituisci o elimina queste opzioni.`,
  },
  noneYet: 'Nelle risposte non risalta nulla.',
  few: 'Servono almeno 30 risposte valutate dall’ultima modifica.',
  given: 'Che cosa è stato risposto',
  omitted: 'Omessa',
  isKey: 'Soluzione',
  better: 'altrove meglio',
  worse: 'altrove peggio',
  someone: 'qualcuno',
  record: ({ count }) =>
    plural(count, {
      one: '# delle sue segnalazioni ha portato a una modifica',
      other: '# delle sue segnalazioni hanno portato a modifiche',
    }),
  noRecord: 'Prima segnalazione',
  reportKinds: {
    wrong_key: 'La risposta indicata come giusta è sbagliata',
    unclear: 'La domanda non è chiara',
    typo: 'Errore di battitura o di lingua',
    offensive: 'Contenuto offensivo',
    other: 'Altro',
  },
  usedIn: 'Usata in',
  usedNowhere: 'Nessun quiz la usa.',
  edit: ({ title }) => `Modifica in «${title}»`,
  decision: 'Decisione',
  keep: 'Lascia com’è',
  keepHint:
    'Toglie la domanda da questo elenco finché non cambia o non ha il doppio delle risposte. Le sue segnalazioni sono chiuse.',
  fix: 'Segna come corretta',
  fixHint:
    'Chiude le segnalazioni. La domanda viene giudicata di nuovo in base alle risposte date dopo la modifica.',
  regrade: 'Valuta di nuovo le risposte passate',
  regradeHint: 'Dopo una modifica della soluzione: che cosa diventano i risultati passati.',
  acceptToo: 'Accetta anche un’altra risposta',
  acceptTooHint:
    'Dopo una modifica della soluzione: le risposte che erano giuste restano giuste, e valgono anche quelle giuste adesso.',
  drop: 'Annulla la domanda',
  dropHint:
    'Tutti coloro che l’hanno ricevuta ottengono il punto. Toglila dai suoi quiz, così non viene più posta.',
  keptSince: 'Lasciata com’è dal <date></date>',
  done: {
    kept: 'La domanda resta com’è',
    fixed: 'Le segnalazioni sono chiuse',
  },
  notDone: 'La decisione non è stata salvata',
  none: 'Nessuna domanda richiede una decisione',
  noneHint:
    'Compaiono qui quando risposte o segnalazioni mostrano che qualcosa potrebbe non andare.',
  close: 'Chiudi',
};
