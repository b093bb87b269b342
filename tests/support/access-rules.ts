import { describeProcedures } from '#server/http/rest/operations.ts';
import type { Access } from '#server/kernel/access.ts';
import { restRouter } from '#server/rest-router.ts';
import { appRouter } from '#server/router.ts';
import { standardAccessibility } from '#shared/features/account/accessibility.ts';
import { wave } from './sounds.ts';
import type { Stage } from './stage.ts';
import { type Method, type Person, password } from './world.ts';

/**
 * The access level of every procedure and every REST operation. Each is called by a guest, its owner,
 * another member and holders of each role; a new one fails until it is added.
 * `own`: only for the owner; all others get the same answer as for a missing row. `ownQuiz` and `ownClass`: only for
 * the author or teacher who made what the input names, and for administrators; to others of the role it is missing.
 * `marker`: authors and teachers; `ownMarking`: of these only who may mark the answer that the input names.
 * Teachers who were added to a class do all of `ownClass`, are refused in `ledClass`, and alone do `addedTeacher`.
 */
export type Level =
  | 'guest'
  | 'member'
  | 'own'
  | 'author'
  | 'ownQuiz'
  | 'teacher'
  | 'ownClass'
  | 'ledClass'
  | 'addedTeacher'
  | 'marker'
  | 'ownMarking'
  | 'admin';

/** The base procedure of each level. */
export const baseOf = {
  guest: 'guest',
  member: 'member',
  own: 'member',
  author: 'author',
  ownQuiz: 'author',
  teacher: 'teacher',
  ownClass: 'teacher',
  ledClass: 'teacher',
  addedTeacher: 'teacher',
  marker: 'marker',
  ownMarking: 'marker',
  admin: 'admin',
} as const satisfies Record<Level, Access>;

/** Whether an administrator may call and a member may not. */
export const isForRole = (level: Level | undefined): boolean =>
  level !== undefined && !['guest', 'member', 'own'].includes(level);

export interface Rule {
  level: Level;
  /** `GET /api/quizzes/{id}`, if it is a REST operation. */
  rest?: string;
  /** An input that is valid for callers with access. */
  input?: (stage: Stage, caller: Person | undefined) => object | Promise<object>;
  /** The status for callers with access, if it is not a success. */
  status?: number;
  /** The status for an account with an unverified address, if it differs. */
  unverified?: number;
  /** Answers with an outcome for each row, so a row that does not exist is no failure. */
  perRow?: true;
  /** Ends sessions, or depends on earlier calls, so it is called by separate accounts. */
  endsSessions?: true;
}

/** The answer of a passkey that no account has. */
const passkeyAnswer = {
  response: {
    id: 'x',
    rawId: 'x',
    response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
  },
};

/** A device for notices, with keys of the right lengths. */
const pushDevice = {
  endpoint: 'https://push.example/device/1',
  p256dh: Buffer.alloc(65, 4).toString('base64url'),
  auth: Buffer.alloc(16, 1).toString('base64url'),
};

