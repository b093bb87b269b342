import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { number, plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  title: 'Condividi la tua esperienza',
  description: 'Racconta agli altri com’è imparare qui.',
  lead: 'Racconta agli altri com’è imparare qui. Le tue parole appariranno nella pagina iniziale dopo la nostra approvazione.',
  signIn: {
    title: 'Accesso richiesto',
    hint: 'Accedi per condividere la tua esperienza.',
    action: 'Accedi',
  },
  earlier: {
    pending: 'La tua ultima testimonianza è in attesa di revisione. Una nuova la sostituirà.',
    approved:
      'La tua ultima testimonianza è nella pagina iniziale. Una nuova la sostituirà dopo l’approvazione.',
    rejected: 'La tua ultima testimonianza non è stata pubblicata. Puoi scriverne un’altra.',
  },
  thanks: {
    title: 'Grazie!',
    text: 'Abbiamo ricevuto la tua testimonianza. Apparirà nella pagina iniziale dopo l’approvazione.',
    another: 'Scrivine un’altra',
    explore: 'Esplora i quiz',
  },
  form: {
    leaving: 'La tua testimonianza non è stata inviata e andrebbe persa.',
    name: 'Nome',
    nameHint: 'Come apparirà con la tua testimonianza',
    role: 'Ruolo',
    roleHint: 'Studente, insegnante, persona curiosa…',
    rating: 'Valutazione',
    content: 'Testimonianza',
    contentHint: 'Com’è imparare qui?',
    length: ({ length, most }) => `${number(length)} di ${number(most)}`,
    failed: 'Invio della testimonianza non riuscito. Riprova.',
    kept: 'Quello che hai scritto è ancora qui.',
    submit: 'Invia testimonianza',
  },
  preview: {
    label: 'Anteprima',
    hint: 'Come apparirà',
    name: 'Il tuo nome',
    role: 'Il tuo ruolo',
    content: 'Le tue parole.',
  },
  ratings: {
    unrated: 'Fai clic per valutare la tua esperienza',
    poor: 'Scarsa',
    fair: 'Discreta',
    good: 'Buona',
    veryGood: 'Molto buona',
    excellent: 'Eccellente!',
  },
  star: ({ star, label }) =>
    `${plural(star, { one: '# stella', other: '# stelle' })} su 5: ${label}`,
  rated: ({ rating }) => `Valutazione: ${number(rating)} su 5`,
  carousel: {
    label: 'Testimonianze',
    carousel: 'carosello',
    slide: 'diapositiva',
    position: ({ position, count }) => `${number(position)} di ${number(count)}`,
    failed: 'Errore nel caricamento delle testimonianze',
    loading: 'Caricamento delle testimonianze…',
    none: 'Ancora nessuna testimonianza. Scrivi la prima.',
    previous: 'Testimonianza precedente',
    next: 'Testimonianza successiva',
    item: ({ position }) => `Testimonianza ${number(position)}`,
    play: 'Avvia le testimonianze',
    pause: 'Metti in pausa le testimonianze',
    hint: 'Usa i pulsanti per leggere le testimonianze al tuo ritmo.',
  },
};
