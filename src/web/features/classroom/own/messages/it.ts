import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Classi',
  lead: 'Che cosa devono fare le tue classi, ed entro quando.',
  taughtBy: ({ names }) => `Insegnanti: ${names}`,
  none: 'Non sei ancora in nessuna classe',
  noneHint: 'Inserisci il codice che ti ha dato l’insegnante.',
  nothingAssigned: 'Niente di assegnato.',
  noDueDate: 'Senza scadenza',
  dueAt: 'Scade il <date></date>',
  opens: 'Si apre il <date></date>',
  states: {
    done: 'Fatto',
    late: 'In ritardo',
    open: 'Da fare',
    missing: 'Scaduto',
    upcoming: 'Non ancora',
  },
  setByHand: 'Assegnato dal tuo docente:',
  computed: ({ percent }) => `(calcolato: ${percent})`,
  deducted: ({ before, after }) => `${before} prima della detrazione per il ritardo, ${after} dopo`,
  comment: 'Commento:',
  anotherCounts: 'Conta un altro tentativo.',
  toQuiz: 'Al quiz',
  code: 'Codice della classe',
  codeHint: '8 lettere e cifre',
  join: 'Entra nella classe',
  joined: 'Sei entrato nella classe',
  offered: ({ name }) => `Entrare nella classe ${name}?`,
  offerHint:
    'Gli insegnanti vedranno il tuo nome, il tuo indirizzo e i tuoi risultati nei compiti assegnati.',
  alreadyMember: ({ name }) => `Sei già nella classe ${name}.`,
  noOffer:
    'Con questo link ora non si può entrare in nessuna classe. Chiedine un altro all’insegnante.',
  notJoined: 'Non sei entrato',
  leave: 'Esci',
  leaveNamed: ({ name }) => `Esci da ${name}`,
  leaveTitle: ({ name }) => `Uscire dalla classe ${name}?`,
  leaveHint: 'I risultati restano tuoi. Per rientrare serve il codice.',
  left: 'Sei uscito dalla classe',
  notLeft: 'Non sei uscito',
};
