import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  edit: 'Cambiar la tarea',
  editNamed: ({ name }) => `Cambiar la tarea ${name}`,
  editHint:
    'Las notas siguen enseguida las nuevas condiciones. Las notas puestas a mano se conservan.',
  edited: 'La tarea se ha cambiado',
  outdated: 'Esta tarea se cambió en otro lugar',
  outdatedHint:
    'No se sobrescribió nada. Lo que escribiste sigue en el formulario; no se puede guardar sobre la versión más reciente.',
  loadNewest: 'Sustituir lo que escribí por la versión más reciente',
  draftHint: 'Este cuestionario es un borrador. Los miembros podrán abrirlo cuando se publique.',
  series: 'Serie',
  seriesHint:
    'La tarea está hecha cuando se han aprobado todos los cuestionarios de la serie. Los que se añadan después también cuentan.',
  findSeries: 'Buscar una serie',
  noSeries: 'No se encontró ninguna serie',
  quizzes: ({ count }) => plural(count, { one: '# cuestionario', other: '# cuestionarios' }),
  late: 'Trabajo con retraso',
  policies: {
    marked: 'Cuenta y se marca con retraso',
    refused: 'No cuenta',
    deducted: 'Cuenta con un descuento',
    deducted_daily: 'Cuenta con un descuento por cada día',
  },
  deduction: 'Descuento',
  deductionPerDay: 'Descuento por cada día comenzado',
  deductionHint: 'Puntos de 100: con 10, una nota del 80 % pasa al 70 %.',
  maxDeduction: 'Como máximo',
  cutOff: 'Última fecha',
  cutOffHint: 'Vacía: ninguna. El trabajo posterior no cuenta.',
  cutOffBeforeDue: 'La última fecha debe ser posterior a la fecha límite',
  audience: 'Para',
  everybody: 'Todos',
  everybodyHint: 'Todos los de la clase, también quienes se unan después.',
  chosenMembers: 'Miembros elegidos',
  members: 'Miembros',
  findMembers: 'Buscar miembros',
  noMember: 'Ningún miembro encontrado',
  forMembers: ({ count }) => plural(count, { one: 'Para # miembro.', other: 'Para # miembros.' }),
  differentFor: ({ count }) =>
    plural(count, {
      one: 'Distinta para # miembro.',

      other: 'Distinta para # miembros.',
    }),
  different: 'Distinta para algunos miembros',
  differentHint:
    'Una fecha posterior, otro inicio o eximida. El tiempo adicional se concede en «Miembros».',
  addMember: 'Añadir un miembro',
  removeNamed: ({ name }) => `Quitar lo distinto para ${name}`,
  laterDue: 'Fecha límite posterior',
  laterCutOff: 'Última fecha posterior',
  otherStart: 'Otro inicio',
  asForAll: 'Vacío: como para todos.',
  excuse: 'Eximida: el trabajo no cuenta',
  notLater: 'La fecha debe ser posterior a la de la tarea',
  startAfterDue: 'El inicio debe ser anterior a la fecha límite',
  notes: {
    refused: 'El trabajo con retraso no cuenta.',
    deducted: ({ percent }) => `El trabajo con retraso pierde ${percent} puntos de 100.`,
    deductedDaily: ({ percent, maxPercent }) =>
      `El trabajo con retraso pierde ${percent} puntos de 100 cada día, como máximo ${maxPercent}.`,
    cutOff: 'Después del <date></date> no cuenta nada.',
  },
};
