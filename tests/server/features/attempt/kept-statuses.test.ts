import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retakeStatuses } from '#server/features/attempt/retake/workflows/read-history.ts';
import { endOverdueAttempts } from '#server/features/attempt/workflows/end-overdue.ts';
import { MemberVersions } from '#server/kernel/memory/member-versions.ts';
import { standardAccessibility } from '#shared/features/account/accessibility.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { answersFor, makeQuiz, makeSeries } from '#tests/support/catalogue.ts';
import { tokenOf } from '#tests/support/link-token.ts';
import { openNeighbour } from '#tests/support/neighbour.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
let author: Person;
let teacher: Person;
beforeAll(async () => {
  world = await createWorld({ responseCache: true });
  admin = await world.person({ isAdmin: true });
  author = await world.person({ roles: ['author'] });
  teacher = await world.person({ roles: ['teacher'] });
});
afterAll(() => world.close());

const hour = 3_600_000;
const noRole = { kind: 'member', isAdmin: false, isAuthor: false, isTeacher: false } as const;
const nothing = { quizId: null, extraTimePercent: 0, extraAttempts: 0, closesAt: null };

/** A learner with a quiz, and the learner's status there: as the process keeps it, and read from the database. */
async function setUp() {
  const learner = await world.person();
  const { id: quizId } = await makeQuiz(world, { questions: 2, createdBy: author.id });
  const statusFrom = async (memberVersions: MemberVersions) => {
    const services = { ...world.services, log: world.app.log, memberVersions };
    const actor = { ...noRole, userId: learner.id };
    return retakeStatuses({ ...services, actor, now: world.clock.now() }, [quizId]);
  };
  return {
    learner,
    quizId,
    kept: () => statusFrom(world.services.memberVersions),
    stored: () => statusFrom(new MemberVersions(false)),
    start: () => learner.calls.attempt.start({ quizId }),
  };
}

type Scene = Awaited<ReturnType<typeof setUp>>;

async function take({ learner, start }: Scene, right = 0) {
  const { id, questions } = await start();
  await learner.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, right) });
  return id;
}

/** A class of the teacher with the learner, in which the quiz is assigned. */
async function assigned({ learner, quizId }: Scene) {
  const { calls } = teacher;
  const { id: classId } = await calls.classroom.create({ name: 'Physics' });
  const { class: made } = await calls.classroom.gradebook({ classId });
  await learner.calls.classroom.join({ joinCode: made.joinCode });
  const startsAt = world.clock.now().toISOString();
  const { id: assignmentId } = await calls.classroom.assign({
    ...{ classId, quizId, startsAt },
    dueAt: null,
  });
  const member = { classId, userId: learner.id };
  return { classId, assignmentId, member };
}

const hidden = { isByLink: true, isMembersOnly: true, isListed: false } as const;
const soon = () => new Date(world.clock.now().getTime() + hour).toISOString();

async function linkTo(id: number) {
  const { url } = await author.calls.quiz.renewAccessLink({ id });
  return tokenOf(url);
}

/** What happens first, and the change that the learner must notice. */
type Change = (scene: Scene) => Promise<() => Promise<unknown>>;

