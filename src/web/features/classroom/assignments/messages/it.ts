import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('it');

export const messages: Translation<typeof en> = {
  edit: 'Modifica il compito',
  editNamed: ({ name }) => `Modifica il compito ${name}`,
  editHint: 'I voti seguono subito le nuove condizioni. I voti assegnati a mano restano.',
  edited: 'Il compito è modificato',
  outdated: 'Questo compito è stato modificato altrove',
  outdatedHint:
    'Nulla è stato sovrascritto. Ciò che hai inserito è ancora nel modulo; non si può salvare sopra la versione più recente.',
  loadNewest: 'Sostituisci ciò che ho inserito con la versione più recente',
  draftHint: 'Questo quiz è una bozza. I membri possono aprirlo quando è pubblicato.',
  series: 'Serie',
  seriesHint:
    'È svolta quando tutti i suoi quiz sono superati. Contano anche i quiz aggiunti in seguito.',
  findSeries: 'Cerca una serie',
  noSeries: 'Nessuna serie trovata',
  quizzes: ({ count }) => plural(count, { one: '# quiz', other: '# quiz' }),
  late: 'Lavoro in ritardo',
  policies: {
    marked: 'Conta ed è segnato in ritardo',
    refused: 'Non conta',
    deducted: 'Conta con una detrazione',
    deducted_daily: 'Conta con una detrazione per ogni giorno',
  },
  deduction: 'Detrazione',
  deductionPerDay: 'Detrazione per ogni giorno iniziato',
  deductionHint: 'Punti su 100: con 10, un voto dell’80% diventa 70%.',
  maxDeduction: 'Al massimo',
  cutOff: 'Ultima data',
  cutOffHint: 'Vuoto: nessuna. Il lavoro consegnato dopo non conta.',
  cutOffBeforeDue: 'L’ultima data deve essere dopo la scadenza',
  audience: 'Per',
  everybody: 'Tutti',
  everybodyHint: 'Tutta la classe, anche chi si unirà più tardi.',
  chosenMembers: 'Membri scelti',
  members: 'Membri',
  findMembers: 'Cerca membri',
  noMember: 'Nessun membro trovato',
  forMembers: ({ count }) => plural(count, { one: 'Per # membro.', other: 'Per # membri.' }),
  differentFor: ({ count }) =>
    plural(count, {
      one: 'Diverso per # membro.',

      other: 'Diverso per # membri.',
    }),
  different: 'Diverso per alcuni membri',
  differentHint:
    'Una data successiva, un altro inizio o esonerato. Il tempo aggiuntivo si concede in «Membri».',
  addMember: 'Aggiungi un membro',
  removeNamed: ({ name }) => `Rimuovi ciò che è diverso per ${name}`,
  laterDue: 'Scadenza successiva',
  laterCutOff: 'Ultima data successiva',
  otherStart: 'Altro inizio',
  asForAll: 'Vuoto: come per tutti.',
  excuse: 'Esonerato: il lavoro non conta',
  notLater: 'La data deve essere successiva a quella del compito',
  startAfterDue: 'L’inizio deve precedere la scadenza',
  notes: {
    refused: 'Il lavoro in ritardo non conta.',
    deducted: ({ percent }) => `Il lavoro in ritardo perde ${percent} punti su 100.`,
    deductedDaily: ({ percent, maxPercent }) =>
      `Il lavoro in ritardo perde ${percent} punti su 100 al giorno, al massimo ${maxPercent}.`,
    cutOff: 'Dopo il <date></date> non conta più nulla.',
  },
};