/** A picture of one pixel, as base64. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const rules: Record<string, Rule> = {
  // account
  'account.me': { level: 'guest' },
  'account.setLanguage': { level: 'guest', input: () => ({ language: 'de' }) },
  'account.current': { level: 'member', rest: 'GET /api/user' },
  'account.login': {
    level: 'guest',
    rest: 'POST /api/login',
    input: () => ({ email: 'nobody@example.com', password: 'wrong' }),
    status: 401,
  },
  'account.register': {
    level: 'guest',
    rest: 'POST /api/register',
    input: ({ fresh }) => {
      const username = `new_${fresh()}`;
      return { username, email: `${username}@example.com`, password: 'long enough' };
    },
    endsSessions: true,
  },
  'account.googleToken': {
    level: 'guest',
    rest: 'POST /api/auth/firebase',
    input: () => ({ idToken: 'no token' }),
    status: 503,
  },
  'account.reactivate': {
    level: 'guest',
    rest: 'POST /api/reactivate-account',
    input: () => ({ email: 'nobody@example.com' }),
    status: 403,
  },
  'account.verifyEmail': {
    level: 'guest',
    rest: 'POST /api/verify-email',
    input: () => ({ token: 'no token' }),
  },
  'account.forgotPassword': {
    level: 'guest',
    rest: 'POST /api/forgot-password',
    input: ({ fresh }) => ({ email: `${fresh()}@example.com` }),
  },
  'account.resetPassword': {
    level: 'guest',
    rest: 'POST /api/reset-password',
    input: () => ({ token: 'no token', password: 'long enough' }),
    status: 400,
  },
  'account.undoEmailChange': {
    level: 'guest',
    rest: 'POST /api/undo-email-change',
    input: () => ({ token: 'no token' }),
    status: 400,
  },
  'account.profile': { level: 'member', rest: 'GET /api/profile' },
  'account.updateProfile': {
    level: 'member',
    rest: 'PUT /api/profile',
    input: (_, caller) => ({
      firstName: 'Ann',
      lastName: 'Lee',
      displayName: 'Ann',
      email: caller?.email ?? 'nobody@example.com',
    }),
  },
  'account.updateCard': { level: 'member', input: () => ({ card: 'about', bio: 'A learner' }) },
  'account.saveAccessibility': {
    level: 'member',
    input: () => ({ ...standardAccessibility, extraTimePercent: 50 }),
  },
  'account.chooseUsername': {
    level: 'member',
    input: ({ fresh }) => ({ username: `chosen_${fresh()}` }),
    status: 409,
  },
  'account.resendVerification': {
    level: 'member',
    rest: 'POST /api/resend-verification',
    status: 409,
    unverified: 200,
  },
  'account.cancelAddressChange': { level: 'member', rest: 'DELETE /api/profile/pending-email' },
  'account.createPassword': {
    level: 'member',
    rest: 'POST /api/create-password',
    input: () => ({ password: 'long enough' }),
    status: 409,
  },
  'account.changePassword': {
    level: 'member',
    rest: 'POST /api/update-password',
    input: () => ({ currentPassword: password, newPassword: 'long enough' }),
    endsSessions: true,
  },
  'account.sessionState': { level: 'member' },
  'account.sessions': { level: 'member', rest: 'GET /api/sessions' },
  'account.endSession': {
    level: 'member',
    rest: 'DELETE /api/sessions/{id}',
    input: () => ({ id: 999_999 }),
    status: 404,
  },
  'account.signOutElsewhere': { level: 'member', rest: 'DELETE /api/sessions' },
  'account.completeSignIn': {
    level: 'guest',
    rest: 'POST /api/login/second-factor',
    input: () => ({ code: '123456' }),
    status: 401,
  },
  'account.beginPasskey': { level: 'guest' },
  'account.passkeySignIn': { level: 'guest', input: () => passkeyAnswer, status: 400 },
  'account.secondFactor': { level: 'member', rest: 'GET /api/second-factor' },
  'account.confirmOwner': {
    level: 'member',
    rest: 'POST /api/confirm-owner',
    input: () => ({ password }),
  },
  'account.confirmByPasskey': { level: 'member', input: () => passkeyAnswer, status: 400 },
  'account.confirmApp': {
    level: 'member',
    rest: 'POST /api/second-factor/app/confirm',
    input: () => ({ code: '123456' }),
    status: 409,
    // Accounts that have not begun to set up an app.
    endsSessions: true,
  },
  'account.beginApp': { level: 'member', rest: 'POST /api/second-factor/app' },
  'account.removeApp': { level: 'member', rest: 'DELETE /api/second-factor/app', status: 404 },
  'account.renewRecoveryCodes': {
    level: 'member',
    rest: 'POST /api/second-factor/recovery-codes',
    status: 404,
  },
  'account.beginNewPasskey': { level: 'member' },
  'account.addPasskey': {
    level: 'member',
    input: () => ({
      name: 'A phone',
      response: {
        id: 'x',
        rawId: 'x',
        response: { clientDataJSON: 'x', attestationObject: 'x' },
      },
    }),
    status: 400,
  },
  'account.renamePasskey': {
    level: 'member',
    rest: 'PATCH /api/second-factor/passkeys/{id}',
    input: () => ({ id: 999_999, name: 'My phone' }),
    status: 404,
  },
  'account.removePasskey': {
    level: 'member',
    rest: 'DELETE /api/second-factor/passkeys/{id}',
    input: () => ({ id: 999_999 }),
    status: 404,
  },
  'account.accessTokens': { level: 'member', rest: 'GET /api/access-tokens' },
  'account.createAccessToken': {
    level: 'member',
    rest: 'POST /api/access-tokens',
    input: () => ({ name: 'A script', scope: 'read', expiresInDays: 7, password }),
  },
  'account.revokeAccessToken': {
    level: 'member',
    rest: 'POST /api/access-tokens/{id}/revoke',
    input: () => ({ id: 999_999, password }),
    status: 404,
  },
  'account.exportData': { level: 'member', rest: 'GET /api/export-data' },
  'account.deleteAccount': {
    level: 'member',
    rest: 'POST /api/delete-account',
    input: () => ({ password }),
    endsSessions: true,
  },
  'account.people': { level: 'admin', rest: 'GET /api/admin/people', input: () => ({ q: 'ann' }) },
  'account.person': {
    level: 'admin',
    rest: 'GET /api/admin/people/{id}',
    input: async (stage) => ({ id: await stage.memberId() }),
  },
  'account.peopleFile': {
    level: 'admin',
    rest: 'GET /api/admin/people/file',
    input: () => ({ q: 'ann' }),
  },
  'account.suspendPeople': {
    level: 'admin',
    rest: 'POST /api/admin/people/suspensions',
    perRow: true,
    input: async (stage) => ({ ids: [await stage.memberId()], reason: 'spam', note: 'x' }),
  },
  'account.liftSuspensions': {
    level: 'admin',
    rest: 'POST /api/admin/people/resumptions',
    perRow: true,
    input: async (stage) => ({ ids: [await stage.memberId()] }),
  },
  'account.endSessionsOf': {
    level: 'admin',
    rest: 'POST /api/admin/people/sign-outs',
    perRow: true,
    input: async (stage) => ({ ids: [await stage.memberId()] }),
  },
  'account.setRoles': {
    level: 'admin',
    rest: 'PUT /api/admin/people/{id}/roles',
    input: async (stage) => ({
      id: await stage.memberId(),
      roles: ['author', 'teacher'],
      password,
    }),
  },
  'account.mailReset': {
    level: 'admin',
    rest: 'POST /api/admin/people/{id}/reset-mail',
    input: async (stage) => ({ id: await stage.memberId() }),
  },
  'account.deletePerson': {
    level: 'admin',
    rest: 'DELETE /api/admin/people/{id}',
    input: async (stage) => ({ id: await stage.memberId() }),
  },
  'account.keepPerson': {
    level: 'admin',
    rest: 'POST /api/admin/people/{id}/keep',
    input: async (stage) => ({ id: await stage.leavingId() }),
  },
  'account.signInProviders': { level: 'member' },
  'account.unlinkProvider': { level: 'member', input: () => ({ provider: 'school', password }) },
  'account.logout': { level: 'guest', rest: 'POST /api/logout', endsSessions: true },

  // draft
  'draft.get': { level: 'author', input: () => ({ kind: 'quiz', documentId: null }) },
  'draft.save': {
    level: 'author',
    input: () => ({
      kind: 'quiz',
      documentId: null,
      base: null,
      writer: 'editor-window-0000001',
      content: { title: 'Begun' },
    }),
  },
  'draft.discard': {
    level: 'author',
    input: () => ({
      kind: 'quiz',
      documentId: null,
      writer: 'editor-window-0000001',
    }),
  },

  // category
  'category.list': { level: 'guest', rest: 'GET /api/categories' },
  'category.get': {
    level: 'guest',
    rest: 'GET /api/categories/{id}',
    input: async (stage) => ({ id: await stage.categoryId() }),
  },
  'category.listSub': { level: 'guest', rest: 'GET /api/subcategories', input: () => ({}) },
  'category.create': {
    level: 'admin',
    rest: 'POST /api/categories',
    input: ({ fresh }) => ({ name: `c_${fresh()}`, displayName: 'C' }),
  },
  'category.update': {
    level: 'admin',
    rest: 'PUT /api/categories/{id}',
    input: async (stage) => ({ id: await stage.categoryId(), displayName: 'D' }),
  },
  'category.remove': {
    level: 'admin',
    rest: 'DELETE /api/categories/{id}',
    input: async (stage) => ({ id: await stage.categoryId() }),
  },
  'category.contents': {
    level: 'admin',
    input: async (stage) => ({ kind: 'category', id: await stage.categoryId() }),
  },
  'category.movedTo': { level: 'guest', input: () => ({ category: 'merged' }) },
  'category.previewMerge': {
    level: 'admin',
    input: async (stage) => ({
      from: { kind: 'category', id: await stage.categoryId() },
      into: { kind: 'category', id: await stage.categoryId() },
    }),
  },
  'category.merge': {
    level: 'admin',
    rest: 'POST /api/admin/hierarchy/merges',
    input: async (stage) => ({
      from: { kind: 'category', id: await stage.categoryId() },
      into: { kind: 'category', id: await stage.categoryId() },
      quizzes: 0,
    }),
  },
  'category.hierarchy': { level: 'author', rest: 'GET /api/admin/hierarchy' },
  'category.getSub': {
    level: 'guest',
    rest: 'GET /api/subcategories/{id}',
    input: async (stage) => ({ id: (await stage.subCategory()).id }),
  },
  'category.createSub': {
    level: 'admin',
    rest: 'POST /api/subcategories',
    input: async (stage) => ({
      name: 's',
      displayName: 'S',
      categoryId: await stage.categoryId(),
    }),
  },
  'category.updateSub': {
    level: 'admin',
    rest: 'PUT /api/subcategories/{id}',
    input: async (stage) => ({ id: (await stage.subCategory()).id, displayName: 'T' }),
  },
  'category.removeSub': {
    level: 'admin',
    rest: 'DELETE /api/subcategories/{id}',
    input: async (stage) => ({ id: (await stage.subCategory()).id }),
  },

  // quiz
  'quiz.page': { level: 'guest', input: () => ({}) },
  'quiz.pageForAuthor': { level: 'author', rest: 'GET /api/admin/quizzes', input: () => ({}) },
  'quiz.recent': { level: 'author' },
  'quiz.totals': { level: 'author' },
  'quiz.popular': { level: 'guest' },
  'quiz.questionVersions': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/questions/{id}/versions',
    input: async (stage) => ({ id: (await stage.quiz()).questionIds[0] }),
  },
  'quiz.reportEditor': {
    level: 'ownQuiz',
    input: async (stage) => ({
      id: (await stage.quiz()).id,
      ...{ tab: 'the-tab-of-a-test', questionId: null },
    }),
  },
  'quiz.reportQuestionEditor': {
    level: 'ownQuiz',
    input: async (stage) => ({
      id: (await stage.quiz()).questionIds[0],
      tab: 'the-tab-of-a-test',
    }),
  },
  'quiz.untaggedQuestions': {
    level: 'ownQuiz',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.searchQuestions': { level: 'author', input: () => ({ text: 'a' }) },
  'quiz.suggest': { level: 'guest', input: () => ({ text: 'a' }) },
  'quiz.card': { level: 'guest', input: async (stage) => ({ id: (await stage.quiz()).id }) },
  'quiz.get': {
    level: 'guest',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.getForAuthor': {
    level: 'ownQuiz',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.stats': {
    level: 'guest',
    rest: 'GET /api/quizzes/{id}/stats',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.create': {
    level: 'author',
    rest: 'POST /api/quizzes',
    input: (stage) => stage.quizFields(),
  },
  'quiz.createWithQuestions': {
    level: 'author',
    input: async (stage) => ({ ...(await stage.quizFields()), questions: [stage.question] }),
  },
  'quiz.update': {
    level: 'ownQuiz',
    rest: 'PUT /api/quizzes/{id}',
    input: async (stage) => ({ ...(await stage.quizFields()), id: (await stage.quiz()).id }),
  },
  'quiz.save': {
    level: 'ownQuiz',
    input: async (stage) => ({
      id: (await stage.quiz()).id,
      quiz: await stage.quizFields(),
      questions: [stage.question],
    }),
  },
  'quiz.remove': {
    level: 'ownQuiz',
    rest: 'DELETE /api/quizzes/{id}',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.duplicate': {
    level: 'ownQuiz',
    rest: 'POST /api/admin/quizzes/{id}/copies',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.accessLink': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/quizzes/{id}/access-link',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.renewAccessLink': {
    level: 'ownQuiz',
    rest: 'PUT /api/admin/quizzes/{id}/access-link',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.endAccessLink': {
    level: 'ownQuiz',
    rest: 'DELETE /api/admin/quizzes/{id}/access-link',
    input: async (stage) => ({ id: (await stage.accessLink()).quizId }),
  },
  'quiz.openByLink': {
    level: 'member',
    rest: 'POST /api/quiz-openings',
    input: async (stage) => ({ token: (await stage.accessLink()).token }),
  },
  'quiz.leavingImpact': {
    level: 'ownQuiz',
    perRow: true,
    input: async (stage) => ({ kind: 'quizzes', ids: [(await stage.quiz()).id] }),
  },
  'quiz.linkTranslation': {
    level: 'ownQuiz',
    rest: 'POST /api/quizzes/{id}/translations',
    input: async (stage) => ({
      id: (await stage.quiz()).id,
      translationId: (await stage.germanQuiz()).id,
    }),
  },
  'quiz.unlinkTranslation': {
    level: 'ownQuiz',
    rest: 'DELETE /api/quizzes/{id}/translations',
    input: async (stage) => ({ id: await stage.translatedQuizId() }),
  },
  'quiz.draws': {
    level: 'admin',
    rest: 'GET /api/admin/quizzes/{id}/draws',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.setDraws': {
    level: 'admin',
    rest: 'PUT /api/admin/quizzes/{id}/draws',
    input: async (stage) => ({ id: await stage.drawingQuizId(), draws: [{ count: 1 }] }),
  },
  'quiz.forMembers': { level: 'member' },
  'quiz.slots': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/quizzes/{id}/slots',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.setSlots': {
    level: 'ownQuiz',
    rest: 'PUT /api/admin/quizzes/{id}/slots',
    input: async (stage) => {
      const [questionId] = (await stage.quiz()).questionIds;
      return {
        id: (await stage.quiz()).id,
        slots: [{ kind: 'link', questionId, position: 0 }],
      };
    },
  },
  'quiz.countDrawn': {
    level: 'admin',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.sampleDraws': {
    level: 'admin',
    rest: 'GET /api/admin/quizzes/{id}/draws/sample',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'quiz.setStatuses': {
    level: 'ownQuiz',
    perRow: true,
    input: async (stage) => ({ changes: [{ id: (await stage.quiz()).id, status: 'draft' }] }),
  },
  'quiz.moveMany': {
    level: 'ownQuiz',
    perRow: true,
    input: async (stage) => ({
      moves: [
        {
          id: (await stage.quiz()).id,
          categoryId: await stage.categoryId(),
          subCategoryId: null,
        },
      ],
    }),
  },
  'quiz.removeMany': {
    level: 'ownQuiz',
    perRow: true,
    input: async (stage) => ({ ids: [(await stage.quiz()).id] }),
  },
  'quiz.restoreMany': {
    level: 'ownQuiz',
    perRow: true,
    input: async (stage) => ({ ids: [(await stage.quiz()).id] }),
  },
  'quiz.removeWithContents': {
    level: 'admin',
    rest: 'POST /api/admin/hierarchy/removals',
    input: async (stage) => ({
      target: { kind: 'category', id: await stage.categoryId() },
      typedName: 'not its name',
      quizzes: 0,
    }),
    status: 400,
  },
  'quiz.addQuestion': {
    level: 'ownQuiz',
    rest: 'POST /api/questions',
    input: async (stage) => ({ ...stage.question, quizId: (await stage.quiz()).id }),
  },
  'quiz.addQuestions': {
    level: 'ownQuiz',
    rest: 'POST /api/questions/bulk',
    input: async (stage) => ({ quizId: (await stage.quiz()).id, questions: [stage.question] }),
  },
  'quiz.removeQuestion': {
    level: 'ownQuiz',
    rest: 'DELETE /api/questions/{id}',
    input: async (stage) => ({ id: (await stage.quiz()).questionIds[0] }),
  },
  'quiz.archiveQuestions': {
    level: 'ownQuiz',
    input: async (stage) => ({ ids: (await stage.quiz()).questionIds }),
    perRow: true,
  },
  'quiz.restoreQuestions': {
    level: 'ownQuiz',
    input: async (stage) => ({ ids: (await stage.quiz()).questionIds }),
    perRow: true,
  },
  'quiz.setDifficulties': {
    level: 'ownQuiz',
    input: async (stage) => ({
      changes: (await stage.quiz()).questionIds.map((id) => ({ id, difficulty: 'hard' })),
    }),
    perRow: true,
  },
  'quiz.copyQuestions': {
    level: 'ownQuiz',
    input: async (stage) => ({
      ids: (await stage.quiz()).questionIds,
      quizId: (await stage.quiz()).id,
    }),
    perRow: true,
  },
  'quiz.removeCopies': {
    level: 'ownQuiz',
    input: async (stage) => {
      const { id, questionIds } = await stage.quiz();
      return { ids: questionIds, quizId: id };
    },
    perRow: true,
  },
  'quiz.moveQuestions': {
    level: 'ownQuiz',
    input: async (stage) => {
      const { id: quizId } = await stage.quiz();
      const { questionIds } = await stage.quiz();
      return { moves: questionIds.map((id) => ({ id, quizId, position: null })) };
    },
    perRow: true,
  },
  'quiz.moveToNewQuiz': {
    level: 'ownQuiz',
    input: async (stage) => ({ ids: (await stage.quiz()).questionIds, title: 'Apart' }),
    perRow: true,
  },
  'quiz.previewMove': {
    level: 'ownQuiz',
    input: async (stage) => ({ ids: (await stage.quiz()).questionIds, quizId: null }),
    perRow: true,
  },
  'rest quiz.list': { level: 'guest', rest: 'GET /api/quizzes', input: () => ({}) },
  'rest quiz.get': {
    level: 'guest',
    rest: 'GET /api/quizzes/{id}',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'rest quiz.createWithQuestions': {
    level: 'author',
    rest: 'POST /api/admin/quizzes',
    input: async (stage) => ({ ...(await stage.quizFields()), questions: [stage.question] }),
  },
  'rest quiz.getQuestion': {
    level: 'ownQuiz',
    rest: 'GET /api/questions/{id}',
    input: async (stage) => ({ id: (await stage.quiz()).questionIds[0] }),
  },
  'rest quiz.updateQuestion': {
    level: 'ownQuiz',
    rest: 'PUT /api/questions/{id}',
    input: async (stage) => ({ id: (await stage.quiz()).questionIds[0], text: 'Another text' }),
  },
  'rest quiz.bulkUpdate': {
    level: 'ownQuiz',
    rest: 'PUT /api/quizzes/{id}/bulk-update',
    input: async (stage) => ({
      id: (await stage.quiz()).id,
      quizData: await stage.quizFields(),
      questions: [stage.question],
    }),
  },

  // upload
  'upload.addPicture': {
    level: 'author',
    rest: 'POST /api/admin/pictures',
    input: () => ({ content: onePixel }),
  },
  'upload.setProfilePicture': {
    level: 'member',
    rest: 'PUT /api/profile/picture',
    input: () => ({ content: onePixel }),
  },
  'upload.addSound': {
    level: 'author',
    rest: 'POST /api/admin/sounds',
    input: () => ({ content: wave(1).toString('base64') }),
  },
  'upload.usage': { level: 'author', rest: 'GET /api/admin/upload-usage' },
  'upload.page': { level: 'admin', rest: 'GET /api/admin/pictures', input: () => ({}) },
  'upload.removePicture': {
    level: 'admin',
    rest: 'DELETE /api/admin/pictures/{id}',
    input: async (stage) => ({ id: await stage.pictureId() }),
  },

  // setting
  'setting.all': { level: 'admin', rest: 'GET /api/admin/settings' },
  'setting.change': {
    level: 'admin',
    rest: 'PUT /api/admin/settings',
    input: ({ fresh }) => ({ contactEmail: `${fresh()}@example.com` }),
  },

  // exchange
  'exchange.importFile': {
    level: 'ownQuiz',
    rest: 'POST /api/admin/import',
    input: async (stage) => ({
      content: Buffer.from('1. One?\n*a) yes\nb) no').toString('base64'),
      quizId: (await stage.quiz()).id,
    }),
  },
  'exchange.importProgress': {
    level: 'guest',
    rest: 'GET /api/import-progress/{progressKey}',
    input: () => ({ progressKey: crypto.randomUUID().replaceAll('-', '') }),
  },
  'exchange.imports': { level: 'author', rest: 'GET /api/admin/imports' },
  'exchange.undoImport': {
    level: 'ownQuiz',
    rest: 'DELETE /api/admin/imports/{id}',
    input: async (stage) => ({ id: await stage.importId() }),
  },
  'exchange.exportFile': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/export',
    input: async (stage) => ({ format: 'gift', quizId: (await stage.quiz()).id }),
  },

  // question
  'question.page': { level: 'author', rest: 'GET /api/admin/questions', input: () => ({}) },
  'question.get': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/questions/{id}',
    input: async (stage) => ({ id: (await stage.quiz()).questionIds[0] }),
  },
  'question.nearDuplicates': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/questions/{id}/near-duplicates',
    input: async (stage) => ({ id: (await stage.quiz()).questionIds[0] }),
  },
  'question.tags': { level: 'author', rest: 'GET /api/admin/tags' },
  'question.createTag': {
    level: 'author',
    rest: 'POST /api/admin/tags',
    input: ({ fresh }) => ({ name: `tag ${fresh()}` }),
  },
  'question.updateTag': {
    level: 'admin',
    rest: 'PUT /api/admin/tags/{id}',
    input: async (stage) => ({ id: await stage.tagId(), colour: 'rose' }),
  },
  'question.previewMerge': {
    level: 'admin',
    input: async (stage) => ({ ids: [await stage.tagId()], into: await stage.tagId() }),
  },
  'question.mergeTags': {
    level: 'admin',
    rest: 'POST /api/admin/tags/merges',
    input: async (stage) => ({ ids: [await stage.tagId()], into: await stage.tagId() }),
  },
  'question.removeTag': {
    level: 'admin',
    rest: 'DELETE /api/admin/tags/{id}',
    input: async (stage) => ({ id: await stage.tagId() }),
  },
  'question.tagMany': {
    level: 'ownQuiz',
    input: async (stage) => ({
      ids: (await stage.quiz()).questionIds,
      add: [await stage.tagId()],
    }),
    perRow: true,
  },
  'question.setTags': {
    level: 'ownQuiz',
    rest: 'PUT /api/admin/questions/{id}/tags',
    input: async (stage) => ({
      id: (await stage.quiz()).questionIds[0],
      tagIds: [await stage.tagId()],
    }),
  },

  // attempt
  'attempt.start': {
    level: 'member',
    rest: 'POST /api/quizzes/{quizId}/attempts',
    input: async (stage) => ({ quizId: (await stage.quiz()).id }),
  },
  'attempt.save': {
    level: 'own',
    rest: 'POST /api/quiz-attempts/{attemptId}/answers',
    input: async (stage) => {
      const { attemptId, questionId } = await stage.openAttempt();
      return { attemptId, answers: [{ questionId, seq: 1, selectedOption: 0 }] };
    },
  },
  'attempt.check': {
    level: 'own',
    rest: 'POST /api/quiz-attempts/{attemptId}/check',
    input: async (stage) => {
      const { attemptId, questionId } = await stage.openAttempt();
      return { attemptId, questionId, seq: 1, selectedOption: 0 };
    },
    status: 409,
  },
  'attempt.submit': {
    level: 'own',
    rest: 'POST /api/quiz-attempts/{attemptId}/submit',
    input: async (stage) => ({ attemptId: (await stage.openAttempt()).attemptId }),
  },
  'attempt.leave': {
    level: 'own',
    rest: 'POST /api/quiz-attempts/{attemptId}/leave',
    input: async (stage) => ({ attemptId: (await stage.openAttempt()).attemptId }),
  },
  'attempt.reopening': {
    level: 'member',
    input: async (stage) => ({ quizId: (await stage.quiz()).id }),
  },
  'attempt.wishReopening': {
    level: 'member',
    input: async (stage, caller) => ({ quizId: await stage.waitingQuizId(caller), wished: true }),
  },
  'attempt.shareLinks': {
    level: 'ownQuiz',
    rest: 'GET /api/quizzes/{quizId}/share-links',
    input: async (stage) => ({ quizId: (await stage.quiz()).id }),
  },
  'attempt.createShareLink': {
    level: 'ownQuiz',
    rest: 'POST /api/quizzes/{quizId}/share-links',
    input: async (stage) => ({ quizId: (await stage.quiz()).id }),
  },
  'attempt.endShareLink': {
    level: 'ownQuiz',
    rest: 'DELETE /api/share-links/{id}',
    input: async (stage) => ({ id: (await stage.shareLink()).id }),
  },
  'attempt.openShared': {
    level: 'guest',
    input: async (stage) => ({ token: (await stage.shareLink()).token }),
  },
  'attempt.beginShared': {
    level: 'guest',
    input: async (stage) => ({ token: (await stage.shareLink()).token }),
  },
  'attempt.checkShared': {
    level: 'guest',
    input: async (stage) => ({
      ...(await stage.sharedTrial()),
      answer: { questionId: 1, selectedOption: 1 },
    }),
    // Its rules allow no check before the end.
    status: 409,
  },
  'attempt.finishShared': {
    level: 'guest',
    input: async (stage) => ({ ...(await stage.sharedTrial()), answers: [] }),
  },
  'attempt.challenge': {
    level: 'own',
    rest: 'GET /api/quiz-attempts/{id}/challenge',
    input: async (stage) => ({ id: await stage.pastAttemptId() }),
  },
  'attempt.createChallenge': {
    level: 'own',
    rest: 'PUT /api/quiz-attempts/{id}/challenge',
    input: async (stage) => ({ id: await stage.pastAttemptId() }),
  },
  'attempt.endChallenge': {
    level: 'own',
    rest: 'DELETE /api/quiz-attempts/{id}/challenge',
    input: async (stage) => ({ id: await stage.pastAttemptId() }),
  },
  'attempt.challengeComparison': {
    level: 'own',
    rest: 'GET /api/quiz-attempts/{id}/challenge-comparison',
    input: async (stage) => ({ id: await stage.pastAttemptId() }),
  },
  'attempt.openChallenge': {
    level: 'guest',
    input: async (stage) => ({ token: await stage.challenge() }),
  },
  'attempt.beginChallengeTry': {
    level: 'guest',
    // Members are offered no try where an attempt that counts is possible.
    input: async (stage) => ({ token: await stage.closedChallenge() }),
    status: 409,
  },
  'attempt.finishChallengeTry': {
    level: 'guest',
    input: async (stage) => ({ ...(await stage.challengeTry()), answers: [] }),
  },
  'attempt.open': { level: 'member', rest: 'GET /api/user/open-attempts' },
  'attempt.list': { level: 'member' },
  'attempt.review': {
    level: 'own',
    rest: 'GET /api/quiz-attempts/{id}',
    input: async (stage) => ({ id: await stage.pastAttemptId() }),
  },
  'attempt.receipt': {
    level: 'own',
    rest: 'GET /api/quiz-attempts/{id}/receipt',
    input: async (stage) => ({ id: await stage.pastAttemptId() }),
  },
  'attempt.receiptKeys': { level: 'guest', rest: 'GET /api/receipt-keys' },
  'attempt.timeline': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/attempts/{id}/timeline',
    input: async (stage) => ({ id: await stage.pastAttemptId() }),
  },
  'attempt.retakeStatus': {
    level: 'member',
    perRow: true,
    input: async (stage) => ({ quizIds: [(await stage.quiz()).id] }),
  },
  'attempt.progress': {
    level: 'member',
    rest: 'GET /api/quizzes/{quizId}/user-progress',
    input: async (stage) => ({ quizId: (await stage.quiz()).id }),
  },
  'rest attempt.retakeStatus': {
    level: 'member',
    rest: 'GET /api/quizzes/{quizId}/retake-status',
    input: async (stage) => ({ quizId: (await stage.quiz()).id }),
  },
  'rest attempt.random': {
    level: 'guest',
    rest: 'GET /api/quizzes/{id}/random',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'rest attempt.list': {
    level: 'member',
    rest: 'GET /api/user/quiz-attempts',
    input: () => ({}),
  },
  'rest attempt.getOpen': {
    level: 'own',
    rest: 'GET /api/user/open-attempts/{attemptId}',
    input: async (stage) => ({ attemptId: (await stage.openAttempt()).attemptId }),
  },
  'rest attempt.saveAnswer': {
    level: 'own',
    rest: 'POST /api/answers',
    input: async (stage) => ({ ...(await stage.openAttempt()), seq: 1, selectedOption: 0 }),
  },
  'rest attempt.report': {
    level: 'member',
    rest: 'POST /api/quiz-attempts/simple',
    input: async (stage) => ({ quizId: (await stage.quiz()).id, score: 1, totalQuestions: 2 }),
  },
  'attempt.running': {
    level: 'ownQuiz',
    input: async (stage) => ({ quizId: (await stage.quiz()).id }),
  },
  'attempt.addTime': {
    level: 'ownQuiz',
    input: async (stage) => ({ quizId: (await stage.quiz()).id, attemptId: null, minutes: 5 }),
  },
  'attempt.unlock': {
    level: 'ownQuiz',
    input: async (stage) => ({ id: await stage.pastAttemptId() }),
  },
  'attempt.waits': { level: 'admin', input: (_stage, caller) => ({ userId: caller?.id ?? 1 }) },
  'attempt.endWait': {
    level: 'admin',
    input: async (stage) => ({ userId: stage.ownerId, quizId: await stage.waitingQuizId() }),
  },

  // progress
  'progress.leaderboard': { level: 'guest', rest: 'GET /api/leaderboard' },
  'progress.ownPlace': { level: 'member' },
  'progress.league': { level: 'guest', rest: 'GET /api/league' },
  'progress.ownLeague': { level: 'member', rest: 'GET /api/user/league' },
  'progress.chooseLeague': {
    level: 'member',
    rest: 'PUT /api/user/league',
    input: () => ({ takesPart: false }),
  },
  'progress.statistics': { level: 'guest', rest: 'GET /api/statistics' },
  'progress.results': {
    level: 'ownQuiz',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'progress.quizAttempts': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/quizzes/{id}/attempts',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'progress.attemptsCsv': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/quizzes/{id}/attempts/file',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'progress.resultsSummary': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/quizzes/{id}/results',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'progress.questionResults': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/quizzes/{id}/results/questions',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'progress.questionsCsv': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/quizzes/{id}/results/questions/file',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },

  // marking
  'marking.count': { level: 'marker', rest: 'GET /api/marking/count' },
  'marking.waiting': { level: 'marker', rest: 'GET /api/marking' },
  'marking.answers': {
    level: 'marker',
    rest: 'GET /api/marking/questions/{questionId}/answers',
    input: async (stage) => ({ questionId: (await stage.answerToMark()).questionId }),
    perRow: true,
  },
  'marking.answer': {
    level: 'ownMarking',
    rest: 'GET /api/marking/answers/{id}',
    input: async (stage) => ({ id: (await stage.answerToMark()).id }),
  },
  'marking.mark': {
    level: 'ownMarking',
    rest: 'POST /api/marking/answers/{id}/marks',
    input: async (stage) => ({ id: (await stage.answerToMark()).id, number: 0, credit: 50 }),
  },

  // classroom
  'classroom.list': { level: 'teacher', rest: 'GET /api/classes' },
  'classroom.create': { level: 'teacher', input: () => ({ name: 'A class' }) },
  'classroom.rename': {
    level: 'ownClass',
    input: async (stage) => ({ classId: (await stage.ownClass()).classId, name: 'Another' }),
  },
  'classroom.setOpen': {
    level: 'ownClass',
    input: async (stage) => ({ classId: (await stage.ownClass()).classId, isOpen: false }),
  },
  'classroom.renewCode': {
    level: 'ownClass',
    input: async (stage) => ({ classId: (await stage.ownClass()).classId }),
  },
  'classroom.remove': {
    level: 'ledClass',
    input: async (stage) => ({ classId: (await stage.ownClass()).classId }),
  },
  'classroom.removeMember': {
    level: 'ownClass',
    input: async (stage) => {
      const { classId } = await stage.ownClass();
      return { classId, userId: stage.ownerId };
    },
  },
  'classroom.assign': {
    level: 'ownClass',
    rest: 'POST /api/classes/{classId}/assignments',
    input: async (stage) => {
      const { classId, quizId } = await stage.ownClass();
      return { classId, quizId, startsAt: '2026-01-01T00:00:00Z', dueAt: null };
    },
  },
  'classroom.gradebook': {
    level: 'ownClass',
    rest: 'GET /api/classes/{classId}/gradebook',
    input: async (stage) => ({ classId: (await stage.ownClass()).classId }),
  },
  'classroom.shownGradebook': {
    level: 'ownClass',
    input: async (stage) => ({ classId: (await stage.ownClass()).classId }),
  },
  'classroom.attempt': {
    level: 'ownClass',
    input: (stage) => stage.classAttempt(),
  },
  'classroom.gradebookFile': {
    level: 'ownClass',
    rest: 'GET /api/classes/{classId}/gradebook/file',
    input: async (stage) => ({ classId: (await stage.ownClass()).classId }),
  },
  'classroom.teachers': {
    level: 'ownClass',
    rest: 'GET /api/classes/{classId}/teachers',
    input: async (stage) => ({ classId: (await stage.ownClass()).classId }),
  },
  'classroom.addTeacher': {
    level: 'ledClass',
    rest: 'POST /api/classes/{classId}/teachers',
    input: async (stage) => ({
      classId: (await stage.ownClass()).classId,
      account: stage.coTeacherName,
    }),
  },
  'classroom.removeTeacher': {
    level: 'ledClass',
    rest: 'DELETE /api/classes/{classId}/teachers/{userId}',
    input: async (stage) => ({
      classId: (await stage.ownClass()).classId,
      userId: stage.coTeacherId,
    }),
  },
  'classroom.stopTeaching': {
    level: 'addedTeacher',
    input: async (stage) => ({ classId: (await stage.ownClass()).classId }),
  },
  'classroom.assignments': {
    level: 'ownClass',
    rest: 'GET /api/classes/{classId}/assignments',
    input: async (stage) => ({ classId: (await stage.ownClass()).classId }),
  },
  'classroom.assignment': {
    level: 'ownClass',
    rest: 'GET /api/classes/{classId}/assignments/{assignmentId}',
    input: (stage) => stage.classAssignment(),
  },
  'classroom.changeAssignment': {
    level: 'ownClass',
    rest: 'PUT /api/classes/{classId}/assignments/{assignmentId}',
    input: async (stage) => ({ ...(await stage.classAssignment()), note: 'Chapter 3' }),
  },
  'classroom.unassign': {
    level: 'ownClass',
    rest: 'DELETE /api/classes/{classId}/assignments/{assignmentId}',
    input: (stage) => stage.classAssignment(),
  },
  'classroom.members': {
    level: 'ownClass',
    rest: 'GET /api/classes/{classId}/members',
    input: async (stage) => ({ classId: (await stage.ownClass()).classId }),
  },
  'classroom.cell': {
    level: 'ownClass',
    rest: 'GET /api/classes/{classId}/assignments/{assignmentId}/members/{userId}',
    input: (stage) => stage.gradebookCell(),
  },
  'classroom.override': {
    level: 'ownClass',
    rest: 'PUT /api/classes/{classId}/assignments/{assignmentId}/members/{userId}/mark',
    input: async (stage) => ({
      ...(await stage.gradebookCell()),
      ...{ percentage: 75, reason: 'Oral exam' },
    }),
  },
  'classroom.memberConditions': {
    level: 'ownClass',
    rest: 'GET /api/classes/{classId}/assignments/{assignmentId}/members/{userId}/conditions',
    input: (stage) => stage.gradebookCell(),
  },
  'classroom.setMemberConditions': {
    level: 'ownClass',
    rest: 'PUT /api/classes/{classId}/assignments/{assignmentId}/members/{userId}/conditions',
    input: async (stage) => ({ ...(await stage.gradebookCell()), isExcused: true }),
  },
  'classroom.takeBack': {
    level: 'ownClass',
    rest: 'DELETE /api/classes/{classId}/assignments/{assignmentId}/members/{userId}/mark',
    input: (stage) => stage.gradebookCell(),
  },
  'classroom.comment': {
    level: 'ownClass',
    rest: 'PUT /api/classes/{classId}/assignments/{assignmentId}/members/{userId}/comment',
    input: async (stage) => ({ ...(await stage.gradebookCell()), text: 'Well done' }),
  },
  'classroom.uncomment': {
    level: 'ownClass',
    rest: 'DELETE /api/classes/{classId}/assignments/{assignmentId}/members/{userId}/comment',
    input: (stage) => stage.gradebookCell(),
  },
  'classroom.exceptions': {
    level: 'ownClass',
    rest: 'GET /api/classes/{classId}/members/{userId}/exceptions',
    input: (stage) => stage.classMember(),
  },
  'classroom.setException': {
    level: 'ownClass',
    rest: 'PUT /api/classes/{classId}/members/{userId}/exceptions',
    input: async (stage) => ({
      ...(await stage.classMember()),
      ...{ quizId: null, extraTimePercent: 25 },
    }),
  },
  'classroom.removeException': {
    level: 'ownClass',
    rest: 'DELETE /api/classes/{classId}/members/{userId}/exceptions/{id}',
    input: (stage) => stage.classException(),
  },
  'classroom.endWait': {
    level: 'ownClass',
    rest: 'DELETE /api/classes/{classId}/members/{userId}/waits/{quizId}',
    input: (stage) => stage.classWait(),
  },
  'classroom.endWaits': {
    level: 'ownClass',
    rest: 'DELETE /api/classes/{classId}/members/{userId}/waits',
    input: async (stage) => {
      const { classId, userId } = await stage.classWait();
      return { classId, userId };
    },
  },
  'classroom.remarks': {
    level: 'own',
    input: async (stage) => ({ id: (await stage.classAttempt()).attemptId }),
  },
  'classroom.live': {
    level: 'ownClass',
    input: async (stage) => ({ id: (await stage.ownClass()).assignmentId }),
  },
  'classroom.addTime': {
    level: 'ownClass',
    input: async (stage) => ({
      id: (await stage.ownClass()).assignmentId,
      ...{ attemptId: null, minutes: 5 },
    }),
  },
  'rest classroom.live': {
    level: 'ownClass',
    rest: 'GET /api/classes/{classId}/assignments/{assignmentId}/live',
    input: (stage) => stage.classAssignment(),
  },
  'rest classroom.addTime': {
    level: 'ownClass',
    rest: 'POST /api/classes/{classId}/assignments/{assignmentId}/added-time',
    input: async (stage) => ({
      ...(await stage.classAssignment()),
      ...{ attemptId: null, minutes: 5 },
    }),
  },
  'classroom.presence': {
    level: 'member',
    input: async (stage) => ({ attemptId: (await stage.openAttempt()).attemptId, place: 0 }),
    perRow: true,
  },
  'classroom.invite': {
    level: 'ownClass',
    rest: 'POST /api/classes/{classId}/invitations',
    input: async (stage) => ({
      classId: (await stage.ownClass()).classId,
      emails: [`${stage.fresh()}@example.com`],
    }),
  },
  'classroom.offer': {
    level: 'member',
    input: async (stage) => ({ joinCode: (await stage.ownClass()).joinCode }),
  },
  'classroom.own': { level: 'member', rest: 'GET /api/user/classes' },
  'classroom.join': {
    level: 'member',
    input: async (stage) => ({ joinCode: (await stage.ownClass()).joinCode }),
  },
  'classroom.leave': {
    level: 'own',
    input: async (stage) => ({ classId: (await stage.ownClass()).classId }),
  },

  // invitation
  'invitation.importPeople': {
    level: 'admin',
    rest: 'POST /api/admin/people/import',
    input: ({ fresh }) => ({
      content: Buffer.from(`email\n${fresh()}@example.com`).toString('base64'),
    }),
  },
  'invitation.pending': { level: 'admin', rest: 'GET /api/admin/invitations' },
  'invitation.resend': {
    level: 'admin',
    rest: 'POST /api/admin/invitations/mails',
    perRow: true,
    input: async (stage) => ({ ids: [await stage.invitedId(60)] }),
  },
  'invitation.revoke': {
    level: 'admin',
    rest: 'POST /api/admin/invitations/revocations',
    perRow: true,
    input: async (stage) => ({ ids: [await stage.invitedId()] }),
  },

  // merge
  'merge.preview': {
    level: 'admin',
    input: async (stage) => ({ keepId: await stage.memberId(), goneId: await stage.memberId() }),
  },
  'merge.run': {
    level: 'admin',
    input: async (stage) => ({
      keepId: await stage.memberId(),
      goneId: await stage.memberId(),
      password,
    }),
  },

  // notice
  'notice.unread': { level: 'member' },
  'notice.page': { level: 'member', input: () => ({}) },
  'notice.markRead': {
    level: 'own',
    input: async (stage) => ({ id: await stage.noticeId() }),
  },
  'notice.markAllRead': { level: 'member', input: () => ({ upTo: 1 }) },
  'notice.settings': { level: 'member' },
  'notice.choose': {
    level: 'member',
    input: () => ({ kind: 'assignment-due', inApp: true, mail: false, push: true }),
  },
  'notice.pushKey': { level: 'member' },
  'notice.addDevice': { level: 'member', input: () => pushDevice },
  'notice.removeDevice': { level: 'member', input: () => ({ endpoint: pushDevice.endpoint }) },
  'notice.saveTimes': {
    level: 'member',
    input: () => ({ rhythm: 'each', quiet: { from: '22:00', until: '07:00' }, dueDays: 2 }),
  },

  // practice
  'practice.summary': { level: 'member' },
  'practice.streak': { level: 'member' },
  'practice.next': { level: 'member', input: () => ({ mode: 'mixed' }) },
  'practice.answer': {
    level: 'own',
    input: async (stage) => ({
      questionId: (await stage.askedQuestion()).questionId,
      version: 1,
      answerId: crypto.randomUUID(),
      selectedOption: 1,
    }),
  },
  'practice.noted': { level: 'member', rest: 'GET /api/practice/notes' },
  'practice.notedSummary': { level: 'member' },
  'practice.attemptNotes': {
    level: 'own',
    input: async (stage) => ({ id: await stage.pastAttemptId() }),
  },
  'practice.notes': {
    level: 'own',
    rest: 'GET /api/practice/notes/{id}',
    input: async (stage) => ({ id: (await stage.askedQuestion()).questionId }),
  },
  'practice.saveNote': {
    level: 'own',
    rest: 'PUT /api/practice/notes/{id}',
    input: async (stage) => ({ id: (await stage.askedQuestion()).questionId, note: 'x' }),
  },
  'practice.addBookmark': {
    level: 'own',
    rest: 'PUT /api/practice/bookmarks/{id}',
    input: async (stage) => ({ id: (await stage.askedQuestion()).questionId }),
  },
  'practice.removeBookmark': {
    level: 'own',
    rest: 'DELETE /api/practice/bookmarks/{id}',
    input: async (stage) => ({ id: (await stage.askedQuestion()).questionId }),
  },
  'practice.startSprint': { level: 'member' },
  'practice.sprint': { level: 'own', input: async (stage) => ({ id: await stage.sprintId() }) },
  'practice.calibration': { level: 'member', rest: 'GET /api/practice/calibration' },
  'practice.daily': { level: 'guest', rest: 'GET /api/question-of-the-day' },
  'practice.answerDaily': {
    level: 'guest',
    rest: 'POST /api/question-of-the-day/answers',
    // The question of another day.
    input: async (stage) => ({
      questionId: (await stage.askedQuestion()).questionId,
      ...{ day: '2020-01-01', version: 1, selectedOption: 0 },
      answerId: crypto.randomUUID(),
    }),
    status: 409,
  },
  'practice.levels': { level: 'member', rest: 'GET /api/practice/levels' },
  'practice.pack': { level: 'member' },
  'practice.sendKept': {
    level: 'member',
    perRow: true,
    input: () => ({
      answers: [
        {
          ...{ questionId: 1, version: 1, selectedOption: 0 },
          answerId: '00000000-0000-4000-8000-000000000000',
          answeredAt: '2027-01-01T00:00:00Z',
        },
      ],
    }),
  },
  'practice.saveSettings': {
    level: 'member',
    input: () => ({ retention: 0.85, asksConfidence: true, dailyGoal: 20 }),
  },

  // explanation
  'explanation.read': {
    level: 'own',
    rest: 'GET /api/quiz-attempts/{id}/explanation',
    input: async (stage) => ({ id: await stage.pastAttemptId() }),
  },

  // comment
  'comment.list': {
    level: 'own',
    rest: 'GET /api/questions/{id}/comments',
    input: async (stage) => ({ id: (await stage.askedQuestion()).questionId }),
  },
  'comment.count': {
    level: 'own',
    input: async (stage) => ({ id: (await stage.askedQuestion()).questionId }),
  },
  'comment.attemptCounts': {
    level: 'own',
    input: async (stage) => ({ id: await stage.pastAttemptId() }),
  },
  'comment.write': {
    level: 'own',
    rest: 'POST /api/questions/{id}/comments',
    input: async (stage) => ({ id: (await stage.askedQuestion()).questionId, text: 'x' }),
  },
  'comment.change': {
    level: 'own',
    rest: 'PATCH /api/comments/{id}',
    input: async (stage) => ({ id: await stage.commentId(), text: 'y' }),
  },
  'comment.remove': {
    level: 'own',
    rest: 'DELETE /api/comments/{id}',
    input: async (stage) => ({ id: await stage.commentId() }),
  },
  'comment.report': {
    level: 'own',
    rest: 'POST /api/comments/{id}/report',
    input: async (stage) => ({ id: await stage.commentId() }),
    // It is the owner's own.
    status: 409,
  },
  'comment.pageForReview': { level: 'author', rest: 'GET /api/admin/comments' },
  'comment.countsForReview': { level: 'author' },
  'comment.decide': {
    level: 'ownQuiz',
    rest: 'PATCH /api/admin/comments/{id}',
    input: async (stage) => ({ id: await stage.managedCommentId(), state: 'published' }),
  },
  'comment.setStates': {
    level: 'author',
    perRow: true,
    input: () => ({ changes: [{ id: 1, state: 'rejected' }] }),
  },
  'comment.removeMany': { level: 'author', perRow: true, input: () => ({ ids: [1] }) },
  'comment.restoreMany': { level: 'author', perRow: true, input: () => ({ ids: [1] }) },

  // quality
  'quality.report': {
    level: 'own',
    rest: 'POST /api/quiz-attempts/{id}/reports',
    input: async (stage) => ({ ...(await stage.askedQuestion()), kind: 'typo', note: 'x' }),
  },
  'quality.ownReports': {
    level: 'own',
    rest: 'GET /api/quiz-attempts/{id}/reports',
    input: async (stage) => ({ id: await stage.pastAttemptId() }),
  },
  'quality.page': { level: 'author', rest: 'GET /api/admin/question-quality', input: () => ({}) },
  'quality.question': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/questions/{id}/quality',
    input: async (stage) => ({ id: (await stage.quiz()).questionIds[0] ?? 0 }),
  },
  'quality.decide': {
    level: 'ownQuiz',
    rest: 'PUT /api/admin/questions/{id}/quality',
    input: async (stage) => ({ id: (await stage.quiz()).questionIds[0] ?? 0, decision: 'kept' }),
  },

  // stars
  'stars.own': {
    level: 'member',
    rest: 'GET /api/quizzes/{id}/stars',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'stars.give': {
    level: 'member',
    rest: 'PUT /api/quizzes/{id}/stars',
    input: async (stage) => ({ id: (await stage.quiz()).id, stars: 4, remark: 'x' }),
    // No one here has finished an attempt.
    status: 409,
  },
  'stars.remove': {
    level: 'member',
    rest: 'DELETE /api/quizzes/{id}/stars',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'stars.summary': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/quizzes/{id}/stars',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'stars.remarks': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/quizzes/{id}/remarks',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'stars.csv': { level: 'ownQuiz', input: async (stage) => ({ id: (await stage.quiz()).id }) },
  'stars.report': {
    level: 'ownQuiz',
    rest: 'POST /api/admin/remarks/{id}/report',
    input: async (stage) => ({ id: await stage.remarkId() }),
  },
  'stars.reported': { level: 'admin', rest: 'GET /api/admin/remarks' },
  'stars.decide': {
    level: 'admin',
    rest: 'PATCH /api/admin/remarks/{id}',
    input: async (stage) => ({ id: await stage.remarkId(), state: 'hidden' }),
  },

  // exception
  'exception.list': { level: 'admin', input: (_stage, caller) => ({ userId: caller?.id ?? 1 }) },
  'exception.set': {
    level: 'admin',
    input: (_stage, caller) => ({
      userId: caller?.id ?? 1,
      quizId: null,
      extraTimePercent: 25,
      extraAttempts: 0,
      closesAt: null,
    }),
  },
  'exception.remove': {
    level: 'admin',
    input: async (stage) => ({ id: await stage.exceptionId() }),
  },

  // regrade
  'regrade.changedKeys': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/quizzes/{id}/changed-keys',
    input: async (stage) => ({ id: (await stage.quiz()).id }),
  },
  'regrade.question': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/questions/{id}/regrades',
    input: async (stage) => ({ id: (await stage.quiz()).questionIds[0] ?? 0 }),
  },
  'regrade.preview': {
    level: 'ownQuiz',
    rest: 'GET /api/admin/regrades/preview',
    input: async (stage) => ({
      questionId: (await stage.quiz()).questionIds[0] ?? 0,
      method: 'full_credit',
      takesPasses: false,
    }),
  },
  'regrade.begin': {
    level: 'ownQuiz',
    rest: 'POST /api/admin/regrades',
    input: async (stage) => ({
      questionId: (await stage.quiz()).questionIds[0] ?? 0,
      version: 1,
      method: 'leave',
      takesPasses: false,
      sendsMails: false,
    }),
  },
  'regrade.undo': {
    level: 'ownQuiz',
    rest: 'POST /api/admin/regrades/{id}/undo',
    input: async (stage) => ({ id: await stage.regradeId() }),
  },

  // series
  'series.list': { level: 'guest', input: () => ({}) },
  'series.search': { level: 'guest', input: () => ({ text: 'a' }) },
  'series.listForAuthor': { level: 'admin', input: () => ({}) },
  'series.get': { level: 'guest', input: async (stage) => ({ id: await stage.seriesId() }) },
  'series.getForAuthor': {
    level: 'admin',
    input: async (stage) => ({ id: await stage.seriesId() }),
  },
  'series.progress': { level: 'member' },
  'series.create': {
    level: 'admin',
    input: async (stage) => ({
      name: stage.fresh(),
      displayName: 'S',
      categoryId: await stage.categoryId(),
    }),
  },
  'series.update': {
    level: 'admin',
    input: async (stage) => ({
      id: await stage.seriesId(),
      displayName: 'S',
      categoryId: await stage.categoryId(),
    }),
  },
  'series.arrange': {
    level: 'admin',
    input: async (stage) => ({ id: await stage.seriesId(), quizIds: [(await stage.quiz()).id] }),
  },
  'series.remove': {
    level: 'admin',
    rest: 'DELETE /api/series/{id}',
    input: async (stage) => ({ id: await stage.seriesId() }),
  },
  'series.removeMany': {
    level: 'admin',
    perRow: true,
    input: async (stage) => ({ ids: [await stage.seriesId()] }),
  },
  'series.restoreMany': { level: 'admin', perRow: true, input: () => ({ ids: [1] }) },
  'rest series.list': { level: 'guest', rest: 'GET /api/series', input: () => ({}) },
  'rest series.listOfCategory': {
    level: 'guest',
    rest: 'GET /api/categories/{categoryId}/series',
    input: async (stage) => ({ categoryId: await stage.categoryId() }),
  },
  'rest series.get': {
    level: 'guest',
    rest: 'GET /api/series/{id}',
    input: async (stage) => ({ id: await stage.seriesId() }),
  },
  'rest series.create': {
    level: 'admin',
    rest: 'POST /api/series',
    input: async (stage) => ({
      name: stage.fresh(),
      displayName: 'S',
      categoryId: await stage.categoryId(),
    }),
  },
  'rest series.update': {
    level: 'admin',
    rest: 'PUT /api/series/{id}',
    input: async (stage) => ({
      id: await stage.seriesId(),
      displayName: 'S',
      categoryId: await stage.categoryId(),
    }),
  },
  'rest series.arrange': {
    level: 'admin',
    rest: 'PUT /api/series/{id}/quizzes',
    input: async (stage) => ({ id: await stage.seriesId(), quizIds: [(await stage.quiz()).id] }),
  },

  // achievement
  'achievement.mine': { level: 'member', rest: 'GET /api/user/achievements' },

  // certificate
  'certificate.offered': { level: 'guest', rest: 'GET /api/certificate-series' },
  'certificate.mine': { level: 'member', rest: 'GET /api/user/certificates' },
  'certificate.get': {
    level: 'guest',
    rest: 'GET /api/certificates/{id}',
    input: async (stage) => ({ id: await stage.certificateId() }),
  },
  'certificate.share': {
    level: 'own',
    rest: 'PATCH /api/certificates/{id}',
    input: async (stage) => ({ id: await stage.certificateId(), sharing: 'unnamed' }),
  },
  'certificate.giveUp': {
    level: 'own',
    rest: 'DELETE /api/certificates/{id}',
    input: async (stage) => ({ id: await stage.certificateId() }),
  },
  'certificate.verify': {
    level: 'guest',
    rest: 'POST /api/certificate-verifications',
    input: async (stage) => ({ text: await stage.certificateId() }),
  },
  'certificate.ofSeries': {
    level: 'admin',
    rest: 'GET /api/admin/series/{id}/certificates',
    input: async (stage) => ({ id: await stage.seriesId() }),
  },
  'certificate.choose': {
    level: 'admin',
    rest: 'PUT /api/admin/series/{id}/certificates',
    input: async (stage) => ({ id: await stage.seriesId(), gives: true }),
  },
  'certificate.awarded': {
    level: 'admin',
    rest: 'GET /api/admin/series/{id}/awarded-certificates',
    input: async (stage) => ({ id: await stage.seriesId() }),
  },
  'certificate.revoke': {
    level: 'admin',
    rest: 'POST /api/admin/certificates/{id}/revocation',
    input: async (stage) => ({ id: await stage.certificateId(), reason: 'r' }),
  },

  // blog
  'blog.page': { level: 'guest', input: () => ({}) },
  'blog.search': { level: 'guest', input: () => ({ text: 'a' }) },
  'blog.get': { level: 'guest', input: async (stage) => ({ slug: (await stage.post()).slug }) },
  'blog.countReading': {
    level: 'guest',
    input: async (stage) => ({ slug: (await stage.post()).slug }),
  },
  'blog.pageForAuthor': { level: 'admin', input: () => ({}) },
  'blog.getForAuthor': {
    level: 'admin',
    rest: 'GET /api/admin/blog/{id}',
    input: async (stage) => ({ id: (await stage.post()).id }),
  },
  'blog.create': {
    level: 'admin',
    rest: 'POST /api/admin/blog',
    input: () => ({ title: 'T', excerpt: 'E', content: 'C' }),
  },
  'blog.update': {
    level: 'admin',
    rest: 'PUT /api/admin/blog/{id}',
    input: async (stage) => ({
      id: (await stage.post()).id,
      title: 'T',
      excerpt: 'E',
      content: 'C',
    }),
  },
  'blog.remove': {
    level: 'admin',
    rest: 'DELETE /api/admin/blog/{id}',
    input: async (stage) => ({ id: (await stage.post()).id }),
  },
  'blog.setStatuses': {
    level: 'admin',
    perRow: true,
    input: async (stage) => ({ changes: [{ id: (await stage.post()).id, status: 'draft' }] }),
  },
  'blog.removeMany': {
    level: 'admin',
    perRow: true,
    input: async (stage) => ({ ids: [(await stage.post()).id] }),
  },
  'blog.restoreMany': {
    level: 'admin',
    perRow: true,
    input: async (stage) => ({ ids: [(await stage.post()).id] }),
  },
  'rest blog.list': { level: 'guest', rest: 'GET /api/blog', input: () => ({}) },
  'rest blog.listForAuthor': { level: 'admin', rest: 'GET /api/admin/blog', input: () => ({}) },
  'rest blog.get': {
    level: 'guest',
    rest: 'GET /api/blog/{slug}',
    input: async (stage) => ({ slug: (await stage.post()).slug }),
  },

  // testimonial
  'testimonial.list': { level: 'guest' },
  'testimonial.submit': {
    level: 'member',
    rest: 'POST /api/testimonials',
    input: () => ({ name: 'Ann', role: 'Student', content: 'Very good indeed', rating: 5 }),
  },
  'testimonial.mine': { level: 'member' },
  'testimonial.pageForReview': { level: 'admin', input: () => ({}) },
  'testimonial.counts': { level: 'admin' },
  'testimonial.decide': {
    level: 'admin',
    rest: 'PATCH /api/admin/testimonials/{id}',
    input: async (stage) => ({ id: await stage.testimonialId(), status: 'approved' }),
  },
  'testimonial.setStatuses': {
    level: 'admin',
    perRow: true,
    input: async (stage) => ({
      changes: [{ id: await stage.testimonialId(), status: 'rejected' }],
    }),
  },
  'testimonial.removeMany': {
    level: 'admin',
    perRow: true,
    input: async (stage) => ({ ids: [await stage.testimonialId()] }),
  },
  'testimonial.restoreMany': {
    level: 'admin',
    perRow: true,
    input: async (stage) => ({ ids: [await stage.testimonialId()] }),
  },
  'rest testimonial.list': {
    level: 'guest',
    rest: 'GET /api/testimonials',
    input: () => ({}),
  },
  'rest testimonial.listForReview': {
    level: 'admin',
    rest: 'GET /api/admin/testimonials',
    input: () => ({}),
  },
  'rest testimonial.get': {
    level: 'admin',
    rest: 'GET /api/admin/testimonials/{id}',
    input: async (stage) => ({ id: await stage.testimonialId() }),
  },

  // audit
  'audit.page': { level: 'admin', rest: 'GET /api/admin/audit-trail', input: () => ({}) },

  // contact
  'contact.list': {
    level: 'admin',
    rest: 'GET /api/admin/contact-messages',
    input: () => ({}),
  },
  'contact.counts': { level: 'admin' },
  'contact.get': {
    level: 'admin',
    rest: 'GET /api/admin/contact-messages/{id}',
    input: async (stage) => ({ id: await stage.contactMessageId() }),
  },
  'contact.reply': {
    level: 'admin',
    rest: 'POST /api/admin/contact-messages/{id}/replies',
    input: async (stage) => ({ id: await stage.contactMessageId(), text: 'Thank you.' }),
  },
  'contact.decide': {
    level: 'admin',
    rest: 'PATCH /api/admin/contact-messages/{id}',
    input: async (stage) => ({ id: await stage.contactMessageId(), status: 'resolved' }),
  },
  'contact.saveNotes': {
    level: 'admin',
    rest: 'PUT /api/admin/contact-messages/{id}/notes',
    input: async (stage) => ({ id: await stage.contactMessageId(), notes: 'A note', before: '' }),
  },
  'contact.send': {
    level: 'guest',
    rest: 'POST /api/contact',
    input: () => ({
      name: 'Ann',
      email: 'ann@example.com',
      subject: 'A subject',
      category: 'general',
      message: 'A long enough message',
    }),
  },
};

/** Every procedure of both routers; `onTrpc` if the app calls it. */
export const procedures = [
  ...describeProcedures(appRouter).map((facts) => ({ ...facts, key: facts.name, onTrpc: true })),
  ...describeProcedures(restRouter).map((facts) => ({
    ...facts,
    key: `rest ${facts.name}`,
    onTrpc: false,
  })),
];