const changes: Record<string, Change> = {
  'a start': async ({ start }) => start,
  'a submit': async ({ learner, start }) => {
    const { id, questions } = await start();
    const answers = answersFor(questions, 2);
    return () => learner.calls.attempt.submit({ attemptId: id, answers });
  },
  'leaving an attempt': async ({ learner, start }) => {
    const { id } = await start();
    return () => learner.calls.attempt.leave({ attemptId: id });
  },
  'a new rule of the quiz': async (scene) => {
    await take(scene);
    const rules = { ...standardRules, maxAttempts: 1 };
    return () => author.calls.quiz.update({ id: scene.quizId, rules });
  },
  'another opening date': async ({ quizId }) => {
    return () => author.calls.quiz.update({ id: quizId, opensAt: soon() });
  },
  'an exception': async ({ learner }) => {
    return () =>
      admin.calls.exception.set({ ...nothing, userId: learner.id, extraTimePercent: 50 });
  },
  'an exception of a class': async (scene) => {
    const { member } = await assigned(scene);
    return () =>
      teacher.calls.classroom.setException({ ...member, quizId: null, extraTimePercent: 100 });
  },
  'an assignment that ends': async (scene) => {
    const { classId, assignmentId, member } = await assigned(scene);
    await teacher.calls.classroom.setException({ ...member, quizId: null, extraTimePercent: 100 });
    return () => teacher.calls.classroom.unassign({ classId, assignmentId });
  },
  'leaving a class': async (scene) => {
    const { classId, member } = await assigned(scene);
    await teacher.calls.classroom.setException({ ...member, quizId: null, extraTimePercent: 100 });
    return () => scene.learner.calls.classroom.leave({ classId });
  },
  'more time that was chosen': async ({ learner }) => {
    const profile = { ...standardAccessibility, extraTimePercent: 25 } as const;
    return () => learner.calls.account.saveAccessibility(profile);
  },
  'a link that was opened': async ({ learner, quizId }) => {
    await author.calls.quiz.update({ id: quizId, ...hidden, opensAt: soon() });
    const token = await linkTo(quizId);
    return () => learner.calls.quiz.openByLink({ token });
  },
  'a link that was ended': async ({ learner, quizId }) => {
    await author.calls.quiz.update({ id: quizId, ...hidden, opensAt: soon() });
    await learner.calls.quiz.openByLink({ token: await linkTo(quizId) });
    return () => author.calls.quiz.endAccessLink({ id: quizId });
  },
  'a series that leaves the quiz out': async ({ learner, quizId }) => {
    await author.calls.quiz.update({ id: quizId, ...hidden, opensAt: soon() });
    const { quizId: other } = await setUp();
    const series = await makeSeries(world, [quizId, other]);
    const { classId } = await assigned({ ...(await setUp()), learner });
    const startsAt = world.clock.now().toISOString();
    await teacher.calls.classroom.assign({ classId, seriesId: series.id, startsAt, dueAt: null });
    return async () => {
      await world.db.deleteFrom('seriesQuizzes').where('quizId', '=', quizId).execute();
      await world.services.publicVersions.refresh();
    };
  },
  'a wait that was ended': async (scene) => {
    const attemptId = await take(scene);
    return () => admin.calls.attempt.unlock({ id: attemptId });
  },
  'a wait that was ended for a class': async (scene) => {
    const { member } = await assigned(scene);
    await take(scene);
    return () => teacher.calls.classroom.endWait({ ...member, quizId: scene.quizId });
  },
  'another role': async ({ learner, quizId }) => {
    await author.calls.quiz.update({ id: quizId, ...hidden, opensAt: soon() });
    return () => admin.calls.account.setRoles({ id: learner.id, roles: ['administrator'] });
  },
};

describe.each(Object.entries(changes))('%s', (_, prepare) => {
  test('changes the kept status at once', async () => {
    const scene = await setUp();
    const change = await prepare(scene);
    const [before] = await scene.kept();
    expect(await scene.kept()).toEqual([before]);
    await change();
    const after = await scene.kept();
    expect(after).not.toEqual([before]);
    expect(after).toEqual(await scene.stored());
  });
});

test('what another process changes counts after the versions were read again', async () => {
  const scene = await setUp();
  const { id } = await scene.start();
  await scene.kept();
  const other = await openNeighbour(world.opened);
  const row = world.db.selectFrom('quizAttempts').where('id', '=', id);
  const { deadline } = await row.select('deadline').executeTakeFirstOrThrow();
  const late = new Date(deadline.getTime() + hour);
  expect(await endOverdueAttempts(other.db, late, { userId: scene.learner.id })).toBe(1);
  await other.close();
  expect(await scene.kept()).toMatchObject([{ openAttemptId: id }]);
  await world.services.publicVersions.refresh();
  expect(await scene.kept()).toMatchObject([{ openAttemptId: null }]);
});

test('a change counts even if its transaction began before versions were read, and ended afterwards', async () => {
  const scene = await setUp();
  const attemptId = await take(scene);
  const other = await openNeighbour(world.opened);
  await other.db.transaction().execute(async (tx) => {
    const ended = { canRetakeAt: null, endedWaitUntil: soon() };
    await tx.updateTable('quizAttempts').set(ended).where('id', '=', attemptId).execute();
    await take(await setUp());
    await world.services.publicVersions.refresh();
    expect(await scene.kept()).toMatchObject([{ canRetake: false }]);
  });
  await other.close();
  await world.services.publicVersions.refresh();
  expect(await scene.kept()).toMatchObject([{ canRetake: true }]);
});

test('an overdue attempt is graded before its status is shown, and the graded one is kept', async () => {
  const scene = await setUp();
  const { id } = await scene.start();
  expect(await scene.kept()).toMatchObject([{ openAttemptId: id }]);
  world.clock.advance(24 * hour);
  expect(await scene.kept()).toMatchObject([{ openAttemptId: null, lastAttempt: { id } }]);
  expect(await scene.kept()).toEqual(await scene.stored());
});

test('each member gets the own status', async () => {
  const [one, two] = [await setUp(), await setUp()];
  await one.start();
  const both = { quizIds: [one.quizId, two.quizId] };
  expect(await one.learner.calls.attempt.retakeStatus(both)).toMatchObject([
    { action: 'continue' },
    { action: 'start' },
  ]);
  expect(await two.learner.calls.attempt.retakeStatus(both)).toMatchObject([
    { action: 'start' },
    { action: 'start' },
  ]);
});
