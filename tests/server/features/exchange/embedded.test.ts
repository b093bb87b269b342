import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExportFormat } from '#shared/features/exchange/schema.ts';
import { isInside } from '#shared/features/question/question-types/spots.ts';
import { inMoodle, moodleMedia, qtiMedia, tinyPng } from '#tests/support/exchange-files.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let author: Person;

beforeAll(async () => {
  world = await createWorld();
  author = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const file = (content: string | Uint8Array) => ({
  content: Buffer.from(content).toString('base64'),
  fileName: 'questions.xml',
});
const status = async (url: string) => (await world.app.inject({ url })).statusCode;
const addressesIn = (text: string) => [
  ...new Set(text.match(/\/files\/[0-9a-f]{64}(?:-\d+x\d+\.webp|\.wav)/g)),
];

async function roundTrip(content: string | Uint8Array, format: ExportFormat) {
  const { added } = await author.calls.exchange.importFile({
    ...file(content),
    newQuiz: { title: 'With media' },
  });
  if (!added) throw new Error('Nothing was added');
  const exported = await author.calls.exchange.exportFile({ format, quizId: added.quizId });
  return { added, exported };
}

test('what Moodle puts on pictures and into texts comes in as questions that fit', async () => {
  const { items, counts, media } = await author.calls.exchange.importFile({
    ...file(moodleMedia()),
    dryRun: true,
  });
  expect(counts.refused).toBe(0);
  expect(items.map(({ question }) => question)).toMatchObject([
    {
      text: expect.stringMatching(
        /^Which bird\? !\[A call]\(\/files\/[0-9a-f]{64}\.wav "Cuckoo"\)$/,
      ),
      imageUrl: expect.stringMatching(/^\/files\/[0-9a-f]{64}-100x50\.webp$/),
      imageAlt: 'A tree',
      options: [expect.stringMatching(/^!\[Cuckoo]\(\/files\//), 'Owl'],
    },
    {
      type: 'hotspot',
      text: 'Where is it?\n\n**Oslo**',
      correctOptions: [0],
      regions: [
        { shape: 'ellipse', x: 4000, y: 3000, width: 2000, height: 4000 },
        { shape: 'rectangle', x: 1000, y: 2000, width: 2000, height: 2000 },
      ],
    },
    { type: 'hotspot', text: 'Where is it?\n\n**Bergen**', correctOptions: [1] },
    {
      type: 'hotspot',
      text: 'Where is Oslo?',
      options: ['Oslo'],
      imageUrl: expect.stringMatching(/-100x50\.webp$/),
    },
    { type: 'matching', options: ['Leaf', 'Root'], targets: ['above', 'below'] },
    {
      type: 'cloze',
      text: 'The [[1]] sat on the [[2]].',
      gaps: [
        { kind: 'choice', options: ['cat'], correctOption: 0 },
        { kind: 'choice', options: ['mat', 'hat'], correctOption: 0 },
      ],
    },
    { type: 'cloze', gaps: [{ kind: 'choice', options: ['four', 'five'], correctOption: 0 }] },
  ]);
  expect(items.map(({ notes }) => notes.map(({ code }) => code))).toMatchObject([
    ['media_dropped'],
    ['one_by_one'],
    ['one_by_one'],
    [],
    ['places_named'],
    ['incomplete'],
    [],
  ]);
  // They are shown before they are stored.
  const texts = JSON.stringify(items.map(({ question }) => question));
  const shown = media.filter(({ address }) => texts.includes(address));
  expect(shown.map(({ type }) => type).toSorted()).toEqual(['audio/wav', 'image/webp']);
  for (const { type, content } of shown)
    expect(Buffer.from(content, 'base64').subarray(0, 4).toString(), type).toBe('RIFF');
  expect(addressesIn(texts).toSorted()).toEqual(shown.map(({ address }) => address).toSorted());
  const { total } = await author.calls.upload.page({});
  expect(total).toBe(0);
});

test('what is dragged in Moodle is found by its number, which an empty field uses up too', async () => {
  const drags = ['Bergen', '', 'Oslo', 'Narvik'].map((label, index) =>
    label ? `<drag><no>${index + 1}</no><text>${label}</text></drag>` : '',
  );
  const question = (type: string, drop: string) =>
    `<question type="${type}"><questiontext><text>Where?</text></questiontext>${inMoodle('map.png', tinyPng)}${drags.join('')}<drop><no>1</no><choice>3</choice>${drop}</drop></question>`;
  const { items } = await author.calls.exchange.importFile({
    ...file(
      `<quiz>${question('ddmarker', '<shape>circle</shape><coords>50,25;10</coords>')}${question('ddimageortext', '<text>The capital</text>')}${question('ddimageortext', '<xleft>5</xleft><ytop>5</ytop>')}</quiz>`,
    ),
    dryRun: true,
  });
  expect(items.map(({ question }) => question?.options)).toEqual([['Oslo'], ['Oslo'], ['Oslo']]);
});

test('a circle that leaves the picture is the part of it that is inside', async () => {
  const { items } = await author.calls.exchange.importFile({
    ...file(
      `<quiz><question type="ddmarker"><questiontext><text>Where?</text></questiontext>${inMoodle('map.png', tinyPng)}<drag><no>1</no><text>Coast</text></drag><drop><no>1</no><shape>circle</shape><coords>0,25;10</coords><choice>1</choice></drop></question></quiz>`,
    ),
    dryRun: true,
  });
  const [region] = items[0]?.question?.regions ?? [];
  if (!region) throw new Error('No region was found');
  const isHit = (x: number, y: number) => isInside(region, { x, y });
  expect([isHit(0, 3500), isHit(0, 6500), isHit(950, 5000)]).toEqual([true, true, true]);
  expect([isHit(900, 4000), isHit(0, 2900), isHit(1050, 5000)]).toEqual([false, false, false]);
});

test.each([
  ['Moodle XML', moodleMedia, 'moodle_xml'],
  ['a QTI package', qtiMedia, 'qti'],
  ['our own JSON', qtiMedia, 'json'],
  ['our own JSON, a question per line', qtiMedia, 'ndjson'],
] as const)(
  '%s: pictures and sounds are stored, written into the file again, and go when the import is undone',
  async (_, make, format) => {
    const { added, exported } = await roundTrip(make(), format);
    const before = await author.calls.exchange.exportFile({ format: 'json', quizId: added.quizId });
    const addresses = addressesIn(Buffer.from(before.content, 'base64').toString());
    expect(addresses).toHaveLength(2);
    for (const address of addresses) expect(await status(address)).toBe(200);
    const media = ['text', 'imageUrl', 'imageAlt', 'options'];
    const lost = exported.losses.flatMap(({ fields }) => fields);
    if (format !== 'moodle_xml') expect(lost.filter((field) => media.includes(field))).toEqual([]);
    await author.calls.exchange.undoImport({ id: added.importId });
    for (const address of addresses) expect(await status(address), address).toBe(404);
    // The written file alone brings them back.
    const again = await author.calls.exchange.importFile({
      ...file(Buffer.from(exported.content, 'base64')),
      newQuiz: { title: 'Again' },
    });
    const { content } = await author.calls.exchange.exportFile({
      format: 'json',
      quizId: again.added?.quizId ?? 0,
    });
    const found = addressesIn(Buffer.from(content, 'base64').toString());
    expect(found).toHaveLength(2);
    for (const address of found) expect(await status(address)).toBe(200);
    await author.calls.exchange.undoImport({ id: again.added?.importId ?? 0 });
  },
);

test('no transaction is open while the pictures of a file are encoded, also if the call can be repeated', async () => {
  const { media } = world.services;
  const { encode } = media;
  const open: unknown[] = [];
  media.encode = async (...picture) => {
    const { rows } = await world.opened.runSql(
      `select query from pg_stat_activity where datname = current_database()
        and backend_type = 'client backend' and pid <> pg_backend_pid() and xact_start is not null`,
    );
    open.push(rows);
    return encode(...picture);
  };
  const { added } = await author.calls.exchange.importFile({
    ...file(moodleMedia()),
    newQuiz: { title: 'With media' },
    idempotencyKey: crypto.randomUUID(),
  });
  media.encode = encode;
  expect(added?.ids.length).toBeGreaterThan(0);
  expect(open.length).toBeGreaterThan(0);
  expect(open.flat()).toEqual([]);
});

test('pictures in what is for markers, and in the text to begin with, come in', async () => {
  const part = (name: string) =>
    `<${name} format="html"><text><![CDATA[<p>See <img src="@@PLUGINFILE@@/a.png" alt="A"></p>]]></text>${inMoodle('a.png', tinyPng)}</${name}>`;
  const essay = `<quiz><question type="essay"><questiontext><text>Describe it.</text></questiontext>${part('graderinfo')}${part('responsetemplate')}</question></quiz>`;
  const { added, exported } = await roundTrip(essay, 'json');
  const written = Buffer.from(exported.content, 'base64').toString();
  const addresses = addressesIn(written);
  expect(written.match(/!\[A]/g)).toHaveLength(2);
  expect(addresses).toHaveLength(1);
  for (const address of addresses) expect(await status(address)).toBe(200);
  await author.calls.exchange.undoImport({ id: added.importId });
});
