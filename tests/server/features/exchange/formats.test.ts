import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { writeMoodleXml } from '#server/features/exchange/formats/moodle/write.ts';
import { readFile } from '#server/features/exchange/workflows/read-file.ts';
import { writeFile } from '#server/features/exchange/workflows/write-file.ts';
import { markdownToHtml } from '#server/kernel/files/markdown-to-html.ts';
import { createMediaStore } from '#server/kernel/files/media-store.ts';
import { lossesOf } from '#shared/features/exchange/fidelity.ts';
import { ExportFormat } from '#shared/features/exchange/schema.ts';
import { QuestionInput } from '#shared/features/question/schema.ts';
import { dollarsIn } from '#shared/kernel/text/formulas.ts';
import {
  blooketCsv,
  kahootCsv,
  moodleXml,
  qti1,
  qti2,
  qtiPackage,
  sampleFiles,
} from '#tests/support/exchange-files.ts';
import { startProcessorTime } from '#tests/support/processor-time.ts';
import { randomQuestion } from '#tests/support/random-questions.ts';

const publicUrl = 'https://quiz.example';
const media = createMediaStore({ dataDir: '/nonexistent', bucket: undefined });
const to = { at: new Date('2026-11-22T12:00:00Z'), publicUrl, media };
const read = (text: string | Uint8Array) =>
  readFile(typeof text === 'string' ? strToU8(text) : text, { publicUrl, media });
const codesOf = ({ items }: Awaited<ReturnType<typeof readFile>>) =>
  items.map(({ status, notes }) => [status, ...notes.map(({ code }) => code)]);

/** One question with very many parts of one kind. */
const large: Record<string, () => string> = {
  'options and letters in its key': () =>
    `1. Q?\n${'A) x\n'.repeat(10_000)}Answer: ${'A, '.repeat(10_000)}`,
  'options and solutions': () =>
    `1. Q?\n${'A) x\n'.repeat(10_000)}${'Solution: y\n'.repeat(10_000)}`,
  'signs that may end an option': () => `1. Q?\nA) (${')'.repeat(100_000)}x\nB) y\nAnswer: A`,
  'written answers': () => `Q? {${many(150_000, (index) => `=t${index} `)}}`,
  'gaps to choose for': () =>
    moodleQuestion(
      'gapselect',
      many(999, (index) => `[[${index + 1}]] `).repeat(20),
      many(10_000, (index) => `<selectoption><text>a${index}</text></selectoption>`),
    ),
  'files that its text does not name': () =>
    moodleQuestion(
      'essay',
      'b'.repeat(500_000),
      '',
      '<file name="bbbba" encoding="base64"></file>'.repeat(10_000),
    ),
  'pairs in an item': () => {
    const set = (of: string) =>
      `<qti-simple-match-set>${many(1500, (index) => `<qti-simple-associable-choice identifier="${of}${index}">t</qti-simple-associable-choice>`)}</qti-simple-match-set>`;
    return qtiItem(
      response(
        'directedPair',
        many(1500, (index) => `<qti-value>a${index} b${index}</qti-value>`),
      ),
      `<qti-match-interaction response-identifier="RESPONSE">${set('a')}${set('b')}</qti-match-interaction>`,
    );
  },
  'fields in an item': () =>
    qtiItem(
      response('string', '<qti-value>a</qti-value>').repeat(5000),
      '<qti-text-entry-interaction response-identifier="GAP_1"/>'.repeat(5000),
    ),
  'choices in order in an item': () =>
    qtiItem(
      response(
        'identifier',
        many(60_000, (index) => `<qti-value>c${60_000 - index}</qti-value>`),
      ),
      `<qti-order-interaction response-identifier="RESPONSE">${many(60_000, (index) => `<qti-simple-choice identifier="c${index}">t</qti-simple-choice>`)}</qti-order-interaction>`,
    ),
  'labels of places on a picture': () =>
    qtiItem(
      response(
        'directedPair',
        many(4000, (index) => `<qti-value>a${index} b${index}</qti-value>`),
      ),
      `<qti-graphic-gap-match-interaction response-identifier="RESPONSE">${many(4000, (index) => `<qti-gap-text identifier="a${index}">t${index}</qti-gap-text>`)}${many(4000, (index) => `<qti-associable-hotspot identifier="b${index}" shape="rect" coords="0,0,9,9"/>`)}</qti-graphic-gap-match-interaction>`,
    ),
  'comparisons in an item': () =>
    qtiItem(
      response(
        'string',
        many(20_000, (index) => `<qti-value>a${index}</qti-value>`),
      ),
      '<qti-text-entry-interaction response-identifier="RESPONSE"/>',
      many(
        20_000,
        (index) =>
          `<qti-response-condition><qti-response-if><qti-string-match case-sensitive="false"><qti-variable identifier="RESPONSE"/><qti-base-value base-type="string">c${index}</qti-base-value></qti-string-match><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition>`,
      ),
    ),
};

const many = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('');
const moodleQuestion = (type: string, text: string, choices: string, files = '') =>
  `<quiz><question type="${type}"><questiontext format="html"><text>${text}</text>${files}</questiontext>${choices}</question></quiz>`;
const response = (type: string, values: string) =>
  `<qti-response-declaration identifier="RESPONSE" base-type="${type}" cardinality="multiple"><qti-correct-response>${values}</qti-correct-response></qti-response-declaration>`;
const qtiItem = (declarations: string, body: string, processing = '') =>
  `<qti-assessment-item title="t">${declarations}<qti-item-body>${body}</qti-item-body><qti-response-processing>${processing}</qti-response-processing></qti-assessment-item>`;

test.each(Object.keys(large))(
  'a question with very many %s is read in linear time',
  async (kind) => {
    const text = large[kind]?.() ?? '';
    const used = startProcessorTime();
    const { items } = await read(text);
    expect(used()).toBeLessThan(5000);
    expect(items).toHaveLength(1);
  },
);

test('a file of a package is read once, however often it is referred to', async () => {
  const sounds = '<audio src="a.wav"/>'.repeat(6000);
  const archive = zipSync({
    'imsmanifest.xml': strToU8('<manifest/>'),
    'a.wav': new Uint8Array(randomBytes(4_000_000)),
    'item.xml': strToU8(
      `<assessmentItem><itemBody><p>${sounds}</p><extendedTextInteraction/></itemBody></assessmentItem>`,
    ),
  });
  const used = startProcessorTime();
  expect((await read(archive)).items).toHaveLength(1);
  expect(used()).toBeLessThan(5000);
});

