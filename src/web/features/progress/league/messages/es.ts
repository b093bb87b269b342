import type { Translation } from '#shared/kernel/language/messages.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'Clasificación',
  lead: 'Quién tiene más puntos esta semana y desde el principio.',
  thisWeek: 'Esta semana',
  allTime: 'Desde el principio',
  caption:
    'La puntuación cuenta las respuestas correctas de tu mejor intento de esta semana en cada cuestionario. En caso de empate, va primero quien tenga menos intentos y, después, quien la consiguiera antes. Solo aparecen puntuaciones superiores a 0.',
  noneYet: 'Aún no hay puntos esta semana',
  endsAt: 'Una nueva semana empieza el <date></date>.',
  optedOut: ({ score }) =>
    `No participas en la liga, así que los demás no ven tu puntuación de esta semana: ${score}.`,
  toProfile: 'Cambiarlo en tu perfil',
  winner: ({ name, score }) => `${name} (${score})`,
  lastWeek: ({ names }) => `Los mejores de la semana pasada: ${names}.`,
  takesPart: 'Participar en la liga semanal',
  takesPartHint:
    'Si está desactivado, no apareces en ninguna lista de la liga que vean los demás. Tus resultados no cambian, y tampoco tu puesto en la clasificación general.',
  notSaved: 'No se guardó tu elección',
};
