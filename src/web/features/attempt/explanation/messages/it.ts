import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Il tuo risultato spiegato',
  notLoaded: 'La spiegazione non è stata caricata',
  save: 'Salva i dati',
  file: ({ id, product }) => `${product}-risultato-${id}.json`,
  passing: {
    title: 'Che cosa sarebbe bastato',
    passed: ({ needed }) => `Superato: ne servivano ${needed}.`,
    unanswered: ({ count }) =>
      `Hai lasciato ${plural(count, { one: '# domanda', other: '# domande' })} senza risposta.`,
  },
  time: {
    title: 'Dove è andato il tempo',
    longest: ({ duration, number, total }) =>
      `La domanda ${number} ha richiesto più tempo: ${duration} su ${total}.`,
    rest: ({ duration }) => `Tempo passato dopo la tua ultima risposta: ${duration}.`,
    meaning:
      'Il tempo fino al salvataggio di una risposta appartiene alla sua domanda. Comprende anche le pause e le domande che hai solo letto.',
    unknown: 'I tempi di questo tentativo non sono stati registrati.',
    noAnswer: 'In questo tentativo non è stata salvata alcuna risposta.',
    question: 'Domanda',
    course: 'Svolgimento del tentativo',
    time: 'Tempo',
    showAll: ({ count }) => `Mostra tutte le ${count} domande`,
  },
  changes: {
    title: 'Risposte cambiate',
    none: 'Non hai cambiato nessuna risposta.',
    changed: ({ count }) =>
      `Hai cambiato la risposta a ${plural(count, { one: '# domanda', other: '# domande' })}.`,
    effects: ({ right, wrong }) =>
      `${plural(right, { one: '# è diventata corretta', other: '# sono diventate corrette' })}, ${plural(wrong, { one: '# è diventata sbagliata', other: '# sono diventate sbagliate' })}.`,
    gained: ({ points }) => `In punti: ${points}.`,
    hidden: 'L’effetto è mostrato insieme alle risposte corrette.',
    question: ({ effect, number }) => `Domanda ${number}: ${effect}`,
    effect: {
      to_right: 'cambiata in corretta',
      to_wrong: 'cambiata in sbagliata',
      other: 'cambiata, né in corretta né in sbagliata',
    },
  },
  topics: {
    title: 'Argomenti',
    none: 'Le domande di questo tentativo non hanno etichette.',
    meaning:
      'La barra è la tua quota in questo tentativo. La linea sottile indica dove sarebbe la tua quota con moltissime domande, con una certezza del 95%: meno domande ci sono, più è lunga.',
    hidden: 'Gli argomenti sono mostrati insieme alla correzione delle risposte.',
    topic: 'Argomento',
    share: 'Quota',
    earned: ({ asked, earned }) => `${earned} su ${asked}`,
    range: ({ high, low }) => `da ${low} a ${high}`,
  },
  compared: {
    title: 'Confronto',
    first: 'È il tuo primo tentativo valutato di questo quiz.',
    before: ({ before, now }) => `Il tentativo precedente: ${before}. Questo: ${now}.`,
    ownAttempts: 'I tuoi tentativi di questo quiz',
    others: ({ below, median, takers }) =>
      `La metà degli altri ${takers} studenti ha ottenuto ${median} o più al primo tentativo. Hai fatto meglio del ${below} di loro.`,
    tooFew: ({ count }) =>
      `Gli altri studenti sono mostrati a partire da ${count}, perché non si possa indovinare il risultato di una persona.`,
    distribution: 'Risultati degli altri studenti',
    range: 'Risultato',
    learners: 'Studenti',
    between: ({ from, to }) => `da ${from} a ${to}`,
    yours: ({ range }) => `${range} (tu)`,
  },
  next: {
    title: 'Che cosa fare ora',
    set: ({ count }) =>
      plural(count, { one: 'Esercitati su # domanda', other: 'Esercitati su # domande' }),
    meaning:
      'Prima le domande sbagliate o senza risposta, poi domande già viste con le stesse etichette.',
    nothing: 'Su nessuna delle domande sbagliate o senza risposta ci si può esercitare.',
    hidden:
      'Potrai esercitarti sulle domande sbagliate o senza risposta quando saranno mostrate le risposte corrette.',
    mixed: 'Esercizio misto',
  },
};
