import { seededChance } from '#shared/kernel/chance.ts';

/** The drawings in `drawings.svg`, each with the words of categories that it suits. */
const motifs = [
  ['geometry', /math|number|algebra|geometr|statist/],
  ['contours', /geograph|earth|map|place|travel/],
  ['orbits', /scien|physic|space|astronom|chemi/],
  ['code', /program|code|comput|software|data/],
  ['arches', /histor|ancient|architect|religio/],
  ['staves', /music|\bart|sound|film/],
  ['script', /language|literat|gramm|writ|word/],
  ['dials', /everyday|skill|money|business|work/],
  ['leaves', /nature|biolog|health|medic|food|plant/],
  ['network', /people|societ|politic|econom|tech/],
  ['waves', /sport|sea|water|general/],
] as const;

export type Motif = (typeof motifs)[number][0];

/** As many as there are pairs `cover1` to `cover8` in the tokens. */
const hues = 8;

/** The cover of a title: the category decides on drawing and colour, the title on the part that is seen. */
export function drawCover(category: string, title: string) {
  const chance = seededChance(category);
  const known = motifs.findIndex(([, words]) => words.test(category.toLowerCase()));
  const index = known < 0 ? Math.floor(chance() * motifs.length) : known;
  const motif: Motif = motifs[index]?.[0] ?? 'waves';
  const own = seededChance(title);
  return {
    motif,
    hue: (index % hues) + 1,
    x: Math.round(own() * 100),
    y: Math.round(own() * 100),
    size: 110 + Math.round(own() * 70),
    letter: initialOf(title),
  };
}

/** The first letter of the first word that is no article. */
function initialOf(title: string): string {
  const [first = ''] = title.replace(/^(?:the|an?)\s+(?=\S)/i, '').match(/[\p{L}\p{N}]/u) ?? [];
  return first.toLocaleUpperCase('en');
}
