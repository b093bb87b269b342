import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { writeWorkbook } from '#server/kernel/files/workbook.ts';
import { openZip } from '#server/kernel/files/zip.ts';
import { makeQuiz, takeQuiz } from '#tests/support/catalogue.ts';
import { makeEssayQuiz, takeEssayQuiz } from '#tests/support/essays.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * day).toISOString();

/** A class with late work, and a mark and a comment by hand. */
async function classWithMarks() {
  const teacher = await world.person({ roles: ['teacher'] });
  const { id: classId } = await teacher.calls.classroom.create({ name: 'Biology 7b' });
  const { class: made } = await teacher.calls.classroom.gradebook({ classId });
  const [tardy, absent] = [await world.person(), await world.person()];
  for (const { calls } of [tardy, absent]) await calls.classroom.join({ joinCode: made.joinCode });
  const quiz = await makeQuiz(world, { title: '=1+1 & <more>' });
  const { id: assignmentId } = await teacher.calls.classroom.assign({
    ...{ classId, quizId: quiz.id, startsAt: inDays(0), dueAt: inDays(1) },
    late: { policy: 'deducted', percent: 15 },
  });
  world.clock.advance(2 * day);
  await takeQuiz(tardy, quiz.id, 9);
  const cell = { classId, assignmentId, userId: absent.id };
  await teacher.calls.classroom.override({ ...cell, percentage: 66.6, reason: '=2+2' });
  await teacher.calls.classroom.comment({ ...cell, text: 'Mind "units"\u0001' });
  return { teacher, classId, assignmentId, tardy, absent };
}

async function fileOf(person: Person, classId: number, format: 'csv' | 'xlsx') {
  const { content, ...file } = await person.calls.classroom.gradebookFile({ classId, format });
  return { ...file, bytes: Buffer.from(content, 'base64') };
}

test('the file has the name of the class, with letters and digits of every script alone', async () => {
  const teacher = await world.person({ roles: ['teacher'] });
  const named = async (name: string) => {
    const { id } = await teacher.calls.classroom.create({ name });
    return { id, fileName: (await fileOf(teacher, id, 'xlsx')).fileName };
  };
  expect((await named('«Химия» 9/2: ../é')).fileName).toBe('gradebook-Химия-9-2-é.xlsx');
  const stars = await named('***');
  expect(stars.fileName).toBe(`gradebook-${stars.id}.xlsx`);
});

test('the CSV has marks by hand, deductions, reasons and comments, and none of it is a formula', async () => {
  const { teacher, classId, tardy, absent } = await classWithMarks();
  const { bytes, fileName } = await fileOf(teacher, classId, 'csv');
  expect(fileName).toBe('gradebook-Biology-7b.csv');
  const [titles, ...lines] = bytes.toString().trim().split('\r\n');
  expect(titles).toContain(
    "'=1+1 & <more> (%),state,provisional,computed (%),before deduction (%),reason",
  );
  expect(lines.find((line) => line.startsWith(tardy.username))).toContain(',75,late,,75,90,,');
  const byHand = lines.find((line) => line.startsWith(absent.username));
  expect(byHand).toContain(",66.6,done,,,,'=2+2,");
});

test('assignments with the same title have columns with different titles', async () => {
  const { teacher, classId } = await classWithMarks();
  const { assignments } = await teacher.calls.classroom.gradebook({ classId });
  const quizId = assignments[0]?.quizId ?? 0;
  // A title may have the number already.
  const numbered = await makeQuiz(world, { title: '=1+1 & <more> (2)' });
  for (const id of [quizId, numbered.id, quizId])
    await teacher.calls.classroom.assign({
      ...{ classId, quizId: id, startsAt: inDays(0), dueAt: inDays(3) },
    });
  const { bytes } = await fileOf(teacher, classId, 'csv');
  const [titles = ''] = bytes.toString().split('\r\n');
  expect(titles.match(/=1\+1 & <more>[^,]*/g)).toEqual([
    '=1+1 & <more> (%)',
    '=1+1 & <more> (2) (%)',
    '=1+1 & <more> (2) (2) (%)',
    '=1+1 & <more> (3) (%)',
  ]);
});

test('the workbook has shares as numbers in percent, titles that stay in view, and texts as texts', async () => {
  const { teacher, classId } = await classWithMarks();
  // What is still to do is in no mean.
  const { id: quizId } = await makeQuiz(world);
  await teacher.calls.classroom.assign({ classId, quizId, startsAt: inDays(0), dueAt: inDays(3) });
  const { bytes, type } = await fileOf(teacher, classId, 'xlsx');
  expect(type).toContain('spreadsheetml.sheet');
  const parts = new Map(
    (await (await openZip(bytes)).unpack(() => true)).map(({ name, bytes: part }) => [
      name,
      new TextDecoder().decode(part),
    ]),
  );
  const [marks = '', details = ''] = [1, 2].map((n) => parts.get(`xl/worksheets/sheet${n}.xml`));
  // The mean, and the mark.
  for (const column of ['C', 'D'])
    for (const share of ['0.75', '0.666'])
      expect(marks).toMatch(new RegExp(`<c r="${column}\\d" s="1"><v>${share}</v></c>`));
  expect(marks).toContain('state="frozen"');
  expect(parts.get('xl/styles.xml')).toContain('formatCode="0.0%"');
  expect(marks).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1 &amp; &lt;more&gt;</t>');
  expect(details).toContain('<v>0.9</v>');
  expect(details).toContain('=2+2');
  expect(details).toContain('Mind &quot;units&quot;</t>');
  for (const part of parts.values()) expect(part).not.toMatch(/<f[ >]/);
});

