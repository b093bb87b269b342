import { expect, test } from 'vitest';
import { type HintedQuestion, hintsOf } from '#shared/features/question/hints/rules.ts';
import {
  type EssayFields,
  emptyEssay,
} from '#shared/features/question/question-types/essay/essay-fields.ts';

const question = (changes: Partial<HintedQuestion> = {}): HintedQuestion => ({
  text: 'Which of these towns is a capital?',
  type: 'single_choice',
  options: ['Bonn', 'Berlin', 'Essen', 'Köln'],
  correctOption: 1,
  correctOptions: [],
  explanation: 'Since 1990.',
  imageUrl: '',
  imageAlt: '',
  ...changes,
});
const kinds = (changes: Partial<HintedQuestion>, language = 'en') =>
  hintsOf(question(changes), language).map(({ kind }) => kind);

const choice = (...options: string[]) => ({ kind: 'choice' as const, options, correctOption: 0 });
const cloze = (text: string, ...gaps: ReturnType<typeof choice>[]): Partial<HintedQuestion> => ({
  ...{ type: 'cloze', text, gaps, options: [], correctOption: null },
});
const essay = (changes: Partial<EssayFields>): Partial<HintedQuestion> => ({
  ...{ type: 'essay', options: [], correctOption: null, essay: { ...emptyEssay, ...changes } },
});
const level = (points: number) => ({ points, description: 'a level' });
const rubric = [{ name: 'Content', levels: [level(2), level(0)] }];
const sentence = 'A whole sentence that is long enough for [[1]] in it.';

const tangled =
  'Considering the constitutional responsibilities of parliamentary representatives, which institutional arrangement, notwithstanding the extraordinary circumstances described previously, most appropriately guarantees independent administrative supervision?';
const verworren =
  'Welche der nachfolgend beschriebenen verfassungsrechtlichen Bestimmungen gewährleistet, ungeachtet außergewöhnlicher wirtschaftlicher Rahmenbedingungen, die ordnungsgemäße Durchführung parlamentarischer Kontrollverfahren gegenüber nachgeordneten Verwaltungsbehörden und Ministerien?';
const easy =
  'A train leaves the town at noon. It goes sixty miles in an hour. A car leaves two hours later and is twice as fast. When does it reach the train?';
const long = 'Because the water expands when it freezes';
const fires: [string, Partial<HintedQuestion>, string?][] = [
  ['longestIsKey', { options: ['It sinks', long, 'It is hot', 'It is old'] }],
  ['allOrNone', { options: ['Bonn', 'Berlin', 'All of the above.'] }],
  ['allOrNone', { options: ['Bonn', 'Berlin', 'Keine der Genannten'] }, 'de'],
  ['allOrNone', { options: ['Bonn', 'Berlin', 'Aucune de ces réponses'] }, 'fr'],
  ['allOrNone', { options: ['Bonn', 'Berlin', 'Todas las anteriores'] }, 'es'],
  ['allOrNone', { options: ['Bonn', 'Berlin', 'Nessuna delle precedenti'] }, 'it'],
  ['allOrNone', { options: ['Bonn', 'Berlin', 'Nenhuma das anteriores'] }, 'pt-BR'],
  ['negativeStem', { text: 'Which town is not a capital?' }],
  ['negativeStem', { text: 'Welche Stadt ist keine Hauptstadt?' }, 'de'],
  ['negativeStem', { text: 'Welche Stadt liegt in keinem Nachbarland?' }, 'de'],
  ['negativeStem', { text: 'Qual cidade não é uma capital?' }, 'pt'],
  ['absoluteWord', { options: ['It always rains', 'It can rain', 'It is dry'] }],
  ['overlap', { options: ['10-20', '20-30', '40-50', '60-70'] }],
  ['overlap', { options: ['Bonn', 'Berlin', 'Bonn '] }],
  ['article', { text: 'A town is an', options: ['area', 'city', 'idea'] }],
  ['shortStem', { text: 'Towns' }],
  ['hardToRead', { text: tangled }],
  ['hardToRead', { text: verworren }, 'de'],
  ['manyBlanks', { text: 'The ___ of ___ is ___ in the ___.' }],
  ['longestIsKey', cloze(sentence, choice('an amphibious animal', 'a bird', 'a fish'))],
  ['allOrNone', cloze(sentence, choice('a bird', 'a fish', 'None of these'))],
  ['manyGaps', cloze('The [[1]] is [[2]] and not [[3]].', choice(), choice(), choice())],
  ['noRubric', essay({})],
  ['outsideLimits', essay({ rubric, minWords: 3, sampleAnswer: 'Two words' })],
  ['outsideLimits', essay({ rubric, maxWords: 1, sampleAnswer: 'Two words' })],
  ['longTemplate', essay({ rubric, maxWords: 2, template: 'Two words' })],
  ['noAltText', { imageUrl: 'https://example.org/a.png' }],
  ['noAltText', { text: 'What does this show? ![](https://example.org/a.png)' }],
  ['noTranscript', { text: `Which bird? ![](/files/${'a'.repeat(64)}.mp3 "Song")` }],
  ['noTranscript', { explanation: `It is this: ![A song](/files/${'a'.repeat(64)}.mp3)` }],
  ['noExplanation', { explanation: ' ' }],
];

