import type { Translation } from '#shared/kernel/language/messages.ts';
import { wordsOf } from '#shared/kernel/language/words.ts';
import type { messages as en } from './en.ts';

const { plural } = wordsOf('pt');

export const messages: Translation<typeof en> = {
  help: 'Clique ou toque na imagem. Pelo teclado: as setas movem a cruz, com Shift em passos maiores; Enter coloca uma marca, Delete a remove.',
  cross: 'Imagem da pergunta',
  placed: ({ count, total }) => `${count} de ${total} colocadas`,
  at: ({ left, top }) => `${left} a partir da esquerda, ${top} a partir do topo`,
  spotPlaced: ({ number, left, top }) =>
    `Marca ${number} colocada: ${left} a partir da esquerda, ${top} a partir do topo`,
  spotRemoved: ({ number }) => `Marca ${number} removida`,
  full: ({ total }) =>
    `${plural(total, { one: '# marca está colocada', other: 'Todas as # marcas estão colocadas' })}. Remova uma primeiro.`,
  noSpotHere: 'Não há marca aqui.',
  spot: ({ number, left, top }) =>
    `Marca ${number}: ${left} a partir da esquerda, ${top} a partir do topo`,
  remove: ({ number }) => `Remover a marca ${number}`,
  withList: 'Responder com uma lista',
  withPicture: 'Responder na imagem',
  chooseRegions: ({ count }) =>
    `Escolha ${plural(count, { one: '# área', other: '# áreas' })} da imagem.`,
  enlarge: 'Ampliar a imagem',
  reduce: 'Mostrar a imagem inteira',
  right: 'em uma área certa',
  wrong: 'em nenhuma área certa',
  rightRegions: 'Áreas certas',
  region: ({ number }) => `Área ${number}`,
  hit: 'acertada',
  missed: 'não acertada',
};
