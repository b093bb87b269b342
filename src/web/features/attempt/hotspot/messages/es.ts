import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('es');

export const messages: Translation<typeof en> = {
  help: 'Haz clic en la imagen o tócala. Con el teclado: las flechas mueven la cruz, con Mayús en pasos más grandes; Intro coloca una marca, Supr la quita.',
  cross: 'Imagen de la pregunta',
  placed: ({ count, total }) => `${count} de ${total} colocadas`,
  at: ({ left, top }) => `${left} desde la izquierda, ${top} desde arriba`,
  spotPlaced: ({ number, left, top }) =>
    `Marca ${number} colocada: ${left} desde la izquierda, ${top} desde arriba`,
  spotRemoved: ({ number }) => `Marca ${number} quitada`,
  full: ({ total }) =>
    `${plural(total, { one: '# marca está colocada', other: 'Las # marcas están colocadas' })}. Quita una primero.`,
  noSpotHere: 'Aquí no hay ninguna marca.',
  spot: ({ number, left, top }) =>
    `Marca ${number}: ${left} desde la izquierda, ${top} desde arriba`,
  remove: ({ number }) => `Quitar la marca ${number}`,
  withList: 'Responder con una lista',
  withPicture: 'Responder en la imagen',
  chooseRegions: ({ count }) =>
    `Elige ${plural(count, { one: '# zona', other: '# zonas' })} de la imagen.`,
  enlarge: 'Ampliar la imagen',
  reduce: 'Mostrar la imagen entera',
  right: 'en una zona correcta',
  wrong: 'fuera de las zonas correctas',
  rightRegions: 'Zonas correctas',
  region: ({ number }) => `Zona ${number}`,
  hit: 'acertada',
  missed: 'no acertada',
};