/** One request to a procedure. */
export interface Call {
  method: Method;
  url: string;
  body?: object;
}

export function trpcCall({ name, type }: { name: string; type: string }, input: object): Call {
  return type === 'mutation'
    ? { method: 'POST', url: `/trpc/${name}`, body: input }
    : {
        method: 'GET',
        url: `/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`,
      };
}

/** A value in an address; objects, which only malformed calls have, as JSON. */
const asText = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed();

export function restCall({ method, path }: { method: Method; path: string }, input: object): Call {
  const left = new Map(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name);
    left.delete(name);
    return encodeURIComponent(asText(value));
  });
  if (method !== 'GET' && method !== 'DELETE') {
    return { method, url: filled, body: Object.fromEntries(left) };
  }
  const query = new URLSearchParams([...left].map(([name, value]) => [name, asText(value)]));
  return { method, url: left.size > 0 ? `${filled}?${query}` : filled };
}

/** An id that no row has. */
export const absentId = 2_000_000_000;

/** Values in place of an id that are none. */
export const malformedIds = ['abc', -1, 1.5, 2_147_483_648, '1 or 1=1', '\u0000'];

/** Where an input has ids: the path to each field, or to the first element of a list of ids. */
export function idsIn(input: unknown, path: string[] = []): string[][] {
  if (typeof input !== 'object' || input === null) {
    const [field, index] = path.slice(-2);
    const name = /^\d+$/.test(path.at(-1) ?? '') ? field : (index ?? field);
    return typeof input === 'number' && /^ids?$|Ids?$/.test(name ?? '') ? [path] : [];
  }
  return Object.entries(input).flatMap(([name, value]) => idsIn(value, [...path, name]));
}

/** The input with one other value. */
export function withId(input: object, [name = '', ...rest]: string[], id: unknown): object {
  const entries = Object.entries(input).map(([key, value]) => {
    if (key !== name) return [key, value];
    return [key, rest.length === 0 ? id : withId(value, rest, id)];
  });
  return Array.isArray(input) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
