import { wordsOf } from '#shared/kernel/language/words.ts';

const { plural } = wordsOf('en');

interface Place {
  left: string;
  top: string;
}

export const messages = {
  help: 'Click or tap the picture. By keyboard: the arrow keys move the cross, with Shift in larger steps; Enter places a spot, Delete removes it.',
  cross: 'Picture of the question',
  placed: ({ count, total }: { count: number; total: number }) => `${count} of ${total} placed`,
  at: ({ left, top }: Place) => `${left} from the left, ${top} from the top`,
  spotPlaced: ({ number, left, top }: Place & { number: number }) =>
    `Spot ${number} placed: ${left} from the left, ${top} from the top`,
  spotRemoved: ({ number }: { number: number }) => `Spot ${number} removed`,
  full: ({ total }: { total: number }) =>
    `${plural(total, { one: '# spot is', other: 'All # spots are' })} placed. Remove one first.`,
  noSpotHere: 'There is no spot here.',
  spot: ({ number, left, top }: Place & { number: number }) =>
    `Spot ${number}: ${left} from the left, ${top} from the top`,
  remove: ({ number }: { number: number }) => `Remove spot ${number}`,
  withList: 'Answer with a list instead',
  withPicture: 'Answer on the picture',
  chooseRegions: ({ count }: { count: number }) =>
    `Choose ${plural(count, { one: '# region', other: '# regions' })} of the picture.`,
  enlarge: 'Enlarge the picture',
  reduce: 'Show the whole picture',
  right: 'in a right region',
  wrong: 'not in a right region',
  rightRegions: 'Right regions',
  region: ({ number }: { number: number }) => `Region ${number}`,
  hit: 'hit',
  missed: 'not hit',
};