test('a workbook whose cells share a long text is too large by the text of all cells', async () => {
  const cells = (all: string[]) => `<row>${all.join('')}</row>`;
  const titles = ['question', 'option_1', 'option_2', 'correct'];
  const workbook = zipSync({
    'xl/workbook.xml': strToU8('<workbook/>'),
    'xl/sharedStrings.xml': strToU8(`<sst><si><t>${'Why so? '.repeat(50_000)}</t></si></sst>`),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet><sheetData>${cells(titles.map((title) => `<c t="str"><v>${title}</v></c>`))}${cells(titles.map(() => '<c t="s"><v>0</v></c>')).repeat(500)}</sheetData></worksheet>`,
    ),
  });
  await expect(read(workbook)).rejects.toMatchObject({
    details: { fields: { file: 'The archive is too large when it is unpacked' } },
  });
});

describe('Moodle XML', () => {
  test('its types, HTML, feedback and tags; what is lost has a reason', async () => {
    const file = await read(moodleXml);
    expect(file).toMatchObject({ format: 'moodle_xml', encoding: 'utf-8', isRepaired: false });
    expect(file.items.map(({ question }) => question)).toMatchObject([
      {
        text: 'What is the **capital** of *Norway*?\n\nA map',
        type: 'single_choice',
        options: ['Bergen', 'H₂O & Oslo'],
        correctOption: 1,
        difficulty: 'hard',
        explanation: 'Since 1814.\n\nBergen: It was, once.',
      },
      { text: 'Which are *even*?', type: 'multiple_choice', correctOptions: [0, 2] },
      { type: 'true_false', correctOption: 0 },
      { type: 'fill_blank', options: ['cold'], caseSensitive: true },
      { type: 'numeric', options: ['3.14 ± 0.01'] },
      { type: 'essay', text: 'Describe it.' },
      { type: 'cloze', text: '[[1]]', gaps: [{ kind: 'text', answers: ['a'] }] },
    ]);
    expect(codesOf(file)).toEqual([
      ['degraded', 'media_dropped', 'order_dropped', 'feedback_joined'],
      ['degraded', 'all_or_nothing'],
      ['kept'],
      ['degraded', 'partial_credit', 'answer_dropped'],
      ['kept'],
      ['kept'],
      ['kept'],
    ]);
    expect(file.items[0]?.line).toBe(4);
  });

  test('formulas in HTML have dollar signs, and what is TeX in them stays as it is', async () => {
    const html = String.raw`<p>a_b \(x_{1} * y_{2}\)\(z\), \(5 km\) and \[\left\{a\,b &lt; c
+ 1\right\}\] or $$\sum_{i}$$ not \(t\)2 <img src="/e" class="equation_image" alt="LaTeX: \pi_{1}" data-equation-content="\pi_{1}"></p>
<table><tr><td>\(|a|\)</td></tr></table>`;
    const { items } = await read(
      `<quiz><question type="essay"><questiontext><text><![CDATA[${html}]]></text></questiontext></question></quiz>`,
    );
    expect(items).toMatchObject([{ status: 'kept' }]);
    expect(items[0]?.question?.text).toBe(
      String.raw`a_b $x_{1} * y_{2}$ $z$, ${'$'}{}5 km$ and $$\left\{a\,b < c
+ 1\right\}$$ or $$\sum_{i}$$ not \\(t\\)2 $\pi_{1}$

| $\vert a\vert $ |
| --- |`,
    );
  });

  test.each([
    ['<p>one<br />\ntwo<br>three</p>', 'one\\\ntwo\\\nthree'],
    ['<p>one<br></p><p><br></p><p>two</p>', 'one\n\ntwo'],
    ['<b>one<br></b>two', '**one**\\\ntwo'],
    ['<h2>one<br>two</h2>', '## one two'],
    ['<table><tr><td>one<br>two</td></tr></table>', '| one two |\n| --- |'],
    ['one<br><br>- two', 'one\\\n\\\n\\- two'],
    ['<b>one</b><strong>two</strong>', '**onetwo**'],
    ['<table><tr><td><p>one</p><p>two</p></td></tr></table>', '| one two |\n| --- |'],
    ['<table><caption>one</caption><tr><td>two</td></tr></table>', 'one\n\n| two |\n| --- |'],
    ['<h2><div>one</div><div>two</div></h2>', '## one two'],
    ['<ol start="4"><li>one</li><li>two</li></ol>', '4. one\n5. two'],
    ['One!<a href="https://x.example">two</a>', 'One\\![two](https://x.example)'],
    ['<b>one <b>two</b></b>', '**one two**'],
    ['<i>a</i><b>b</b>', '*a***b**'],
    ['<b>Note:</b>text, <i>(a)</i>', '**Note**:text, *(a)*'],
    ['<p>次<b><i>「注意」</i>：</b>次</p>', '次「***注意」***：次'],
    ['a<i>!</i> b<b>![</b>', 'a! b!['],
    ['<b>a<code>x</code></b>b', 'a`x`b'],
    ['<b>a: \\(x\\)</b> <b>b:</b>\\(x\\)', '**a: $x$** **b**:$x$'],
  ])('%j is shown the same in Markdown', async (html, text) => {
    const { items } = await read(
      `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext></question></quiz>`,
    );
    expect(items[0]?.question?.text).toBe(text);
  });

  test('letters of a list, which Markdown numbers, have a note', async () => {
    const list = (attributes: string) => `<ol ${attributes}><li>one</li></ol>`;
    const texts = [
      list('type="a"'),
      list('style="list-style-type: upper-roman"'),
      list('type="1"'),
    ];
    const { items } = await read(
      `<quiz>${texts.map((text) => `<question type="essay"><questiontext><text><![CDATA[${text}]]></text></questiontext></question>`).join('')}</quiz>`,
    );
    const dropped = [{ code: 'markup_dropped', value: 'ol' }];
    expect(items.map(({ notes }) => notes)).toEqual([dropped, dropped, []]);
  });

  test('a text with a formula is written as HTML, others as Markdown', () => {
    const question = QuestionInput.parse({
      text: '*Which* is $x_{1} < \\{2\\}$?',
      options: ['$\\frac{1}{2}$', 'for $5'],
      correctOption: 0,
    });
    const xml = writeMoodleXml([question], { files: new Map() });
    expect(xml).toContain(
      String.raw`<questiontext format="html"><text>&lt;p&gt;&lt;em&gt;Which&lt;/em&gt; is \(x_{1} &amp;lt; \{2\}\)?&lt;/p&gt;</text>`,
    );
    expect(xml).toContain(String.raw`format="html"><text>\(\frac{1}{2}\)</text>`);
    expect(xml).toContain('format="markdown"><text>for $5</text>');
  });

  test('the name of a question ends with a whole character', () => {
    const text = `${'a'.repeat(79)}😀?`;
    const question = QuestionInput.parse({ text, options: ['b', 'c'], correctOption: 0 });
    const xml = writeMoodleXml([question], { files: new Map() });
    expect(xml).toContain(`<name><text>${'a'.repeat(79)}</text></name>`);
  });

  /** A document with one question whose gaps are in its text. */
  const embedded = (text: string, format = 'html') =>
    read(
      `<quiz><question type="cloze"><name><text>Gaps</text></name><questiontext format="${format}"><text><![CDATA[${text}]]></text></questiontext></question></quiz>`,
    );

  test('gaps in a text, in every notation of Moodle', async () => {
    const file = await embedded(
      '<p>A {1:SA:=Oslo~%100%Kristiania#once~%0%Bergen#no} <b>b</b> {:mwc:=pH} c {2:MCVS:x~=y &lt;z&gt;~%0%=w} d {1:NUMERICAL:=3.5:0.1~%100%3.6:0.2} {} {1:x} {9}</p>',
    );
    expect(file.items).toMatchObject([
      {
        question: {
          type: 'cloze',
          text: 'A [[1]] **b** [[2]] c [[3]] d [[4]] {} {1:x} {9}',
          gaps: [
            { kind: 'text', answers: ['Oslo', 'Kristiania'], caseSensitive: false },
            { kind: 'text', answers: ['pH'], caseSensitive: true },
            { kind: 'choice', options: ['x', 'y <z>', '=w'], correctOption: 1 },
            { kind: 'text', answers: ['3.5', '3.6'], tolerance: 0.1 },
          ],
          explanation: 'Kristiania: once\n\nBergen: no',
        },
      },
    ]);
    expect(codesOf(file)).toEqual([
      ['degraded', 'tolerance_merged', 'partial_credit', 'feedback_joined'],
    ]);
  });

  test.each([
    ['a {1:MULTIRESPONSE:=x~=y} b {1:SA:=c}', ['refused', 'unsupported_type']],
    ['no gap {1:SA', ['refused', 'not_a_question']],
    ['{1:SA:=a*b}', ['degraded', 'answer_dropped', 'incomplete']],
    ['{1:MC:=a~=b~c}', ['degraded', 'answer_dropped']],
    ['{1:SA:%50%half~=whole}', ['degraded', 'partial_credit']],
    ['{1:SA:=a\\}\\~\\#}', ['kept']],
    ['{1:SA:=a#b}', ['degraded', 'feedback_joined']],
    ['{1:SA:=a\\', ['refused', 'not_a_question']],
  ])('a text with %s has a reason for what is lost', async (text, codes) => {
    expect(codesOf(await embedded(text, 'markdown'))).toEqual([codes]);
  });

  test('a text after gaps without an end, however many, is read once', async () => {
    const used = startProcessorTime();
    const file = await embedded('{1:SA:=a'.repeat(40_000), 'markdown');
    expect(used()).toBeLessThan(5000);
    expect(codesOf(file)).toEqual([['refused', 'not_a_question']]);
  });

  test('a tolerance that cannot be read has a note', async () => {
    const gaps = await embedded('{1:NUMERICAL:=5:5%}');
    expect(gaps.items).toMatchObject([
      { question: { gaps: [{ tolerance: 0 }] }, notes: [{ code: 'ambiguous_key', value: '5' }] },
    ]);
  });

  test.each([
    ['0,1', '5 ± 0.1', []],
    ['', '5', []],
    ['5%', '5', ['ambiguous_key']],
  ])('a number with the tolerance "%s"', async (tolerance, key, codes) => {
    const { items } = await read(
      `<quiz><question type="numerical"><questiontext><text>Q</text></questiontext><answer fraction="100"><text>5</text><tolerance>${tolerance}</tolerance></answer></question></quiz>`,
    );
    expect(items).toMatchObject([
      { question: { options: [key] }, notes: codes.map((code) => ({ code })) },
    ]);
  });

  test.each([
    ['true', 100, 0, []],
    ['Wahr', 100, 0, []],
    ['Falsch', 100, 1, []],
    ['Certainly', 100, null, ['incomplete']],
    ['true', 0, null, ['incomplete']],
  ])('true or false: "%s" at %d', async (text, fraction, correctOption, codes) => {
    const { items } = await read(
      `<quiz><question type="truefalse"><questiontext><text>Q</text></questiontext><answer fraction="${fraction}"><text>${text}</text></answer><answer fraction="0"><text>other</text></answer></question></quiz>`,
    );
    expect(items).toMatchObject([
      { question: { correctOption }, notes: codes.map((code) => ({ code })) },
    ]);
  });

  test('a reference in an answer is no beginning of feedback', async () => {
    const { items } = await embedded('A {1:SHORTANSWER:=it&#39;s~=R &amp;# D#yes} b');
    expect(items).toMatchObject([
      { question: { gaps: [{ answers: ["it's", 'R &# D'] }], explanation: 'R &# D: yes' } },
    ]);
  });

  test('raised and lowered digits in gaps and labels; what cannot be raised has a reason', async () => {
    const gaps = await embedded('A {1:MC:=10<sup>3</sup>~10<sup>-4</sup>~H<sub>2</sub>O}');
    expect(gaps.items).toMatchObject([
      { question: { gaps: [{ options: ['10³', '10⁻⁴', 'H₂O'] }] } },
    ]);
    expect(codesOf(gaps)).toEqual([['kept']]);
    const words = await read(
      `<quiz><question type="ddwtos"><questiontext><text>A [[1]]</text></questiontext>${['10<sup>3</sup>', 'x<sup>a</sup>', 'y<sup>a</sup>', 'one<br>two', '<p>a</p><p>b</p>'].map((text) => `<dragbox><text><![CDATA[${text}]]></text><group>1</group></dragbox>`).join('')}</question></quiz>`,
    );
    expect(words.items).toMatchObject([
      {
        status: 'degraded',
        question: { gaps: [{ options: ['10³', 'xa', 'ya', 'one two', 'a b'] }] },
        notes: [{ code: 'markup_dropped', value: 'sup' }],
      },
    ]);
  });

  test.each([
    [
      '<single>true</single><shuffleanswers>false</shuffleanswers>',
      'single_choice',
      ['order_dropped'],
    ],
    ['<single>true</single><shuffleanswers>0</shuffleanswers>', 'single_choice', ['order_dropped']],
    ['<shuffleanswers>true</shuffleanswers>', 'single_choice', []],
    ['<single>false</single>', 'multiple_choice', []],
    [
      '<correctfeedback><text>Your answer is correct.</text></correctfeedback>',
      'single_choice',
      [],
    ],
    [
      '<incorrectfeedback><text>Read page 3.</text></incorrectfeedback>',
      'single_choice',
      ['feedback_dropped'],
    ],
  ])('choices with %s', async (settings, type, codes) => {
    const { items } = await read(
      `<quiz><question type="multichoice"><questiontext><text>Which?</text></questiontext>${settings}<answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question></quiz>`,
    );
    expect(items).toMatchObject([{ question: { type }, notes: codes.map((code) => ({ code })) }]);
  });

  test('a document type is refused where the file begins with it, too', async () => {
    const reading = read(`<!DOCTYPE quiz SYSTEM "quiz.dtd">${moodleXml.replace(/^.*\n/, '')}`);
    await expect(reading).rejects.toThrow('The file declares a document type or entities');
  });

  test('what precedes a fault is read, and the fault has its line', async () => {
    const file = await read(moodleXml.replace('<usecase>', '<usecase'));
    expect(codesOf(file).slice(2)).toEqual([['kept'], ['refused', 'invalid']]);
    expect(file.items.at(-1)?.line).toBe(28);
  });
});

describe('QTI', () => {
  test('1.2: choices, written answers and Canvas’ types', async () => {
    const file = await read(qti1);
    expect(file.items.map(({ question }) => question)).toMatchObject([
      {
        text: 'Capital of Norway?',
        options: ['Bergen', 'Oslo'],
        correctOption: 1,
        explanation: 'Since 1814.',
      },
      { type: 'multiple_choice', correctOptions: [0, 2] },
      { type: 'fill_blank', options: ['cold|chilly'] },
      { type: 'essay' },
    ]);
    expect(codesOf(file)[3]).toEqual(['kept']);
  });

  test('2.x: an item with a prompt and feedback', async () => {
    const file = await read(qti2);
    expect(file.items).toMatchObject([
      {
        status: 'kept',
        question: {
          text: 'Look at the **map**.\n\nWhat is the capital of Norway?',
          options: ['Bergen', 'Oslo'],
          correctOption: 1,
          explanation: 'Since 1814.',
        },
      },
    ]);
  });

  test('2.x: fields and lists in a text', async () => {
    const file = await read(
      `<assessmentItem identifier="x"><responseDeclaration identifier="A" cardinality="single" baseType="string"><correctResponse><value>Oslo</value></correctResponse><mapping><mapEntry mapKey="Oslo" mappedValue="1" caseSensitive="false"/></mapping></responseDeclaration><responseDeclaration identifier="B" cardinality="single" baseType="identifier"><correctResponse><value>two</value></correctResponse></responseDeclaration><itemBody><p>The <b>capital</b> <textEntryInteraction responseIdentifier="A"/> lies at a <inlineChoiceInteraction responseIdentifier="B"><inlineChoice identifier="one">desert</inlineChoice><inlineChoice identifier="two">fjord</inlineChoice></inlineChoiceInteraction>.</p></itemBody></assessmentItem>`,
    );
    expect(file.items).toMatchObject([
      {
        status: 'kept',
        question: {
          type: 'cloze',
          text: 'The **capital** [[1]] lies at a [[2]].',
          gaps: [
            { kind: 'text', answers: ['Oslo'], caseSensitive: false },
            { kind: 'choice', options: ['desert', 'fjord'], correctOption: 1 },
          ],
        },
      },
    ]);
  });

  test('a package: each item with its entry', async () => {
    const file = await read(qtiPackage());
    expect(file.format).toBe('qti');
    // What macOS adds is no item.
    expect(file.items).toMatchObject([
      { entry: 'items/a.xml', status: 'kept' },
      {
        entry: 'items/b.xml',
        question: { text: 'Made glorious summer by this sun of _____;', options: ['York'] },
        notes: [{ code: 'partial_credit' }],
      },
      { entry: 'items/c.xml', status: 'refused', notes: [{ value: 'drawingInteraction' }] },
    ]);
  });
});

describe('points in QTI 1.2', () => {
  /** Without points, the action is the name of the feedback. */
  type Condition = readonly [values: string, action: string, points?: number | string];
  const itemOf = (response: string, conditions: readonly Condition[]) => {
    const processing = conditions.map(
      ([values, action, points]) =>
        `<respcondition><conditionvar>${values}</conditionvar>${points === undefined ? `<displayfeedback linkrefid="${action}"/>` : `<setvar action="${action}" varname="SCORE">${points}</setvar>`}</respcondition>`,
    );
    return `<questestinterop><item ident="x"><presentation><material><mattext>Which?</mattext></material>${response}</presentation><resprocessing>${processing.join('')}</resprocessing></item></questestinterop>`;
  };
  const labels = ['a', 'b', 'c'].map(
    (ident) =>
      `<response_label ident="${ident}"><material><mattext>Option ${ident}</mattext></material></response_label>`,
  );
  const choice = (cardinality: string) =>
    `<response_lid ident="r" rcardinality="${cardinality}"><render_choice>${labels.join('')}</render_choice></response_lid>`;
  const equal = (value: string) => `<varequal respident="r">${value}</varequal>`;
  const [a, b, c] = [equal('a'), equal('b'), equal('c')];

  test.each<[string, Condition[], object, string[]]>([
    [
      'Single',
      [
        [a, 'Set', 100],
        [b, 'Set', 50],
      ],
      { correctOption: 0 },
      ['partial_credit'],
    ],
    [
      'Single',
      [
        [a, 'Add', 1],
        [b, 'Subtract', 1],
      ],
      { correctOption: 0 },
      [],
    ],
    [
      'Single',
      [
        [a, 'Set', 1],
        [a, 'Set', 1],
        [b, 'Set', 1],
      ],
      { correctOptions: [0, 1] },
      ['several_right'],
    ],
    [
      'Multiple',
      [
        [a, 'Add', 50],
        [b, 'Add', 30],
        [c, 'Subtract', 50],
      ],
      { correctOptions: [0, 1] },
      ['all_or_nothing'],
    ],
    [
      'Multiple',
      [
        [a + c, 'Set', 100],
        [a, 'Set', 50],
      ],
      { correctOptions: [0, 2] },
      ['partial_credit'],
    ],
    [
      'Multiple',
      [
        [a + c, 'Add', 100],
        [b, 'Subtract', 100],
      ],
      { correctOptions: [0, 2] },
      [],
    ],
  ])('of a choice, %s: %j', async (cardinality, conditions, key, codes) => {
    const { items } = await read(itemOf(choice(cardinality), conditions));
    expect(items).toMatchObject([{ question: key, notes: codes.map((code) => ({ code })) }]);
  });

  const text = '<response_str ident="r"><render_fib/></response_str>';
  const number = '<response_num ident="r"><render_fib/></response_num>';
  const range = (low: number, high: number) =>
    `<vargte respident="r">${low}</vargte><varlte respident="r">${high}</varlte>`;
  test.each<[string, Condition[], string[], string[]]>([
    [
      text,
      [
        [equal('cold'), 'Set', 100],
        [equal('cool'), 'Set', 50],
      ],
      ['cold'],
      ['partial_credit'],
    ],
    [
      text,
      [
        [equal('cold'), 'Set', 100],
        [equal('hot'), 'Subtract', 50],
      ],
      ['cold'],
      [],
    ],
    [
      text,
      [
        [equal('2*3'), 'Set', 100],
        [equal('2*3'), 'Set', 100],
      ],
      ['2*3'],
      [],
    ],
    [
      number,
      [
        [equal('4'), 'Set', 100],
        [equal('5'), 'Set', 50],
      ],
      ['4'],
      ['partial_credit'],
    ],
    [
      number,
      [
        [range(0, 10), 'Set', 50],
        [range(4, 6), 'Set', 100],
      ],
      ['5 ± 1'],
      ['partial_credit'],
    ],
    [
      number,
      [
        [range(1.5, 2.5), 'Set', 100],
        [range(7, 9), 'Set', 100],
      ],
      ['2|8'],
      ['tolerance_merged'],
    ],
    [
      number,
      [
        [`<or>${equal('4')}<and>${range(3, 5)}</and></or>`, 'Set', 100],
        [`<or><and>${range(9, 11)}</and>${equal('12')}</or>`, 'Set', 100],
      ],
      ['4|10|12'],
      ['tolerance_merged'],
    ],
    [
      text,
      [['<vargt respident="r">1</vargt><varlt respident="r">2</varlt>', 'Set', 100]],
      ['1.5 ± 0.5'],
      [],
    ],
    [
      number,
      [['<vargte respident="r">4</vargte>', 'Set', 100]],
      [''],
      ['answer_dropped', 'incomplete'],
    ],
    [
      number,
      [['<vargte respident="r"></vargte><varlte respident="r">4</varlte>', 'Set', 100]],
      [''],
      ['answer_dropped', 'answer_dropped', 'incomplete'],
    ],
    [
      number,
      [
        [range(4.9, 5.1), 'Set', 100],
        [equal('6'), 'Set', 50],
      ],
      ['5 ± 0.1'],
      ['partial_credit'],
    ],
    [
      number,
      [
        [range(9, 11), 'Set', 'SCORE.max'],
        [equal('10'), 'Set', 'SCORE.max'],
      ],
      ['10 ± 1'],
      [],
    ],
    [
      number,
      [
        [range(0, 100), 'seen'],
        [range(9, 11), 'Set', 'SCORE.max'],
      ],
      ['10 ± 1'],
      [],
    ],
    [text, [[equal('Paris'), 'Set', 'SCORE.max']], ['Paris'], []],
    [
      text,
      [
        [equal('Paris'), 'Set', 'SCORE.max'],
        [equal('Lyon'), 'Set', 20],
      ],
      ['Paris'],
      ['partial_credit'],
    ],
    [
      text,
      [
        [equal('Paris'), 'Correct'],
        [equal('Lyon'), 'Incorrect'],
      ],
      ['Paris'],
      [],
    ],
    [text, [[equal('Paris'), 'Set', 'ALL']], [''], ['answer_dropped', 'incomplete']],
  ])('of a written answer: %s %j', async (response, conditions, options, codes) => {
    const { items } = await read(itemOf(response, conditions));
    expect(items).toMatchObject([
      { question: { options }, notes: codes.map((code) => ({ code })) },
    ]);
  });
});

describe('points of a mapping in QTI 2', () => {
  const mapping = (points: Record<string, number>) =>
    `<mapping>${Object.entries(points)
      .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
      .join('')}</mapping>`;
  const itemOf = (cardinality: string, baseType: string, declared: string, interaction: string) =>
    `<assessmentItem identifier="x"><responseDeclaration identifier="R" cardinality="${cardinality}" baseType="${baseType}">${declared}</responseDeclaration><itemBody>${interaction}</itemBody></assessmentItem>`;
  const choices = ['a', 'b', 'c'].map(
    (id) => `<simpleChoice identifier="${id}">${id}</simpleChoice>`,
  );
  const choice = `<choiceInteraction responseIdentifier="R"><prompt>Which?</prompt>${choices.join('')}</choiceInteraction>`;
  const correct = '<correctResponse><value>a</value></correctResponse>';

  test.each<[string, string, object, string[]]>([
    ['single', mapping({ a: 1, b: 0.5, c: -1 }), { correctOption: 0 }, ['partial_credit']],
    ['single', mapping({ a: 1, b: 1 }), { correctOptions: [0, 1] }, ['several_right']],
    ['single', correct + mapping({ a: 1, b: 0.5 }), { correctOption: 0 }, ['partial_credit']],
    ['multiple', mapping({ a: 2, b: 1, c: -1 }), { correctOptions: [0, 1] }, ['all_or_nothing']],
    ['multiple', mapping({ a: 1, c: -1 }), { correctOptions: [0] }, []],
  ])('%s %s', async (cardinality, declared, key, codes) => {
    const { items } = await read(itemOf(cardinality, 'identifier', declared, choice));
    expect(items).toMatchObject([{ question: key, notes: codes.map((code) => ({ code })) }]);
  });

  test('of fields and lists in a text', async () => {
    const list =
      '<p>A <inlineChoiceInteraction responseIdentifier="R"><inlineChoice identifier="a">x</inlineChoice><inlineChoice identifier="b">y</inlineChoice></inlineChoiceInteraction> and <textEntryInteraction responseIdentifier="S"/></p>';
    const item = itemOf('single', 'identifier', mapping({ a: 0.5, b: 1 }), list).replace(
      '<itemBody>',
      `<responseDeclaration identifier="S" cardinality="single" baseType="string">${mapping({ York: 2, Yorke: 1 })}</responseDeclaration><itemBody>`,
    );
    const { items } = await read(item);
    expect(items).toMatchObject([
      {
        question: { gaps: [{ correctOption: 1 }, { answers: ['York'] }] },
        notes: [{ code: 'partial_credit' }, { code: 'partial_credit' }],
      },
    ]);
  });
});

describe('numbers and texts that are compared in QTI 2', () => {
  const branch = (name: string, comparison: string, score: string | undefined) =>
    `<${name}>${comparison}<setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">x</baseValue></setOutcomeValue>${score === undefined ? '' : `<setOutcomeValue identifier="SCORE">${score}</setOutcomeValue>`}</${name}>`;
  const points = (value: number) => `<baseValue baseType="float">${value}</baseValue>`;
  const value = (text: string | number) => `<baseValue baseType="float">${text}</baseValue>`;
  const equal = (wanted: string, tolerance = '') =>
    `<equal${tolerance === '' ? ' toleranceMode="exact"' : tolerance}><variable identifier="R"/>${wanted}</equal>`;
  const absolute = (tolerance: string) => ` toleranceMode="absolute" tolerance="${tolerance}"`;
  const itemOf = (branches: string, { type = 'float', correct = '', more = '' } = {}) =>
    `<assessmentItem identifier="x"><responseDeclaration identifier="R" cardinality="single" baseType="${type}">${correct && `<correctResponse><value>${correct}</value></correctResponse>`}</responseDeclaration><itemBody><p>How many <textEntryInteraction responseIdentifier="R"/>${more}</p></itemBody><responseProcessing><responseCondition>${branches}</responseCondition></responseProcessing></assessmentItem>`;
  const first = branch('responseIf', equal(value(42)), points(1));

  test.each<[string, string, object, string[]]>([
    [
      'a number that earns nothing',
      first + branch('responseElseIf', equal(value(24)), points(0)),
      { type: 'numeric', options: ['42'] },
      [],
    ],
    [
      'a number that earns a part',
      first + branch('responseElseIf', equal(value(24)), points(0.5)),
      { options: ['42'] },
      ['partial_credit'],
    ],
    [
      'a wider tolerance that earns a part',
      first + branch('responseElseIf', equal(value(42), absolute('2')), points(0.5)),
      { options: ['42'] },
      ['partial_credit'],
    ],
    [
      'feedback alone',
      first + branch('responseElseIf', equal(value(24)), undefined),
      { options: ['42'] },
      [],
    ],
    [
      'two right numbers, one as a sum',
      first +
        branch(
          'responseElseIf',
          `<or>${equal(value(7))}<not>${equal(value(9))}</not></or>`,
          `<sum><variable identifier="SCORE"/>${points(1)}</sum>`,
        ),
      { type: 'fill_blank', options: ['42|7'], numericTolerance: 0 },
      [],
    ],
    [
      'points that cannot be read',
      first + branch('responseElseIf', equal(value(24)), '<mapResponse identifier="R"/>'),
      { options: ['42'] },
      ['answer_dropped'],
    ],
    [
      'a comparison of something else',
      first + branch('responseElseIf', equal(value(3)).replace('"R"', '"SCORE"'), points(1)),
      { options: ['42'] },
      [],
    ],
    [
      'an absolute tolerance that differs',
      branch('responseIf', equal(value(42), absolute('0.5 3')), points(1)),
      { options: ['42 ± 0.5'] },
      ['tolerance_merged'],
    ],
    [
      'a relative tolerance',
      branch(
        'responseIf',
        equal(value(50), ' toleranceMode="relative" tolerance="2 2"'),
        points(1),
      ),
      { options: ['50 ± 1'] },
      [],
    ],
    [
      'a pattern beside a number',
      first +
        branch(
          'responseElseIf',
          '<patternMatch pattern="4[0-9]"><variable identifier="R"/></patternMatch>',
          points(1),
        ),
      { options: ['42'] },
      ['answer_dropped'],
    ],
    [
      'no number that earns anything',
      branch('responseIf', equal(value(42)), points(0)),
      { options: [''] },
      ['incomplete'],
    ],
  ])('%s', async (_, branches, question, codes) => {
    const { items } = await read(itemOf(branches));
    expect(items).toMatchObject([{ question, notes: codes.map((code) => ({ code })) }]);
  });

  test('the correct response has the tolerance that it is compared with', async () => {
    const compared = equal('<correct identifier="R"/>', absolute('0.5 0.5'));
    const known = { correct: '42' };
    const scored = await read(itemOf(branch('responseIf', compared, points(1)), known));
    expect(scored.items).toMatchObject([{ status: 'kept', question: { options: ['42 ± 0.5'] } }]);
    const unknown = await read(itemOf(branch('responseIf', compared, undefined), known));
    expect(unknown.items).toMatchObject([
      { question: { options: ['42'] }, notes: [{ code: 'tolerance_merged' }] },
    ]);
  });

  test('a number beside a correct response that is scored in another way is left out', async () => {
    const { items } = await read(
      itemOf(branch('responseIf', equal(value(24)), points(0.5)), { correct: '42' }),
    );
    expect(items).toMatchObject([
      { question: { options: ['42'] }, notes: [{ code: 'answer_dropped', value: '24' }] },
    ]);
  });

  test('gaps have what earns the points of each', async () => {
    const more =
      '<textEntryInteraction responseIdentifier="S"/><inlineChoiceInteraction responseIdentifier="T"><inlineChoice identifier="a">10<sup>3</sup></inlineChoice><inlineChoice identifier="b">x<sup>a</sup></inlineChoice></inlineChoiceInteraction>';
    const other = branch('responseElseIf', equal(value(8)).replace('"R"', '"S"'), points(1));
    const declared =
      '<responseDeclaration identifier="S" cardinality="single" baseType="float"/><responseDeclaration identifier="T" cardinality="single" baseType="identifier"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody>';
    const branches = first + branch('responseElseIf', equal(value(24)), points(0)) + other;
    const { items } = await read(itemOf(branches, { more }).replace('<itemBody>', declared));
    expect(items).toMatchObject([
      {
        question: {
          gaps: [
            { answers: ['42'], tolerance: 0 },
            { answers: ['8'], tolerance: 0 },
            { options: ['10³', 'xa'], correctOption: 0 },
          ],
        },
        notes: [{ code: 'markup_dropped', value: 'sup' }],
      },
    ]);
  });

  test('texts that earn the points are accepted, by the capitals that count', async () => {
    const match = (text: string, more: string) =>
      `<stringMatch${more}><variable identifier="R"/><baseValue baseType="string">${text}</baseValue></stringMatch>`;
    const { items } = await read(
      itemOf(
        branch('responseIf', match('Oslo', ' caseSensitive="false"'), points(2)) +
          branch('responseElseIf', match('Kristiania', ' caseSensitive="false"'), points(2)) +
          branch('responseElseIf', match('slo', ' substring="true"'), points(2)) +
          branch('responseElseIf', match('Bergen', ''), points(0)),
        { type: 'string' },
      ),
    );
    expect(items).toMatchObject([
      {
        question: { options: ['Oslo|Kristiania'], caseSensitive: false },
        notes: [{ code: 'answer_dropped', value: 'slo' }],
      },
    ]);
  });

  test.each<[string, string, string, string[]]>([
    [
      '<patternMatch pattern="[a-z]+"><variable identifier="R"/></patternMatch>',
      'Oslo',
      'Oslo',
      ['[a-z]+'],
    ],
    [
      '<substring caseSensitive="false"><baseValue>slo</baseValue><variable identifier="R"/></substring>',
      'Oslo',
      'Oslo',
      ['slo'],
    ],
    [
      '<member><variable identifier="R"/><multiple><baseValue>Oslo</baseValue><baseValue>Kristiania</baseValue></multiple></member>',
      'Oslo',
      'Oslo|Kristiania',
      [],
    ],
    ['<member><variable identifier="R"/><correct identifier="R"/></member>', 'Oslo', 'Oslo', []],
  ])('the texts of %s', async (comparison, correct, accepted, dropped) => {
    const { items } = await read(
      itemOf(branch('responseIf', comparison, points(1)), { type: 'string', correct }),
    );
    expect(items).toMatchObject([
      {
        question: { options: [accepted] },
        notes: dropped.map((value) => ({ code: 'answer_dropped', value })),
      },
    ]);
  });

  test('capitals count by the keys of a mapping that earn all points; parts have one note', async () => {
    const mapping =
      '<mapping><mapEntry mapKey="Oslo" mappedValue="2" caseSensitive="false"/><mapEntry mapKey="Bergen" mappedValue="1" caseSensitive="true"/></mapping></responseDeclaration>';
    const part = `<match><variable identifier="R"/><baseValue>Alta</baseValue></match>`;
    const { items } = await read(
      itemOf(
        branch('responseIf', part.replace('Alta', 'Oslo'), points(2)) +
          branch('responseElseIf', part, points(1)),
        { type: 'string' },
      ).replace('</responseDeclaration>', mapping),
    );
    expect(items).toMatchObject([
      {
        question: { options: ['Oslo'], caseSensitive: false },
        notes: [{ code: 'partial_credit' }],
      },
    ]);
  });
});

test.each([
  ['candidate', 'Read this.\n\nWhich?', null],
  ['candidate scorer', 'Read this.\n\nWhich?', null],
  ['tutor', 'Which?', 'Read this.'],
])('a block of QTI for %s', async (view, text, explanation) => {
  const { items } = await read(
    `<assessmentItem identifier="x"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody><rubricBlock view="${view}">Read this.</rubricBlock><choiceInteraction responseIdentifier="R"><prompt>Which?</prompt><simpleChoice identifier="a">a</simpleChoice><simpleChoice identifier="b">b</simpleChoice></choiceInteraction></itemBody></assessmentItem>`,
  );
  expect(items).toMatchObject([{ question: { text, explanation } }]);
  const essay = await read(
    `<assessmentItem identifier="x"><itemBody><rubricBlock view="${view}"><p>Read this.</p></rubricBlock><extendedTextInteraction responseIdentifier="R"><prompt>Which?</prompt></extendedTextInteraction></itemBody></assessmentItem>`,
  );
  expect(essay.items).toMatchObject([
    { status: 'kept', question: { text, explanation, essay: { markerNotes: null } } },
  ]);
});

test('a polygon with more corners than a region can have is left out with a reason', async () => {
  const corners = (count: number) =>
    Array.from({ length: count }, (_, index) => `${index},${index % 2}`).join();
  const { items } = await read(
    `<assessmentItem identifier="x"><responseDeclaration identifier="R" cardinality="multiple" baseType="identifier"><correctResponse><value>a</value><value>b</value></correctResponse></responseDeclaration><itemBody><p>Where?</p><hotspotInteraction responseIdentifier="R"><img src="https://example.org/a.png" alt="" width="100" height="100"/>${[60, 61].map((count, index) => `<hotspotChoice identifier="${'ab'[index]}" shape="poly" coords="${corners(count)}"/>`).join('')}</hotspotInteraction></itemBody></assessmentItem>`,
  );
  expect(items).toMatchObject([
    { question: { correctOptions: [0] }, notes: [{ code: 'answer_dropped', value: 'poly' }] },
  ]);
  expect(items[0]?.question?.regions).toHaveLength(1);
});

describe('tables', () => {
  test('Kahoot’s and Blooket’s layouts', async () => {
    const kahoot = await read(kahootCsv);
    expect(kahoot.items).toMatchObject([
      { line: 5, notes: [{ code: 'limits_dropped' }], question: { correctOptions: [0, 2] } },
      {
        line: 6,
        question: { text: 'Capital of Norway?', options: ['Bergen', 'Oslo'], correctOption: 1 },
      },
    ]);
    const blooket = await read(blooketCsv);
    expect(blooket.items).toMatchObject([
      { question: { options: ['Bergen', 'Oslo'], correctOption: 1 } },
    ]);
  });

  test('semicolons, letters and texts as keys, and empty columns', async () => {
    const file = await read(
      'Question;Option A;Option B;Option C;Key;Type\nEven?;2;;4;"A, C";\nCapital?;Bergen;Oslo;;Oslo;\nBlue?;;;;true;\nHot?;;;;cold|chilly;\n=1+1?;2;3;;1;multiple_choice\n',
    );
    expect(file.items.map(({ question }) => question)).toMatchObject([
      { options: ['2', '4'], correctOptions: [0, 1] },
      { correctOption: 1 },
      { type: 'true_false', correctOption: 0 },
      { type: 'fill_blank', options: ['cold|chilly'] },
      { text: '=1+1?', type: 'multiple_choice', correctOptions: [0] },
    ]);
  });

  test.each([
    ['short_answer', 'F', { type: 'fill_blank', options: ['F'] }],
    ['fill_blank', 'No', { type: 'fill_blank', options: ['No'] }],
    ['Text', 'true', { type: 'fill_blank', options: ['true'] }],
    ['essay', 'Yes', { type: 'essay', essay: { sampleAnswer: 'Yes' } }],
    ['numeric', 'T', { type: 'numeric', options: ['T'] }],
    ['', 'F', { type: 'true_false', correctOption: 1 }],
    ['True/False', 'T', { type: 'true_false', correctOption: 0 }],
    ['true or false', 'no', { type: 'true_false', correctOption: 1 }],
    ['TRUE_FALSE', 'yes', { type: 'true_false', correctOption: 0 }],
    ['T/F', 'F', { type: 'true_false', correctOption: 1 }],
  ])('a question of the type "%s" with the answer %s', async (type, correct, question) => {
    const { items } = await read(`question,type,option_1,correct\nWhich?,${type},,${correct}\n`);
    expect(items).toMatchObject([{ question }]);
  });

  test.each([
    ['1,3,2', '3', [2], true],
    ['4,8,2', '2', [1], true],
    ['4,8,2', '8', [1], false],
    ['2,3,4', '"2, 4"', [0, 2], false],
    ['an,a,the', 'a', [1], true],
    ['an,a,the', 'A', [0], true],
    ['C,E,A', 'A', [2], true],
    ['O,A,B,AB', '"A, B"', [1, 2], true],
    ['O,A,B,AB', 'ab', [3], false],
    ['A,B,C', 'B', [1], false],
    ['Bergen,Oslo,', 'C', [], false],
    ['New,York,Boston', 'New York', [], false],
    ['New,York,Boston', '"New, York"', [0, 1], false],
    ['New,York,Boston', 'A B', [0, 1], false],
  ])(
    'of the options %s the key %s means %j; where a place and a text fit, a note says so',
    async (options, key, right, isNoted) => {
      const columns = options.split(',').map((_, index) => `option_${index + 1}`);
      const { items } = await read(
        `question,${columns.join()},correct\nWhich?,${options},${key}\n`,
      );
      const [item] = items;
      const single = right.length > 1 ? null : (right[0] ?? null);
      expect(item?.question).toMatchObject({
        correctOption: single,
        correctOptions: right.length > 1 ? right : [],
      });
      expect(item?.notes.filter(({ code }) => code === 'ambiguous_key')).toEqual(
        isNoted
          ? [
              {
                code: 'ambiguous_key',
                value: right.map((index) => options.split(',')[index]).join(', '),
              },
            ]
          : [],
      );
    },
  );

  test.each([
    ['3.14', '0.01', '3.14 ± 0.01', []],
    ['3.14', '"0,01"', '3.14 ± 0.01', []],
    ['200', '2%', '200 ± 2%', []],
    ['"100,000"', '"1,000"', '100,000 ± 1,000', []],
    ['3.14 ± 0.01', '0.01', '3.14 ± 0.01', []],
    ['3.14 +/- 0.05', '0.01', '3.14 +/- 0.05', ['ambiguous_key']],
    ['3.14', '', '3.14', []],
    ['50%', '', '50', []],
    ['50%', '2%', '50 ± 2', ['ambiguous_key']],
    ['50%', '2', '50 ± 2', []],
  ])('the number %s with the tolerance %s is %s', async (number, tolerance, key, codes) => {
    const { items } = await read(
      `question,type,option_1,option_2,correct,tolerance\nPi?,numeric,${number},m,,${tolerance}\n`,
    );
    expect(items).toMatchObject([
      {
        question: { options: [key, ...(number.endsWith('%') ? ['%'] : []), 'm'] },
        notes: codes.map((code) => ({ code })),
      },
    ]);
  });

  test('a tolerance in percent of accepted answers is a share of one', async () => {
    const { items } = await read(
      'question,type,option_1,correct,tolerance\nPi?,fill_blank,3.14,,5%\n',
    );
    expect(items).toMatchObject([
      { question: { numericTolerance: 0.05 }, notes: [{ code: 'cell_format', value: '0.05' }] },
    ]);
  });

  test('the separator is that of the titles, however many others the texts have', async () => {
    const prose = 'Well, now, then, which, of, these, is, it, after, all?';
    const file = await read(`Question;Option A;Option B;Key\n${prose};two, three;four, five;B\n`);
    expect(file).toMatchObject({
      format: 'csv',
      items: [{ question: { text: prose, options: ['two, three', 'four, five'] } }],
    });
  });

  test('a row with a quotation mark that is not closed is refused, and one with a misplaced mark has a note', async () => {
    const titles = 'question,option_1,option_2,correct\n';
    const misplaced = '"Is "it" so?",yes,no,1\n';
    const file = await read(`${titles}${misplaced}"Which?,a,b,1\nWhat?,c,d,2\nWho?,e,f,1\n`);
    expect(codesOf(file)).toEqual([
      ['degraded', 'unclosed'],
      ['refused', 'unclosed'],
    ]);
    expect(file.items).toMatchObject([{ question: { text: 'Is "it" so?' } }, { line: 3 }]);
    const closedLater = await read(
      `${titles}"Which?,a,b,1\nWhat?,c,d,2\n"Who?",e,f,1\nOr?,g,h,1\n`,
    );
    expect(codesOf(closedLater)).toEqual([['refused', 'unclosed'], ['kept']]);
    const several = await read(`${titles}"One\n""two""?",a,b,1\n`);
    expect(several.items).toMatchObject([{ status: 'kept', question: { text: 'One\n"two"?' } }]);
  });

  test('gaps in cells: accepted answers, a list, and Moodle’s notation', async () => {
    const file = await read(
      'question,type,option_1,option_2,option_3,correct\na [[1]] b [[2]] c [[3]],cloze,Oslo|Kristiania,~x~=y,NUMERICAL:=3:0.5,\n',
    );
    expect(file.items).toMatchObject([
      {
        status: 'kept',
        question: {
          gaps: [
            { kind: 'text', answers: ['Oslo', 'Kristiania'] },
            { kind: 'choice', options: ['x', 'y'], correctOption: 1 },
            { kind: 'text', answers: ['3'], tolerance: 0.5 },
          ],
        },
      },
    ]);
  });

  test('no cell of a written table is a formula for a spreadsheet', async () => {
    const question = QuestionInput.parse({
      text: '=HYPERLINK("x")',
      options: ['-1', "'=2", '＝3'],
      correctOption: 0,
    });
    const { bytes, losses } = await writeFile([question], 'csv', to);
    const written = new TextDecoder().decode(bytes);
    for (const cell of ["'=HYPERLINK", ",'-1,", ",''=2,", ",'＝3,"])
      expect(written).toContain(cell);
    expect(losses).toEqual([]);
  });
});

test.each([
  'Question,A,B,C,Answer',
  'Question,Option A,Option B,Option C,Correct Answer',
  'Frage,Antwort A,Antwort B,Antwort C,Richtige Antwort',
  'Question,Réponse 1,Réponse 2,Réponse 3,Bonne réponse',
  'Pregunta,Opción A,Opción B,Opción C,Respuesta correcta',
  'Domanda,Risposta A,Risposta B,Risposta C,Risposta corretta',
  'Pergunta,Alternativa A,Alternativa B,Alternativa C,Gabarito',
  'Вопрос,Вариант 1,Вариант 2,Вариант 3,Правильный ответ',
  '题目,选项A,选项B,选项C,答案',
  '問題,選択肢1,選択肢2,選択肢3,正解',
  'السؤال,الخيار 1,الخيار 2,الخيار 3,الإجابة الصحيحة',
])('a table with the titles %s', async (titles) => {
  const { format, items } = await read(`${titles}\nWhich?,one,two,three,B\n`);
  expect(format).toBe('csv');
  expect(items).toMatchObject([
    { question: { text: 'Which?', options: ['one', 'two', 'three'], correctOption: 1 } },
  ]);
});

test('a text in Aiken form with explanations is recognised as a text', async () => {
  const one = 'Which?\nA. one\nB. two\nANSWER: B\n';
  expect((await read(one)).format).toBe('aiken');
  const { format, items } = await read(`${one}Explanation: Why.\n\n${one}`);
  expect(format).toBe('text');
  expect(items).toMatchObject([
    { question: { text: 'Which?', correctOption: 1, explanation: 'Why.' } },
    { question: { text: 'Which?', correctOption: 1, explanation: null } },
  ]);
});

test('titles that begin as those of another language', async () => {
  const titles = 'Pregunta,Correcta,Incorrecta 1,Respuesta incorrecta 2,Imagen';
  const picture = 'https://example.org/x.png';
  const { items } = await read(`${titles}\nWhich?,B,A,C,${picture}\n`);
  expect(items).toMatchObject([
    { question: { options: ['B', 'A', 'C'], correctOption: 0, imageUrl: picture } },
  ]);
});

test('a table with a column of right options and others of wrong ones', async () => {
  const { items } = await read(
    'Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2,Incorrect 3 (Optional)\nWhich?,B,A,C,\n',
  );
  expect(items).toMatchObject([
    { question: { type: 'single_choice', options: ['B', 'A', 'C'], correctOption: 0 } },
  ]);
});

describe('numbers in a workbook', () => {
  /** A workbook whose question has two options: a number in a format, and a text. */
  const workbook = (number: number, format: { id: number; code?: string }, facts = '') => {
    const titles = ['question', 'option_1', 'option_2', 'correct'];
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const codes = format.code
      ? `<numFmt numFmtId="${format.id}" formatCode="${format.code}"/>`
      : '';
    return zipSync({
      'xl/workbook.xml': strToU8(`<workbook><workbookPr ${facts}/></workbook>`),
      'xl/styles.xml': strToU8(
        `<styleSheet><numFmts>${codes}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${format.id}"/></cellXfs></styleSheet>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet><sheetData><row>${titles.map(text).join('')}</row><row>${text('Which?')}<c s="1"><v>${number}</v></c>${text('none')}<c><v>1</v></c></row></sheetData></worksheet>`,
      ),
    });
  };

  test.each<[number, number, string | undefined, string, boolean]>([
    [0.5, 9, undefined, '50%', false],
    [0.07, 10, undefined, '7%', false],
    [0.125, 164, '0.0%', '12.5%', false],
    [46024, 14, undefined, '2026-01-02', true],
    [1, 14, undefined, '1900-01-01', true],
    [0.75, 20, undefined, '18:00', true],
    [46024.5, 22, undefined, '2026-01-02 12:00', true],
    [46024, 165, '[$-407]d\\. mmmm yyyy;@', '2026-01-02', true],
    [-1, 14, undefined, '-1', true],
    [1.5, 46, undefined, '1.5', true],
    [0.5, 12, undefined, '0.5', true],
    [5, 166, '&quot;$&quot;#,##0.00', '5', true],
    [5, 166, '#,##0.00\\ [$€-407]', '5', true],
    [5, 166, '0&quot; kg&quot;', '5', true],
    [5000, 166, '0,', '5000', true],
    [1234.5, 4, undefined, '1234.5', false],
    [0.1, 166, '#,##0.00_);[Red](#,##0.00)', '0.1', false],
    [6e23, 11, undefined, '6e+23', false],
    [3, 166, 'General', '3', false],
  ])('%d in the format %d %s is %s', async (number, id, code, shown, isNoted) => {
    const { items } = await read(workbook(number, { id, ...(code && { code }) }));
    expect(items).toMatchObject([
      {
        question: { options: [shown, 'none'], correctOption: 0 },
        notes: isNoted ? [{ code: 'cell_format', value: shown }] : [],
      },
    ]);
  });

  test('days that are counted from 1904', async () => {
    const { items } = await read(workbook(46024 - 1462, { id: 14 }, 'date1904="1"'));
    expect(items).toMatchObject([{ question: { options: ['2026-01-02', 'none'] } }]);
  });
});

test.each([
  ['windows-1252', [0x31, 0x2e, 0x20, 0x63, 0x61, 0x66, 0xe9, 0x3f], false],
  ['utf-16', [0xff, 0xfe, ...[...'1. café?'].flatMap((sign) => [sign.charCodeAt(0), 0])], false],
  ['utf-8', [0xef, 0xbb, 0xbf, ...strToU8('1. café?')], false],
  ['utf-8', [...strToU8('1. cafÃ©?')], true],
])('a text in %s is read', async (encoding, bytes, isRepaired) => {
  const file = await readFile(Uint8Array.from([...bytes]), { publicUrl, media, wanted: 'text' });
  expect(file).toMatchObject({ encoding, isRepaired, items: [{ source: '1. café?' }] });
});

test.each([
  ['“AMANHÃ”? «MAÇÃ»', '“AMANHÃ”? «MAÇÃ»'],
  ['CÃ”TE, DÃ», VOILÃ€', 'CÔTE, Dû, VOILÀ'],
])('of %s only what was decoded twice is put right', async (given, text) => {
  const { items } = await readFile(strToU8(`1. ${given}`), { publicUrl, media, wanted: 'text' });
  expect(items[0]?.source).toBe(`1. ${text}`);
});

test.each(['xlsx', 'qti', 'csv', 'json', 'moodle_xml'] as const)(
  'reading %s says how far it is, in archives and workbooks too',
  async (format) => {
    const questions = Array.from({ length: 300 }, (_, index) =>
      QuestionInput.parse({ text: `Is it ${index}?`, options: ['yes', 'no'], correctOption: 0 }),
    );
    const { bytes } = await writeFile(questions, format, to);
    const shares: number[] = [];
    await readFile(bytes, {
      publicUrl,
      media,
      report: ({ phase, done, total }) => {
        expect(phase).toBe('reading');
        shares.push(done / (total ?? Number.NaN));
      },
    });
    expect(shares).toHaveLength(300);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBeLessThan(0.05);
    expect(shares[150]).toBeGreaterThan(0.4);
    expect(shares[150]).toBeLessThan(0.6);
    expect(shares[299]).toBeGreaterThan(0.95);
    expect(shares[299]).toBeLessThanOrEqual(1);
  },
);

/** Formats have one kind of number, without units; the tolerance is one of the type `numeric`. */
const numberFields = (type: QuestionInput['type']): string[] =>
  type === 'numeric' ? ['options'] : type === 'fill_blank' ? ['type', 'options'] : [];

/** Moodle's formats have one type for items that are given targets. */
const placingFields = (type: QuestionInput['type']): string[] =>
  type === 'categorise' ? ['type'] : [];

/** A tolerance belongs to numbers alone, and capitals to other texts. */
const comparedGaps = (gaps: QuestionInput['gaps']): string[] =>
  gaps.some((gap) => gap.kind === 'text' && gap.tolerance !== null) ? ['gaps'] : [];

/** Tables cannot have regions. */
const regionFields = (type: QuestionInput['type']): string[] =>
  type === 'hotspot' ? ['options', 'correctOptions', 'regions'] : [];

/** GIFT and Moodle XML get a question without an answer, which is an essay. */
const wholeHotspot = (type: QuestionInput['type']): string[] =>
  type === 'hotspot' ? ['type', 'options', 'correctOptions', 'regions', 'spotCount'] : [];

/** Moodle XML has texts with formulas as HTML, which is read again as other Markdown of the same meaning. */
const htmlFields = (texts: readonly string[]): string[] =>
  texts.some((text) => [...dollarsIn(text)].some(({ isFormula }) => isFormula))
    ? ['text', 'options', 'explanation', 'imageUrl', 'imageAlt']
    : [];

/** Fields that a format may lose of a question that has them; every other field comes back as it was. */
const mayLose: Record<ExportFormat, (question: QuestionInput) => string[]> = {
  json: () => [],
  ndjson: () => [],
  csv: ({ type, gaps }) => ['imageAlt', 'essay', ...comparedGaps(gaps), ...regionFields(type)],
  xlsx: ({ type, gaps }) => ['imageAlt', 'essay', ...comparedGaps(gaps), ...regionFields(type)],
  gift: ({ type, imageUrl }) => [
    ...wholeHotspot(type),
    ...numberFields(type),
    ...placingFields(type),
    'essay',
    // One gap is a question with an answer, several are matched to their answers.
    ...(type === 'cloze'
      ? ['text', 'type', 'options', 'targets', 'gaps', 'correctOption', 'correctOptions']
      : []),
    ...['caseSensitive', 'numericTolerance'],
    ...(imageUrl ? ['imageUrl', 'imageAlt'] : []),
  ],
  moodle_xml: ({ type, imageUrl, gaps, text, options, explanation }) => [
    ...htmlFields([text, explanation ?? '', ...options]),
    ...wholeHotspot(type),
    ...numberFields(type),
    ...comparedGaps(gaps),
    ...placingFields(type),
    ...['essay', 'caseSensitive', 'numericTolerance'],
    ...(imageUrl ? ['imageUrl', 'imageAlt'] : []),
  ],
  // Markdown is written as HTML and read again as other Markdown of the same meaning.
  qti: ({ type, gaps }) => [
    ...numberFields(type),
    ...comparedGaps(gaps),
    // Coordinates are rounded to pixels.
    'regions',
    'essay',
    'text',
    'options',
    'targets',
    'explanation',
    'difficulty',
    'caseSensitive',
    'numericTolerance',
    'imageUrl',
    'imageAlt',
  ],
};

describe.each(Object.entries(mayLose))('%s', (name, allowed) => {
  test('what is written is read again, except what the format may lose; every loss is reported', async () => {
    const format = ExportFormat.parse(name);
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomQuestion, { minLength: 1, maxLength: 4 }),
        async (questions) => {
          const { bytes, losses } = await writeFile(questions, format, to);
          const { items } = await readFile(bytes, { publicUrl, media });
          expect(items.length).toBe(questions.length);
          expect(losses).toEqual(lossesOf(questions, items, markdownToHtml));
          for (const { index, fields } of losses) {
            const question = questions[index];
            const kept = new Set(question ? allowed(question) : []);
            expect(fields.filter((field) => !kept.has(field))).toEqual([]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('an option that would be the definition of a link in Markdown is kept', async () => {
  const question = QuestionInput.parse({ text: 'a', options: ['[x]: y', 'b'], correctOption: 0 });
  for (const format of ['qti', 'moodle_xml'] as const) {
    const { bytes } = await writeFile([question], format, to);
    const { items } = await readFile(bytes, { publicUrl, media });
    expect(items[0]?.question).toMatchObject({ options: [expect.stringContaining('x'), 'b'] });
  }
});

test('a line break of slides goes on separating words', async () => {
  const { items } = await read(
    JSON.stringify([
      { text: 'One\u000btwo\u000cthree\u0085four\rfive\r\nsix\u0001', type: 'essay' },
    ]),
  );
  expect(items[0]?.question?.text).toBe('One two three four five\nsix');
});

/** The documents of a file: itself, or those of an archive. */
const documentsOf = (bytes: Uint8Array): string[] =>
  bytes[0] === 0x50
    ? Object.entries(unzipSync(bytes)).flatMap(([name, part]) =>
        /\.(?:xml|rels)$/.test(name) ? [strFromU8(part)] : [],
      )
    : [strFromU8(bytes)];

test.each(['moodle_xml', 'qti', 'xlsx'] as const)(
  'characters that XML does not have are left out of %s, and other questions stay whole',
  async (format) => {
    const odd = 'One\u000btwo\u0001\uffff';
    const questions = [
      QuestionInput.parse({ text: odd, options: [odd, 'b'], correctOption: 0, explanation: odd }),
      QuestionInput.parse({ text: odd, type: 'essay', options: [], essay: { markerNotes: odd } }),
      QuestionInput.parse({
        text: `${odd} [[1]]`,
        type: 'cloze',
        options: [],
        gaps: [{ kind: 'text', answers: [odd] }],
      }),
      QuestionInput.parse({ text: 'And here?', options: ['yes', 'no'], correctOption: 1 }),
    ];
    const { bytes, losses } = await writeFile(questions, format, to);
    for (const document of documentsOf(bytes))
      expect(() => new SaxesParser().write(document).close()).not.toThrow();
    expect(losses.map(({ index }) => index)).toEqual([0, 1, 2]);
  },
);

test('a text that spreadsheets would take for the number of a character is kept, and such numbers are read', async () => {
  const question = QuestionInput.parse({
    text: 'What is _x0041_ and _x005F_x0041_?',
    options: ['_x000d_', '_x41_', '__x0041_'],
    correctOption: 0,
  });
  const { bytes, losses } = await writeFile([question], 'xlsx', to);
  expect(losses).toEqual([]);
  const sheet = documentsOf(bytes).find((document) => document.includes('sheetData'));
  expect(sheet).toContain('What is _x005F_x0041_ and _x005F_x005F_x005F_x0041_?');
  const cells = ['question', 'correct', 'One_x000D_\ntwo_x0041_', 'yes'].map(
    (text) => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`,
  );
  const { items } = await read(
    zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet><sheetData><row>${cells.slice(0, 2).join('')}</row><row>${cells.slice(2).join('')}</row></sheetData></worksheet>`,
      ),
    }),
  );
  expect(items[0]?.question?.text).toBe('One\ntwoA');
});

test.each([
  '5*3 = 15, and __bold__ or ~5',
  '# Title\ntext',
  '| a | b |\n|---|---|\n| c | d |',
  '* one\n* two',
  'See https://example.org/a_b',
  '[here](https://example.org "The \\"proof\\"")',
  '```js\nlet a = 1;\n```',
  '- [x] done\n- [ ] not done',
  '<div> is what?\n<p>',
])('%j is shown the same after QTI, and nothing of it is named as lost', async (text) => {
  const question = QuestionInput.parse({
    ...{ text, options: [text, 'b'], correctOption: 0, explanation: text },
  });
  const { bytes, losses } = await writeFile([question], 'qti', to);
  expect(losses).toEqual([]);
  const item = documentsOf(bytes).find((document) => document.includes('<qti-item-body>')) ?? '';
  expect(item).toMatch(/<qti-item-body>\s*<(?!input)/);
  expect(item).not.toContain('<input');
});

test.each([1, 2, 3, 6, 7, 9, 10, 11, 15, 19, 20])(
  'the shares of %d right options are some that Moodle accepts, and make 100 percent',
  async (count) => {
    const accepted = [100, 50, 33.33333, 25, 20, 16.66667, 14.28571, 12.5, 11.11111, 10, 5, -100];
    const question = QuestionInput.parse({
      ...{ text: 'Which?', type: 'multiple_choice' },
      options: Array.from({ length: 20 }, (_, index) => `Option ${index}`),
      correctOptions: Array.from({ length: count }, (_, index) => index),
    });
    for (const [format, pattern] of [
      ['moodle_xml', /fraction="([^"]+)"/g],
      ['gift', /~%([^%]+)%/g],
    ] as const) {
      const { bytes, losses } = await writeFile([question], format, to);
      expect({ format, losses }).toEqual({ format, losses: [] });
      const shares = Array.from(strFromU8(bytes).matchAll(pattern), ([, share]) => Number(share));
      expect(shares.filter((share) => !accepted.includes(share))).toEqual([]);
      const right = shares.filter((share) => share > 0);
      expect(right).toHaveLength(count);
      expect(right.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 3);
    }
  },
);

test('a text with gaps that is written in another way is not named as lost', async () => {
  const question = QuestionInput.parse({
    text: '5*3 is [[2]] or [[1]]',
    type: 'cloze',
    options: [],
    gaps: [
      { kind: 'text', answers: ['XV'] },
      { kind: 'text', answers: ['15'] },
    ],
  });
  const items = (text: string) => [{ ...question, text }];
  const found = (text: string) =>
    items(text).map((each) => ({
      ...{ entry: null, line: 1, status: 'kept' as const, notes: [], source: '', duplicate: null },
      question: each,
    }));
  const lossesFor = (text: string) => lossesOf([question], found(text), markdownToHtml);
  expect(lossesFor('5\\*3 is [[2]] or [[1]]')).toEqual([]);
  expect(lossesFor('5\\*3 is [[1]] or [[2]]')).toEqual([{ index: 0, fields: ['text'] }]);
});

test('plain questions and ordinary Markdown pass through every format unchanged', async () => {
  const questions = [
    {
      text: 'What is the **capital** of *Norway*?\n\n- a list\n- of two',
      options: ['Oslo', '`code`'],
      correctOption: 0,
    },
    {
      text: 'Which are even?',
      type: 'multiple_choice',
      options: ['2', '3', '4'],
      correctOptions: [0, 2],
      explanation: 'See [the proof](https://example.org/a).',
    },
    { text: 'The sky is blue.', type: 'true_false', options: [], correctOption: 0 },
    {
      text: 'Type `x` here: 5 < 6 & 7 > 2',
      type: 'fill_blank',
      options: ['x|y'],
      correctOption: 0,
    },
    { text: 'Pi', type: 'numeric', options: ['3.14 ± 0.01'] },
    {
      text: 'Which capital?',
      type: 'matching',
      options: ['Norway', 'Sweden', 'Iceland & others'],
      targets: ['Oslo', 'Stockholm', 'Oslo', 'Helsinki = none', 'x < y'],
    },
    {
      text: 'Which flower?',
      options: ['Rose', 'Tulip'],
      correctOption: 0,
      imageUrl: 'https://example.org/rose.png',
      imageAlt: 'A red rose',
    },
    {
      text: 'Let $A = \\{a_{1}, b_{2}\\}$ for $5\n\n- and $x < y * z * w$\n\n$$\n\\sum_{i}^n \\\\ [i]\n$$',
      options: ['$\\frac{1}{2} * x_{1}*$', '$a_{1}$ to *b*'],
      correctOption: 0,
    },
    {
      text: 'The *capital* is [[1]],\n\n- at a [[2]]\n- since about [[3]]',
      type: 'cloze',
      options: [],
      gaps: [
        { kind: 'text', answers: ['Oslo', 'a*b', 'x ~ y # {z} \\ "/"'], caseSensitive: true },
        { kind: 'choice', options: ['= fjord', '50% & <sea>', '%5% -> river'], correctOption: 1 },
        { kind: 'text', answers: ['1814', '1.8e3'], tolerance: 0.5 },
      ],
    },
  ].map((question) => QuestionInput.parse(question));
  for (const format of ['json', 'ndjson', 'gift', 'moodle_xml', 'qti', 'csv', 'xlsx'] as const) {
    const { losses } = await writeFile(questions, format, to);
    const lost = losses.filter(({ index }) => format !== 'gift' || index < questions.length - 1);
    expect({ format, lost }).toEqual({ format, lost: [] });
  }
});

/** Mutated files in one run; the suite has few, `EXCHANGE_MUTATIONS=20000` has many. */
const mutations = Number(process.env.EXCHANGE_MUTATIONS ?? 2000);

test('no mutated file makes a reader fail, except by a refusal', async () => {
  const questions = fc.sample(randomQuestion, { numRuns: 5, seed: 7 });
  const files = await sampleFiles(questions, to.at);
  const change = fc.record({
    file: fc.nat(files.length - 1),
    cuts: fc.array(
      fc.record({
        at: fc.nat(20_000),
        length: fc.nat(40),
        instead: fc.constantFrom(
          '',
          '<',
          '>',
          '&',
          '{',
          '}',
          '"',
          '=',
          '\n\n',
          '<p>',
          '</a>',
          ']]>',
          '\u0000',
          'Ã©',
          '::',
          '%%',
          '"'.repeat(30),
        ),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  });
  await fc.assert(
    fc.asyncProperty(change, async ({ file, cuts }) => {
      const bytes = cuts.reduce(
        (content, { at: offset, length, instead }) => {
          const from = offset % content.length;
          return Buffer.concat([
            content.subarray(0, from),
            Buffer.from(instead),
            content.subarray(from + length),
          ]);
        },
        Buffer.from(files[file] ?? []),
      );
      const refusal = await readFile(bytes, { publicUrl, media }).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (refusal) expect(refusal).toMatchObject({ failure: 'invalid' });
    }),
    { numRuns: mutations },
  );
}, 600_000);

describe('a picture that was uploaded to this site', () => {
  const address = `/files/${'0123456789abcdef'.repeat(4)}-1920x1080.webp`;
  const question = QuestionInput.parse({
    text: `What is this?\n\n![Map](${address})\n\nLook well.`,
    options: ['A fjord', 'A lake'],
    correctOption: 0,
    imageUrl: address,
    imageAlt: 'Water between mountains',
  });
  const withText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

  test.each(ExportFormat.options)('is the same after %s', async (format) => {
    for (const site of ['https://quiz.example', 'http://localhost:3000']) {
      const { bytes, losses } = await writeFile([question], format, { ...to, publicUrl: site });
      expect(losses).toEqual([]);
      const { items } = await readFile(bytes, { publicUrl: site, media });
      expect(items[0]?.question).toMatchObject({ text: question.text, imageUrl: address });
    }
  });

  test('has an address with its host in every text, and is the same here', async () => {
    const picture = `![Map](${address})`;
    const texts = [
      QuestionInput.parse({
        text: 'Which?',
        type: 'matching',
        options: [picture, 'b'],
        targets: ['a', picture],
      }),
      QuestionInput.parse({
        text: 'Describe it.',
        type: 'essay',
        options: [],
        essay: { markerNotes: picture, sampleAnswer: picture },
      }),
    ];
    const { bytes, losses } = await writeFile(texts, 'json', to);
    expect(losses).toEqual([]);
    expect(withText(bytes).split(`${publicUrl}${address}`)).toHaveLength(5);
  });

  test('has an address with its host in what is written, which stays on another site', async () => {
    const { bytes } = await writeFile([question], 'json', to);
    expect(withText(bytes).split(`${publicUrl}${address}`)).toHaveLength(3);
    const { items } = await readFile(bytes, { publicUrl: 'https://other.example', media });
    expect(items[0]?.question?.imageUrl).toBe(`${publicUrl}${address}`);
  });
});

test('the units of a number pass through Moodle XML and tables', async () => {
  const options = ['9.81 ± 0.05', 'm/s^2', 'cm/s^2 = 0.01'];
  const question = QuestionInput.parse({
    text: 'How fast does it fall?',
    type: 'numeric',
    options,
  });
  for (const format of ['json', 'csv', 'xlsx', 'moodle_xml'] as const) {
    const { losses } = await writeFile([question], format, to);
    expect({ format, losses }).toEqual({ format, losses: [] });
  }
  const { losses } = await writeFile([question], 'gift', to);
  expect(losses).toEqual([{ index: 0, fields: ['options'] }]);
});

test.each<[string, number]>([
  ['1.6e-19|9.1e-31', 1e-21],
  ['1e-10|2e-10|9.1e-31', 0],
])(
  'the small numbers %s within %d pass through the formats',
  async (accepted, numericTolerance) => {
    const question = QuestionInput.parse({
      text: 'How much?',
      type: 'fill_blank',
      options: [accepted],
      correctOption: 0,
      numericTolerance,
    });
    for (const format of ExportFormat.options) {
      const { losses } = await writeFile([question], format, to);
      expect({ format, losses }).toEqual({ format, losses: [] });
    }
  },
);

test('items with categories pass through tables and QTI; for Moodle they are pairs', async () => {
  const question = QuestionInput.parse({
    text: 'Which can fly?',
    type: 'categorise',
    options: ['bat', 'eagle', 'ostrich -> Africa'],
    targets: ['flies', 'flies', 'does not fly', 'swims'],
  });
  for (const format of ['json', 'csv', 'xlsx', 'qti'] as const) {
    const { losses } = await writeFile([question], format, to);
    expect({ format, losses }).toEqual({ format, losses: [] });
  }
  const { losses } = await writeFile([question], 'moodle_xml', to);
  expect(losses).toEqual([{ index: 0, fields: ['type'] }]);
});

describe('pairs of other systems', () => {
  const pairs = { type: 'matching', options: ['Norway', 'Sweden'], targets: ['Oslo', 'Stockholm'] };

  test('Moodle XML: an answer without a question belongs to none', async () => {
    const file = await read(`<?xml version="1.0"?><quiz><question type="matching">
      <name><text>Capitals</text></name><questiontext format="html"><text><![CDATA[<p>Which?</p>]]></text></questiontext>
      <subquestion format="html"><text><![CDATA[<b>Norway</b>]]></text><answer><text>Oslo</text></answer></subquestion>
      <subquestion format="html"><text>Sweden</text><answer><text>Stockholm</text></answer></subquestion>
      <subquestion format="html"><text></text><answer><text>Helsinki</text></answer></subquestion>
    </question></quiz>`);
    expect(file.items).toMatchObject([
      {
        status: 'kept',
        question: {
          ...pairs,
          options: ['**Norway**', 'Sweden'],
          targets: [...pairs.targets, 'Helsinki'],
        },
      },
    ]);
  });

  test('QTI: a source with one target each; a matrix is refused', async () => {
    const item = (pairs: string[]) => `<?xml version="1.0"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="a" title="Capitals">
  <responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="directedPair"><correctResponse>${pairs
    .map((pair) => `<value>${pair}</value>`)
    .join('')}</correctResponse></responseDeclaration>
  <itemBody><matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="2"><prompt>Which?</prompt>
    <simpleMatchSet><simpleAssociableChoice identifier="N" matchMax="1">Norway</simpleAssociableChoice><simpleAssociableChoice identifier="S" matchMax="1">Sweden</simpleAssociableChoice></simpleMatchSet>
    <simpleMatchSet><simpleAssociableChoice identifier="X" matchMax="1">Stockholm</simpleAssociableChoice><simpleAssociableChoice identifier="O" matchMax="1">Oslo</simpleAssociableChoice></simpleMatchSet>
  </matchInteraction></itemBody></assessmentItem>`;
    expect((await read(item(['N O', 'S X']))).items).toMatchObject([
      { status: 'kept', question: { text: 'Which?', ...pairs } },
    ]);
    expect((await read(item(['N O', 'N X']))).items).toMatchObject([
      { status: 'refused', notes: [{ code: 'unsupported_type', value: 'matrix' }] },
    ]);
  });

  test('a table and a plain text with arrows', async () => {
    const table = await read(
      'question,type,option_1,option_2,correct\nWhich?,matching,Norway -> Oslo,Sweden->Stockholm,\n',
    );
    expect(table.items).toMatchObject([{ status: 'kept', question: { text: 'Which?', ...pairs } }]);
    const text = '1. Which?\na) Norway -> Oslo\nb) Sweden -> Stockholm\n';
    const { items } = await readFile(strToU8(text), { publicUrl, media, wanted: 'text' });
    expect(items).toMatchObject([{ status: 'kept', question: { text: 'Which?', ...pairs } }]);
    const marked = await readFile(strToU8('1. Which?\na) A -> B\n*b) B -> A\n'), {
      publicUrl,
      media,
      wanted: 'text',
    });
    expect(marked.items).toMatchObject([{ question: { type: 'single_choice', correctOption: 1 } }]);
  });
});

describe('on a picture, in Moodle XML', () => {
  const picture = strToU8('the bytes of a picture');
  const question = QuestionInput.parse({
    text: 'Where are the valves?',
    type: 'hotspot',
    options: ['', '', ''],
    regions: [
      { shape: 'rectangle', x: 1000, y: 2000, width: 500, height: 1000 },
      { shape: 'ellipse', x: 4000, y: 4000, width: 1000, height: 2000 },
      {
        shape: 'polygon',
        corners: [
          { x: 0, y: 0 },
          { x: 500, y: 0 },
          { x: 0, y: 500 },
        ],
      },
    ],
    correctOptions: [0, 1, 2],
    imageUrl: `/files/${'a'.repeat(64)}-400x200.webp`,
  });
  const written = (changes: Partial<QuestionInput> = {}, files = true) =>
    writeMoodleXml([{ ...question, ...changes }], {
      files: new Map(files ? [[question.imageUrl ?? '', picture]] : []),
    });

  test('right places are markers, with the picture in the file', () => {
    const xml = written();
    expect(xml).toContain('<question type="ddmarker">');
    expect(xml).toContain(`encoding="base64">${Buffer.from(picture).toString('base64')}</file>`);
    expect(xml).toContain('<drag><no>1</no><text>✕</text><noofdrags>3</noofdrags></drag>');
    expect(xml.match(/<shape>.*<\/coords>/g)).toEqual([
      '<shape>rectangle</shape><coords>40,40;20,20</coords>',
      '<shape>circle</shape><coords>180,100;20</coords>',
      '<shape>polygon</shape><coords>0,0;20,0;0,10</coords>',
    ]);
  });

  test('wrong places are left out, and one name is on the markers', () => {
    const xml = written({ options: ['a < b', 'c', 'd'], correctOptions: [0] });
    expect(xml).toContain('<text>a &amp;lt; b</text><noofdrags>1</noofdrags>');
    expect(xml.match(/<drop>/g)).toHaveLength(1);
  });

  test('without the picture in the file it is a question that a person marks', () => {
    expect(written({}, false)).toContain('<question type="essay">');
  });
});

test('labels on a picture in QTI are matched with the names of places, else asked for one by one', async () => {
  const item = (label: (name: string) => string) => `<?xml version="1.0"?>
    <assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="a" title="t">
      <responseDeclaration identifier="R" cardinality="multiple" baseType="directedPair">
        <correctResponse><value>cdg A</value><value>lhr B</value></correctResponse>
      </responseDeclaration>
      <itemBody><p>Where?</p><graphicGapMatchInteraction responseIdentifier="R">
        <object data="https://example.org/map.png" type="image/png" width="200" height="100">A map</object>
        <gapImg identifier="cdg" matchMax="1"><object data="https://example.org/cdg.png" type="image/png">Paris</object></gapImg>
        <gapText identifier="lhr" matchMax="1">London</gapText>
        <gapText identifier="txl" matchMax="1">Berlin</gapText>
        <associableHotspot identifier="A" matchMax="1" shape="circle" coords="100,50,10"${label('south')}/>
        <associableHotspot identifier="B" matchMax="1" shape="rect" coords="0,0,20,20"${label('north')}/>
      </graphicGapMatchInteraction></itemBody>
    </assessmentItem>`;
  const picture = { imageUrl: 'https://example.org/map.png', imageAlt: 'A map' };
  const paris = '![Paris](https://example.org/cdg.png)';
  const named = await read(item((name) => ` hotspotLabel="${name}"`));
  expect(named.items).toMatchObject([
    {
      question: {
        text: 'Where?',
        type: 'matching',
        options: [paris, 'London'],
        targets: ['south', 'north'],
        ...picture,
      },
    },
  ]);
  expect(codesOf(named)).toEqual([['degraded', 'places_named', 'answer_dropped']]);
  const regions = [
    { shape: 'ellipse', x: 4500, y: 4000, width: 1000, height: 2000 },
    { shape: 'rectangle', x: 0, y: 0, width: 1000, height: 2000 },
  ];
  const single = await read(item(() => ''));
  expect(single.items).toMatchObject([
    { question: { text: `Where?\n\n**${paris}**`, regions, correctOptions: [0], ...picture } },
    { question: { text: 'Where?\n\n**London**', regions, correctOptions: [1], ...picture } },
  ]);
  const codes = ['degraded', 'answer_dropped', 'one_by_one'];
  expect(codesOf(single)).toEqual([codes, codes]);
});

describe('QTI on a picture', () => {
  const named = QuestionInput.parse({
    text: 'Where is the valve?',
    type: 'hotspot',
    options: ['valve', 'ventricle', 'aorta'],
    regions: [
      { shape: 'rectangle', x: 1000, y: 2000, width: 500, height: 1000 },
      { shape: 'ellipse', x: 4000, y: 4000, width: 1000, height: 2000 },
      {
        shape: 'polygon',
        corners: [
          { x: 0, y: 0 },
          { x: 500, y: 0 },
          { x: 0, y: 500 },
        ],
      },
    ],
    correctOptions: [0],
    imageUrl: `/files/${'a'.repeat(64)}-1920x1000.webp`,
    imageAlt: 'A heart',
  });

  test.each<[string, Partial<QuestionInput>]>([
    ['regions with their names, right and wrong', {}],
    ['places where all regions are right', { options: ['', '', ''], correctOptions: [0, 1, 2] }],
    ['fewer spots than right regions', { correctOptions: [0, 1], spotCount: 1 }],
  ])('%s come back', async (_, changes) => {
    const question = { ...named, ...changes };
    const { bytes, losses } = await writeFile([question], 'qti', to);
    const { items } = await readFile(bytes, { publicUrl, media });
    expect(items[0]?.question).toMatchObject({ ...question, imageUrl: question.imageUrl });
    expect(losses.flatMap(({ fields }) => fields)).toEqual([]);
  });

  test('of other programs: circles, a picture of the package, and areas that earn points', async () => {
    const file = await read(`<?xml version="1.0"?>
      <assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="a" title="t">
        <responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="point">
          <areaMapping defaultValue="0">
            <areaMapEntry shape="circle" coords="100,50,10" mappedValue="1"/>
            <areaMapEntry shape="rect" coords="0,0,20,20" mappedValue="-1"/>
            <areaMapEntry shape="star" coords="1,2" mappedValue="1"/>
          </areaMapping>
        </responseDeclaration>
        <itemBody><p>Where?</p><selectPointInteraction responseIdentifier="RESPONSE" maxChoices="1">
          <object data="images/map.png" type="image/png" width="200" height="100">A map</object>
        </selectPointInteraction></itemBody>
      </assessmentItem>`);
    expect(file.items[0]).toMatchObject({
      status: 'degraded',
      question: {
        text: 'Where?',
        type: 'hotspot',
        regions: [{ shape: 'ellipse', x: 4500, y: 4000, width: 1000, height: 2000 }],
        correctOptions: [0],
      },
    });
    expect(codesOf(file)[0]).toEqual(['degraded', 'answer_dropped', 'media_dropped', 'incomplete']);
  });
});