test.each(fires)('%s is pointed out: %o', (kind, changes, language) => {
  expect(kinds(changes, language)).toContain(kind);
});

const silent: [string, Partial<HintedQuestion>, string?][] = [
  ['nothing is wrong', {}],
  ['a wrong option is the longest', { options: [long, 'It sinks', 'It is hot', 'It is old'] }],
  ['options are short', { options: ['Bonn', 'Frankfurt am Main', 'Ulm', 'Hof'] }],
  ['the options are still being written', { options: ['', long, '', ''] }],
  ['the words are those of another language', { options: ['A', 'B', 'All of the above'] }, 'de'],
  ['the language has no list of words', { text: 'Which town is not a capital?' }, 'ja'],
  ['the negative word is in capitals', { text: 'Which town is NOT a capital?' }],
  ['the negative word is bold', { text: 'Which town is **not** a capital?' }],
  ['the negative word is in code', { text: 'What does `not x` give?' }],
  ['the negative word is in the story', { text: 'Bonn is not big. Is it a capital?' }],
  ['a negative word is part of another', { text: 'Which town is a notable capital?' }],
  ['the absolute word is in the key', { options: ['It can rain', 'It always rains', 'It is dry'] }],
  ['most options have an absolute word', { options: ['Always', 'Never', 'Sometimes'] }],
  ['ranges follow one another', { options: ['10-19', '20-29', '30-39', '40-49'] }],
  ['ranges have other units', { options: ['10-20 km', '10-20 m', '5 km'] }],
  ['options differ in case, which may be the point', { options: ['Int', 'int', 'INT'] }],
  ['both articles are offered', { text: 'A town is a/an', options: ['area', 'city'] }],
  ['sound and letter differ', { text: 'It took an', options: ['hour', 'era', 'age'] }],
  ['a short stem asks', { text: 'Who?' }],
  ['a long text is easy to read', { text: easy }],
  ['formulas and code make a text long', { text: `${'$x = 1$ '.repeat(20)}\n\nWhat is x?` }],
  ['words have no spaces between them', { text: tangled }, 'ja'],
  [
    'the longest option of a gap is wrong',
    cloze(sentence, choice('a bird', 'an amphibious animal')),
  ],
  ['the options of a gap are short', cloze(sentence, choice('sometimes', 'never', 'ever'))],
  ['a short text has one gap', cloze('[[1]] is a bird.', choice('The owl', 'The bat'))],
  [
    'an essay has a rubric and keeps its limits',
    essay({ rubric, minWords: 2, maxWords: 3, sampleAnswer: 'Two words', template: 'One' }),
  ],
];

test.each(silent)('there is no hint when %s', (_, changes, language) => {
  expect(kinds(changes, language)).toEqual([]);
});

test('questions without options have no hint about them', () => {
  const blank = { type: 'fill_blank', options: ['a', 'a'], correctOption: null } as const;
  expect(kinds({ ...blank, text: 'What is not a town?', options: [...blank.options] })).toEqual([]);
});

test('a hint names its gap', () => {
  const gaps = [choice('a bird', 'a fish'), choice('an amphibious animal', 'a bird', 'a fish')];
  const text = 'Of these two, the frog, unlike an owl, is [[2]], and the owl is [[1]].';
  expect(hintsOf(question(cloze(text, ...gaps)), 'en')).toEqual([{ kind: 'longestIsKey', gap: 1 }]);
});

test('a hint names its option', () => {
  const options = ['Bonn', 'Berlin', 'None of these'];
  expect(hintsOf(question({ options }), 'en')).toEqual([{ kind: 'allOrNone', option: 2 }]);
});