test('the columns of a workbook are as wide as their texts, up to a limit, and titles take several lines', async () => {
  const rows = [
    ['a title of a column', 'b', 'c'],
    ['ab', '山田太郎と鈴木花子', 'x'.repeat(90)],
  ];
  const workbook = await openZip(writeWorkbook([{ name: 'Sheet', rows }], world.clock.now()));
  const parts = await workbook.unpack((name) => /sheet1|styles/.test(name));
  const text = parts.map(({ bytes }) => new TextDecoder().decode(bytes)).join('');
  expect([...text.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => width)).toEqual([
    ...['11', '20', '42'],
  ]);
  expect(text.indexOf('<cols>')).toBeLessThan(text.indexOf('<sheetData>'));
  expect(text).toContain('wrapText="1"');
});

test('programs read and change assignments and marks by REST; a field that is left out stays', async () => {
  const { teacher, classId, assignmentId, tardy } = await classWithMarks();
  const stranger = await world.person({ roles: ['teacher'] });
  const base = `/api/classes/${classId}`;
  const read = await teacher.http('GET', `${base}/gradebook`);
  expect(read.body).toMatchObject({ class: { id: classId }, cells: [{}, {}] });
  expect((await stranger.http('GET', `${base}/gradebook`)).status).toBe(404);
  expect((await teacher.http('GET', `${base}/members`)).body).toHaveLength(2);
  expect((await teacher.http('GET', '/api/classes')).body).toMatchObject([{ id: classId }]);
  const path = `${base}/assignments/${assignmentId}`;
  const loaded = await teacher.http('GET', path);
  expect(loaded.body).toMatchObject({ late: { policy: 'deducted', percent: 15 }, note: null });
  const etag = String(loaded.headers.etag);
  world.clock.advance(1000);
  const changed = await teacher.http('PATCH', path, { note: 'Chapter 3' }, { 'if-match': etag });
  expect(changed.status, changed.text).toBe(200);
  expect(changed.body).toMatchObject({ note: 'Chapter 3', late: { percent: 15 } });
  const again = await teacher.http('PUT', path, { note: 'Chapter 4' }, { 'if-match': etag });
  expect(again.status).toBe(412);
  const backwards = await teacher.http('PUT', path, { dueAt: inDays(-9) });
  expect(backwards.status).toBe(400);
  expect(backwards.text).toContain('The due date must be after the start');
  const cell = `${path}/members/${tardy.id}`;
  const set = await teacher.http('PUT', `${cell}/mark`, { percentage: 81, reason: 'Oral exam' });
  expect(set.body).toMatchObject({ mark: { percentage: 81, passed: true } });
  const { updatedAt } = set.read(z.object({ updatedAt: z.string() }));
  expect((await teacher.http('DELETE', `${cell}/mark`)).status).toBe(200);
  const stale = { text: 'Late', loadedUpdatedAt: updatedAt };
  world.clock.advance(1000);
  expect((await teacher.http('PUT', `${cell}/comment`, { text: 'First' })).status).toBe(200);
  expect((await teacher.http('PUT', `${cell}/comment`, stale)).status).toBe(409);
  expect((await stranger.http('PUT', `${cell}/comment`, { text: 'x' })).status).toBe(404);
  expect((await teacher.http('DELETE', path)).status).toBe(200);
  expect((await teacher.http('GET', `${base}/assignments`)).body).toEqual([]);
});

test('a mark that can still rise is provisional in both files, as on the screen', async () => {
  const teacher = await world.person({ roles: ['author', 'teacher'] });
  const { id: classId } = await teacher.calls.classroom.create({ name: 'English 7b' });
  const { class: made } = await teacher.calls.classroom.gradebook({ classId });
  const writer = await world.person();
  await writer.calls.classroom.join({ joinCode: made.joinCode });
  const quiz = await makeEssayQuiz(world, { createdBy: teacher.id });
  await teacher.calls.classroom.assign({
    ...{ classId, quizId: quiz.id, startsAt: inDays(0), dueAt: inDays(1) },
  });
  await takeEssayQuiz(world, writer, quiz);
  const csv = (await fileOf(teacher, classId, 'csv')).bytes.toString();
  expect(csv).toContain(',50,done,yes,50,,,');
  const workbook = await openZip((await fileOf(teacher, classId, 'xlsx')).bytes);
  const details = (await workbook.unpack(() => true)).find(({ name }) => name.includes('sheet2'));
  expect(new TextDecoder().decode(details?.bytes)).toContain('>yes<');
});
