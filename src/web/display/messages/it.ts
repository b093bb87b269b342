import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Accessibilità',
  description: 'Come vedi le pagine e quanto tempo hai.',
  leadMember: 'Ogni modifica vale subito e su tutti i tuoi dispositivi.',
  leadGuest:
    'Ogni modifica vale subito, in questo browser. Accedi per averla su tutti i tuoi dispositivi e per scegliere più tempo.',
  reading: 'Lettura',
  font: 'Carattere',
  fontHint: 'Per le lettere latine; le altre scritture mantengono il loro.',
  fonts: {
    standard: 'Standard',
    atkinson: 'Atkinson Hyperlegible',
    dyslexic: 'OpenDyslexic',
  },
  spacing: 'Spaziatura',
  spacingHint: 'Tra lettere, parole e righe.',
  spacings: {
    standard: 'Standard',
    wide: 'Ampia',
    wider: 'Molto ampia',
  },
  sample: 'I testi appaiono così. Qual è il continente più grande: Africa, Asia o Europa?',
  focus: 'Concentrazione',
  look: 'Colori, dimensioni e movimento',
  switches: {
    readAloud: {
      label: 'Lettura ad alta voce',
      hint: 'Domande e risultati hanno un pulsante che li legge con la voce del tuo dispositivo.',
    },
    lineFocus: {
      label: 'Righe in evidenza',
      hint: 'Tutto è attenuato tranne alcune righe, che seguono il puntatore e il focus.',
    },
    oneThing: {
      label: 'Una cosa alla volta',
      hint: 'I quiz e i risultati mostrano una domanda alla volta e nient’altro accanto.',
    },
    highContrast: {
      label: 'Contrasto elevato',
      hint: 'Colori più forti, in chiaro e scuro. Attivo anche se il tuo dispositivo lo richiede.',
    },
    largeTargets: {
      label: 'Pulsanti più grandi',
      hint: 'Pulsanti, campi e link negli elenchi sono più alti.',
    },
    reducedMotion: {
      label: 'Nessun movimento',
      hint: 'Nulla si muove. Attivo anche se il tuo dispositivo lo richiede.',
    },
  },
  time: 'Tempo',
  extraTime: 'Tempo per i quiz',
  extraTimeHints: {
    counts:
      'Per i quiz che inizi da ora in poi. Viene registrato con i tuoi tentativi, dove lo vede anche chi vede i tuoi risultati. L’esercizio non ha limiti di tempo.',
    approved:
      'Su questo sito vale nei quiz quando un amministratore te lo ha concesso. Viene registrato con i tuoi tentativi, dove lo vede anche chi vede i tuoi risultati.',
    never:
      'Su questo sito vale nelle prove, che non contano, e non nei quiz. Chiedi più tempo a un amministratore o al tuo insegnante.',
  },
  noExtraTime: 'Come indica il quiz',
  moreTime: ({ percent }) => `${percent} di tempo in più`,
  notSaved: 'L’impostazione non è stata salvata',
  option: ({ letter }) => `Opzione ${letter}:`,
  read: 'Leggi ad alta voce',
  pause: 'Pausa',
  goOn: 'Continua',
  stop: 'Ferma',
};
