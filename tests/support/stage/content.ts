import { randomBytes } from 'node:crypto';
import { makeCategory, makeQuiz } from '../catalogue.ts';
import { type Cast, fresh } from './cast.ts';

/** Categories, quizzes, series and posts, with what belongs to them. */
export function createContent({ world, admin, author }: Cast) {
  const categoryId = () => makeCategory(world);
  const quiz = () => makeQuiz(world, { questions: 2, createdBy: author.id });
  const post = async () =>
    admin.calls.blog.create({
      title: `Post ${fresh()}`,
      excerpt: 'An excerpt',
      content: 'Some content',
      status: 'published',
    });
  return {
    categoryId,
    quiz,
    germanQuiz: () => makeQuiz(world, { language: 'de', createdBy: author.id }),
    /** A quiz that draws from the bank, which has questions for it. */
    drawingQuizId: async () => {
      const { id } = await quiz();
      await quiz();
      await admin.calls.quiz.setDraws({ id, draws: [{ count: 2 }] });
      return id;
    },
    /** A quiz that has a translation. */
    translatedQuizId: async () => {
      const { id } = await quiz();
      const { id: translationId } = await makeQuiz(world, { language: 'de', createdBy: author.id });
      await admin.calls.quiz.linkTranslation({ id, translationId });
      return id;
    },
    post,
    subCategory: async () => {
      const id = await categoryId();
      const name = `sub_${fresh()}`;
      return admin.calls.category.createSub({ name, displayName: name, categoryId: id });
    },
    importId: async () => {
      const { id: quizId } = await quiz();
      const content = Buffer.from('1. One?\n*a) yes\nb) no').toString('base64');
      const { added } = await author.calls.exchange.importFile({ content, quizId });
      return added?.importId ?? 0;
    },
    /** An unused one of long ago. */
    pictureId: async () => {
      const { id } = await world.db
        .insertInto('uploads')
        .values({
          sha256: randomBytes(32).toString('hex'),
          mime: 'image/webp',
          ...{ bytes: 100, width: 10, height: 10, fileName: 'old.png' },
          uploadedAt: new Date(0),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    tagId: async () => (await admin.calls.question.createTag({ name: `tag ${fresh()}` })).id,
    seriesId: async () => {
      const { id } = await admin.calls.series.create({
        name: `series_${fresh()}`,
        displayName: 'A series',
        categoryId: await categoryId(),
      });
      return id;
    },
    /** One that can be undone. */
    regradeId: async () => {
      const { questionIds } = await quiz();
      const { id } = await world.db
        .insertInto('regrades')
        .values({
          ...{ questionId: questionIds[0] ?? 0, version: 1, method: 'full_credit' },
          ...{ takesPasses: false, sendsMails: false, state: 'done', attempts: 0 },
          ...{ createdAt: new Date(0), endedAt: new Date(0) },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    /** Fields of a quiz that can be saved. */
    quizFields: async () => ({
      title: 'A quiz',
      description: 'About something',
      categoryId: await categoryId(),
      status: 'draft' as const,
    }),
    question: {
      text: 'What is the capital of Portugal?',
      type: 'single_choice' as const,
      options: ['Porto', 'Lisbon'],
      correctOption: 1,
    },
  };
}
