/** A small fault in the behaviour of the product, and the tests that must detect it. */
export interface Fault {
  title: string;
  /** Text that occurs exactly once in `src` and `db`, in any file. */
  find: string;
  replace: string;
  /** The Vitest project of these tests: with or without a database. */
  project: 'unit' | 'postgres';
  /** Parts of the test files' paths. */
  caughtBy: string[];
}

const caughtIn =
  (project: Fault['project']) =>
  (test: string, title: string, find: string, replace: string): Fault => ({
    ...{ title, find, replace, project },
    caughtBy: [test],
  });
const unit = caughtIn('unit');
const api = caughtIn('postgres');

/** Caught by the matrix of access. */
const access = (title: string, find: string, replace: string): Fault =>
  api('tests/access.test.ts', title, find, replace);

const attemptRules = 'shared/features/attempt/rules';
const rating = 'shared/features/progress/rating';
const quizRules = 'shared/features/quiz/rules';
const accountRules = 'shared/features/account/rules';
const blogRules = 'shared/features/blog/rules';

export const faults: Fault[] = [
  // Grading and cooldowns
  unit(
    attemptRules,
    'exactly the pass mark does not pass',
    'earnedOf(result) >= passMark',
    'earnedOf(result) > passMark',
  ),
  unit(
    'shared/features/attempt/',
    'wrong options do not count against the right ones',
    'hits * wrongs - (chosen.length - hits) * rights',
    'hits * wrongs',
  ),
  unit(
    'shared/features/attempt/',
    'an unanswered question costs what a wrong answer does',
    'const mayCost = credit === 0 && response !== null && !isMarkedByHand(question.type);',
    'const mayCost = credit === 0 && !isMarkedByHand(question.type);',
  ),
  unit(
    'shared/features/attempt/',
    'points below zero are shown',
    'Math.max(0, points ?? score * 100)',
    '(points ?? score * 100)',
  ),
  api(
    'server/features/marking',
    'an essay that waits for its mark counts as wrong at once',
    'if (needsMark(question, response)) return { isCorrect: null, credit: null };',
    '',
  ),
  api(
    'server/features/marking',
    'the mark of another person is overwritten unseen',
    "if ((current?.number ?? 0) !== input.number) return 'changed';",
    '',
  ),
  api(
    'server/features/marking',
    'a mark takes a pass away without being asked',
    "if (mark.row.passed && !grade.passed && !input.takesPass) return 'takes-pass';",
    '',
  ),
  api(
    'server/features/marking',
    'statistics take an attempt in before it is marked',
    ".where('toBeMarked', '=', 0)",
    '',
  ),
  api(
    'server/features/marking',
    'a teacher marks every attempt at an assigned quiz',
    '.where(sql<SqlBool>`attempt.id = quiz_attempts.id`)',
    '',
  ),
  api(
    'server/features/progress/points',
    'a regrade changes the right answers and not the points',
    'points + storedCredit(grade) - storedCredit(attempt)',
    'points',
  ),
  unit(
    'shared/features/',
    'one of several correct options is enough',
    'chosen.size === right.size && selectedOptions',
    'selectedOptions',
  ),
  api(
    'attempt/checked-answers',
    'a save changes a checked answer',
    'answers.checked_at is null and (given.index is null',
    'true and (given.index is null',
  ),
  api(
    'attempt/checked-answers',
    'a submit changes a checked answer',
    'const unchecked = stored.filter(({ checkedAt }) => checkedAt === null);',
    'const unchecked = stored;',
  ),
  api(
    'attempt/checked-answers',
    'a key leaves before the check',
    'isChecked: Boolean(answer.checkedAt)',
    'isChecked: true',
  ),
  api(
    'attempt/checked-answers',
    'a check shows the key of an answer that is not stored',
    'or answers.response = given.response)',
    'or true)',
  ),
  api(
    'attempt/checked-answers',
    'an attempt is voided after a key was shown',
    '!isAnyShown(stored.answers) &&',
    '',
  ),
  api(
    'attempt/question-time',
    'a save is accepted after the time of its question',
    'given.seconds is null or given.at <=',
    'true or given.at <=',
  ),
  api(
    'attempt/question-time',
    'a submit changes an answer after the time of its question',
    'now.getTime() > end + questionGrace',
    'false',
  ),
  api(
    'attempt/question-time',
    'a repeated message starts the time of a question again',
    'as now_reached, arrival.reached > ',
    'as now_reached, arrival.reached >= ',
  ),
  unit(
    attemptRules,
    'the cooldowns after a pass and a miss are exchanged',
    'passed ? cooldownHours.passed : cooldownHours.failed',
    'passed ? cooldownHours.failed : cooldownHours.passed',
  ),
  unit(
    attemptRules,
    'a submit has no grace period',
    'now.getTime() - submitGrace',
    'now.getTime()',
  ),
  unit(
    'shared/features/',
    'blanks count as a written answer',
    'answerText: z.string().regex(/\\S/)',
    'answerText: z.string()',
  ),
  unit(
    'shared/features/question/question-types',
    'in the player blanks count as a written answer',
    'answerText !== null && /\\S/.test(answerText)',
    'answerText !== null',
  ),
  unit(
    'web/stored-shape',
    'what is stored as a list may contain anything',
    'Array.isArray(value) && value.every(shape)',
    'Array.isArray(value)',
  ),
  api(
    'attempt/voids',
    'a voided attempt locks while its time runs, not after it',
    'pinned.deadline <= now;',
    'pinned.deadline > now;',
  ),
  unit(attemptRules, 'a lock that is over still locks', 'until > now.getTime() ?', 'until > 0 ?'),
  unit(
    'shared/features/question/placing',
    'the key of a matching question is visible in the order of its matches',
    "const targets = orderOf(texts).map((index) => texts[index] ?? '');",
    'const targets = texts;',
  ),
  unit(
    'shared/features/question/placing',
    'items stay in the order in which the author grouped them by category',
    'const order = orderOf(body.options);',
    'const order = [...body.options.keys()];',
  ),
  unit(
    'shared/features/question/placing',
    'an item is right with the target of another item',
    'given.trim() === targets[correctOptions[option] ?? -1]?.trim()',
    'correctOptions.includes(placed[option] ?? -1)',
  ),
  unit(
    'shared/features/question/hotspot',
    'where regions overlap, a spot keeps the first that it hits',
    'if (other !== undefined && !find(other, seen)) return false;',
    'if (other !== undefined) return false;',
  ),
  unit(
    'shared/features/question/hotspot',
    'the list of names has the right regions first',
    'withRegionsArranged(body, orderOf(body.options)),',
    'withRegionsArranged(body, [...body.options.keys()]),',
  ),
  unit(
    'shared/features/question/hotspot',
    'the names are offered where all of them are right',
    'correctOptions.length < options.length',
    'correctOptions.length <= options.length',
  ),
  api(
    'attempt/hotspot',
    'more spots than are asked for are stored',
    'if (spots.length > most) return',
    'if (spots.length > 20) return',
  ),
  unit(
    'shared/features/question/cloze',
    'the right option of a gap stays where its author wrote it',
    'const order = orderOf(gap.options);',
    'const order = [...gap.options.keys()];',
  ),
  unit(
    'shared/features/question/cloze',
    'one gap that is right is enough',
    'gaps.length > 0 && gaps.every((gap, index)',
    'gaps.length > 0 && gaps.some((gap, index)',
  ),
  unit(
    'shared/features/question/cloze',
    'what is written in one gap counts for all',
    "(answerText ?? '').split('\\n')[gap] ?? ''",
    "(answerText ?? '').split('\\n')[0] ?? ''",
  ),
  api(
    'progress/parts',
    'a region that was named is counted by its place on the paper',
    'regions.findIndex((region) => isSame(region, order[chosen]))',
    'chosen',
  ),
  api(
    'progress/parts',
    'a gap is right by the key that it was asked with, after a regrade too',
    ': [regraded.body];',
    ': [body];',
  ),
  api(
    'quiz/slots',
    'a copy stays next to its link',
    'if (replacesLinks) await replaceLinks(tx, { quizId, copies }, ctx.now);',
    '',
  ),
  unit(
    'shared/features/exchange',
    'an arrow in a text of GIFT ends it',
    ".replaceAll('->', '-\\\\>')",
    ".replaceAll('=>', '=>')",
  ),
  unit(
    'shared/features/',
    'True and False are shuffled',
    "optionsShown: 'in order',\n  blank",
    "optionsShown: 'shuffled',\n  blank",
  ),
  unit(
    'shared/features/question/',
    'the indexes of items to put in order are their right order',
    'withOrder(body, orderOf(body.options))',
    'withOrder(body, [...body.options.keys()])',
  ),
  unit(
    'shared/features/attempt/',
    'questions seen most often are drawn first',
    'a.timesSeen - b.timesSeen',
    'b.timesSeen - a.timesSeen',
  ),
  unit(
    'shared/features/attempt/',
    'a numeric answer needs no tolerance',
    '<= tolerance + slack',
    '<= slack',
  ),

  // Ratings
  unit(
    rating,
    'a wrong answer counts half',
    '(isCorrect ? 1 : 0) - expectedSuccess',
    '(isCorrect ? 1 : 0.5) - expectedSuccess',
  ),
  unit(
    rating,
    'a right answer makes the question harder',
    'withinScale(question - questionStep',
    'withinScale(question + questionStep',
  ),
  unit(
    rating,
    'the rating of a question is settled one answer late',
    'timesAnswered < settledAfter',
    'timesAnswered <= settledAfter',
  ),

  // Rules of quizzes, accounts and posts
  unit(
    quizRules,
    'an attempt asks for more questions than there are',
    'Math.min(questionsPerAttempt, totalQuestions - drawnQuestions)',
    'Math.max(questionsPerAttempt, totalQuestions - drawnQuestions)',
  ),
  unit(
    'shared/features/quiz/draws',
    'a draw keeps a question that another one needs',
    'takenBy.set(given, draw);',
    'takenBy.set(given, takenBy.get(given) ?? draw);',
  ),
  api(
    'features/quiz/draws',
    'a drawn question is erased while an attempt begins with it',
    '.$if(keep, (query) => query.forKeyShare())',
    '',
  ),
  api(
    'features/quiz/draws',
    'a draw takes incomplete questions',
    ".where('questions.isComplete', '=', true)",
    '',
  ),
  unit(quizRules, 'ten minutes are short and medium', 'medium: { from: 11', 'medium: { from: 10'),
  unit(
    quizRules,
    'the mean rating 420 is for beginners',
    'rating < levelBounds.intermediate',
    'rating <= levelBounds.intermediate',
  ),
  unit(
    accountRules,
    'an account is erased a day early',
    'deletionGraceDays = 15',
    'deletionGraceDays = 14',
  ),
  unit(
    accountRules,
    'a session is fresh for ten hours',
    '< freshSessionMinutes * minuteMs',
    '< freshSessionMinutes * hourMs',
  ),
  unit(
    accountRules,
    'the birthday itself is too young',
    'return date > latest',
    'return date >= latest',
  ),
  unit(
    blogRules,
    'part of a minute of reading is left out',
    'Math.ceil(words / wordsPerMinute)',
    'Math.floor(words / wordsPerMinute)',
  ),
  unit(blogRules, 'a slug begins with a hyphen', ".replace(/^-|-$/g, '')", ''),

  // The web app
  unit(
    'protected-cell',
    'a formula reaches the spreadsheet',
    '[=+\\-@＝＋－＠]',
    '[+\\-@＝＋－＠]',
  ),
  unit(
    'results-csv',
    'a formula in a title reaches the spreadsheet',
    'protectedCell(value) : String(value)',
    'value : String(value)',
  ),
  unit(
    'results-filter',
    'the last day of a range is left out',
    '(!to || day <= to)',
    '(!to || day < to)',
  ),
  unit(
    'recent-searches',
    'the same search is kept twice',
    '(one) => one.toLowerCase() !== same',
    '() => true',
  ),
  unit(
    'option-marks',
    'a correct option that was not chosen is marked as right',
    "isChosen ? 'right' : 'missed'",
    "'right'",
  ),
  unit(
    'lists/local-page',
    'the second page repeats the first',
    '(page - 1) * pageSize, page * pageSize',
    '0, page * pageSize',
  ),
  unit(
    'lists/selection',
    'a range ends before its last row',
    'Math.max(start, end) + 1)',
    'Math.max(start, end))',
  ),
  unit(
    'quiz-filters',
    'a guest filters by progress',
    'isMember ? search.state : undefined',
    'search.state',
  ),

  // Attempts
  access(
    'the attempt of another learner is returned',
    'if (attempt?.userId !== userId) throw',
    'if (!attempt) throw',
  ),
  api(
    'features/attempt/model',
    'the answers of a submit are not counted',
    'replaced(answers, submittedAnswers(attempt, answers, ending.answers, now))',
    'answers',
  ),
  api(
    'attempt/attempt.test',
    'an older message overwrites a newer answer',
    '(given.seq is null or answers.seq < given.seq)',
    'true',
  ),
  api(
    'attempt/attempt.test',
    'an attempt that is over ends again',
    "if (!isOpen || (ending.by === 'deadline' && inTime)) return",
    "if (ending.by === 'deadline' && inTime) return",
  ),
  api(
    'attempt/attempt.test',
    'an attempt lasts longer than its time limit',
    'now < attempt.deadline ? now : attempt.deadline',
    'now',
  ),
  api(
    'attempt/voids',
    'every early leave voids the attempt',
    '(await canBeVoided(tx, attempt, now));',
    'true;',
  ),
  api(
    'attempt/attempt.test',
    'time that runs out drops the answers',
    '!isSubmitted && final.every(({ response }) => response === null)',
    '!isSubmitted',
  ),
  api(
    'attempt/attempt.test',
    'an option one past the last is accepted',
    'answer.selectedOption >= count',
    'answer.selectedOption > count',
  ),
  api(
    'attempt/races',
    'a save does not wait for a concurrent submit',
    'order by id for no key update of quiz_attempts',
    'order by id --',
  ),

  // Tally
  api(
    'progress/tally',
    'an attempt that an administrator began counts',
    'byAdmin: knowsKeys(sql.val(attempt.userId), sql.val(attempt.quizId)),',
    'byAdmin: false,',
  ),
  api(
    'progress/tally',
    'the latest score replaces the best',
    'best_score = greatest(quiz_bests.best_score, excluded.best_score)',
    'best_score = excluded.best_score',
  ),
  api(
    'progress/tally',
    'only the learners of the last batch are counted',
    'unique_users = quiz_stats.unique_users + excluded.unique_users',
    'unique_users = excluded.unique_users',
  ),
  api(
    'progress/tally',
    'a skipped question counts as answered',
    'question.timesSkipped += 1;',
    'question.timesAnswered += 1;',
  ),

  // Quizzes, categories and series
  api(
    'quiz/authoring',
    'a question that was asked is removed and still drawn',
    '.set({ archivedAt: by.now })',
    '.set({ archivedAt: null })',
  ),
  api(
    'quiz/reading',
    'a quiz with unfinished questions is published',
    "if (status !== 'active') return;",
    "if (status !== 'draft') return;",
  ),
  api(
    'quiz/authoring',
    'drafts are public',
    'getQuizCard(ctx.db, input.id, viewer)',
    "getQuizCard(ctx.db, input.id, 'author')",
  ),
  api(
    'quiz/authoring',
    'a sub-category of another category is accepted',
    'subCategory?.categoryId !== categoryId',
    'subCategory === undefined',
  ),
  api(
    'server/features/series',
    'the quizzes of a series are numbered from 0',
    'quizOrder: index + 1,\n        questionCount',
    'quizOrder: index,\n        questionCount',
  ),
  api(
    'server/features/series',
    'a series accepts a quiz that does not exist',
    'quizIds.some((id) => !existing.has(id))',
    'quizIds.every((id) => !existing.has(id))',
  ),

  // Posts, testimonials, messages and drafts
  api(
    'server/features/blog',
    'every view of a post counts',
    'if (!numInsertedOrUpdatedRows) return false;',
    '',
  ),
  api(
    'server/features/blog',
    'two posts get the same slug',
    'return freeSlug(wanted, await listSlugsLike(tx, wanted, postId))',
    'return wanted',
  ),
  api(
    'server/features/testimonial',
    'a new testimonial removes the approved one',
    "    .where('status', '=', 'pending')\n    .where('deletedAt', 'is', null)",
    "    .where('deletedAt', 'is', null)",
  ),
  api(
    'server/features/contact',
    'a message with the honeypot field filled in is stored',
    'if (input.website) return',
    'if (false) return',
  ),
  api(
    'server/features/draft',
    'a draft of another window is overwritten',
    "        .where('drafts.writer', 'in', replaces ? [writer, replaces] : [writer]),",
    ',',
  ),

  // Accounts
  api(
    'account/passwords/log-in',
    'any password signs in',
    'if (!login || !isRight) {',
    'if (!login) {',
  ),
  api(
    'account/sessions/',
    'a deactivated account keeps its sessions',
    "    .where('users.accountStatus', '=', 'active')\n    .select([\n      'sessions.idHash'",
    "    .select([\n      'sessions.idHash'",
  ),
  api(
    'account/passwords/log-in',
    'signing out elsewhere ends this session instead',
    "query.where('idHash', '<>', exceptHash ?? '')",
    "query.where('idHash', '=', exceptHash ?? '')",
  ),
  api(
    'account/passwords/passwords',
    'a new password by mail ends no session',
    '    await resetPassword(tx, { userId, hash }, ctx.now);\n    await dropAccess(tx, userId);',
    '    await resetPassword(tx, { userId, hash }, ctx.now);',
  ),
  api(
    'account/erasure/leaving',
    'the only administrator may leave',
    'admins.length === 1 &&',
    'admins.length === 0 &&',
  ),
  api(
    'account/erasure/erasure',
    'written answers remain after the erasure of their author',
    `set response = response || '{"answerText": "(erased)"}'`,
    'set response = response',
  ),
  api(
    'account/access-tokens/',
    'a member creates tokens of an administrator',
    "token.scope === 'admin' && (!account || rolesOf(account).length === 0)",
    "token.scope === 'admin' && !account",
  ),
  access(
    'an author may change the quizzes of others',
    "    .where((eb) => eb('createdBy', 'is distinct from', manager))",
    "    .where('createdBy', '=', -1)",
  ),
  access(
    'a role needs no admin scope of its token',
    "scope === 'admin' ? roleRights(settings.current, token)",
    "scope !== 'read' ? roleRights(settings.current, token)",
  ),
  api(
    'quiz/managing',
    'the lists of an author have the quizzes of others',
    'sql.ref(createdBy)} = ',
    'sql.ref(createdBy)} <> -',
  ),
  api(
    'quiz/managing',
    'attempts of authors at their own quizzes are counted',
    'isByAuthor(quizId, userId)}',
    'sql`false`}',
  ),

  // HTTP
  api(
    'kernel/idempotency',
    'an idempotency key is accepted for another input',
    'inputHash !== call.inputHash || response === null',
    'response === null',
  ),
  api(
    'http/rest/',
    'a response for one member may be cached for all',
    'cookie.includes(sessionCookie) ||',
    '',
  ),
  api(
    'body-limits',
    'a guest may send megabytes',
    'guest: 64 * kibibyte',
    'guest: 64 * kibibyte * kibibyte',
  ),

  // Events of answers
  api(
    'attempt/events',
    'the hash of an event leaves out the one before',
    "encode(previous, 'hex')",
    "encode(''::bytea, 'hex')",
  ),
  api(
    'attempt/events',
    'an answer that is sent again unchanged is another event',
    '(after.response, after.flagged) is distinct from (before.response, before.flagged)',
    'true',
  ),
  api(
    'attempt/events',
    'events can be deleted',
    "if tg_op = 'DELETE' and not exists (",
    "if tg_op = 'DELETE' or not exists (",
  ),

  // Faults of other machines
  api(
    'postgres/replica',
    'a replica that lags is read',
    'position)) ? this.#replica : this.#primary',
    'position)) ? this.#replica : this.#replica',
  ),
  api(
    'postgres/replica',
    'the replica is never read',
    '!this.#replica || !position ||',
    'this.#replica || !position ||',
  ),
  api(
    'postgres/replica',
    'a read fails while the replica is away',
    "this.#log?.warn({ err }, 'the replica is away: public reads use the primary');",
    'throw err;',
  ),
  api(
    'postgres/replica',
    'a replica that failed is asked again at once',
    'this.#awayUntil = performance.now() + retryAfter;',
    '',
  ),
  api(
    'postgres/upgrade-under-load',
    'a migration waits for a table, and everyone else behind it',
    'statement: 0, lock: 500,',
    'statement: 0, lock: 0,',
  ),
  api(
    'http/cache/outage',
    'the last response is not used when the database cannot be reached',
    'if (!isReachable) return entry.response;',
    '',
  ),
  api(
    'http/cache/outage',
    'responses are computed although the database is known to be away',
    '&& !this.#versions.areOutOfReach',
    '',
  ),
  api(
    'features/progress/tally',
    'a batch of the tally is stamped by the clock of its process alone',
    'const at = await nextTallyTime(tx, now);',
    'const at = now;',
  ),

  // Classes
  api(
    'features/classroom/teachers',
    'a teacher who was removed keeps the class',
    "    .deleteFrom('classTeachers')\n    .where('classId', '=', classId)",
    "    .deleteFrom('classTeachers')\n    .where('addedAt', '<', new Date(0))\n    .where('classId', '=', classId)",
  ),
  api(
    'features/classroom/teachers',
    'who was added to one class teaches all classes',
    'where class_id = classes.id and user_id =',
    'where user_id =',
  ),

  api(
    'features/classroom/exceptions',
    'what a class allows holds for quizzes of other classes',
    'where assignments.class_id = class_exceptions.class_id',
    'where true',
  ),
  api(
    'features/classroom/exceptions',
    'a teacher takes back what another class allows',
    "    .deleteFrom('classExceptions')\n    .where('id', '=', id)\n    .where('classId', '=', classId)",
    "    .deleteFrom('classExceptions')\n    .where('id', '=', id)",
  ),
  api(
    'features/classroom/exceptions',
    'a teacher allows themselves more time',
    'if (member.userId === userId)',
    'if (member.userId < 0)',
  ),
  api(
    'features/classroom/assigned',
    'an assignment for chosen members concerns the whole class',
    '`(assignments.is_for_all or coalesce(assignment_members.is_chosen, false))`',
    '`true`',
  ),
  api(
    'features/classroom/assigned',
    'a later due date of one member is not heeded',
    'then greatest(assignments.due_at, assignment_members.due_at) end',
    'then assignments.due_at end',
  ),
  api(
    'features/classroom/assigned',
    'a due date of one member shortens the time that the class has got since',
    'then greatest(assignments.due_at, assignment_members.due_at) end',
    'then coalesce(assignment_members.due_at, assignments.due_at) end',
  ),
  api(
    'features/classroom/assigned',
    'an excused member is reminded and watched',
    'selectAssigned(db).where(sql<boolean>`assignment_members.is_excused is not true`)',
    'selectAssigned(db)',
  ),
  api(
    'features/classroom/assigned',
    'work of a member for whom the assignment is not any more keeps its mark',
    "const isExpected = memberState === 'assigned';",
    'const isExpected = true;',
  ),

  // Gradebooks
  unit(
    'shared/features/classroom/gradebook/mark',
    'a late deduction is applied to work in time',
    'if (dueAt === null || endedAt <= dueAt) return 0;',
    'if (dueAt === null) return 0;',
  ),
  unit(
    'shared/features/classroom/gradebook/mark',
    'work after the last date counts',
    'return times.cutOffAt === null || endedAt <= times.cutOffAt;',
    'return true;',
  ),
  api(
    'features/classroom/gradebook',
    'what is written about one learner is read with the mark of another',
    'entry: entriesIn(userId, assignment.id)[0],',
    'entry: entries.find(({ assignmentId }) => assignmentId === assignment.id),',
  ),
  api(
    'features/classroom/gradebook',
    'a teacher sets a mark in the class of another',
    'if (assignment?.classId !== ctx.class.id)',
    'if (!assignment)',
  ),
  api(
    'features/classroom/gradebook',
    'a second teacher overwrites a mark unseen',
    "requireAsLoaded('cell', stored, loadedAt);",
    '',
  ),
  api(
    'features/classroom/invitations',
    'a teacher invites people who may not open an account',
    'if (!account && !mayRegister(settings.current, { email })) return undefined;',
    '',
  ),

  // Stars
  api(
    'features/stars/stars',
    'changed stars are added to those before',
    'stars_sum = stars_sum + coalesce(new.stars, 0) - coalesce(old.stars, 0),',
    'stars_sum = stars_sum + coalesce(new.stars, 0),',
  ),
  unit(
    'shared/features/stars/rules',
    'the average is shown with fewer than five',
    'if (starsCount < fewestStars) return null;',
    'if (starsCount < fewestStars - 1) return null;',
  ),
  api(
    'features/stars/stars',
    'a learner without a finished attempt gives stars',
    ".where(attemptsToJudgeBy(quizId, userId), '>', 0),",
    ".where(attemptsToJudgeBy(quizId, userId), '>=', 0),",
  ),
  api(
    'features/classroom/live',
    'a teacher of another class sees who writes',
    'await findClass(ctx.db, managerOf(ctx.actor), assignment.classId)',
    "await findClass(ctx.db, 'all', assignment.classId)",
  ),
  api(
    'features/classroom/live',
    'added minutes reach learners of another class',
    "    .where('assigned.assignmentId', '=', id)\n    .where(isOfAnother(manager))",
    '    .where(isOfAnother(manager))',
  ),
  api(
    'features/classroom/live',
    'a teacher gives the own attempt more time',
    "    .where(isOfAnother(manager))\n    .where('attempt.quizId',",
    "    .where('attempt.quizId',",
  ),
  api(
    'features/marking',
    'a teacher marks the own answers in a class',
    '    .where(isTaughtBy(manager))\n    .where(isOfAnother(manager))',
    '    .where(isTaughtBy(manager))',
  ),
  api(
    'features/classroom/live',
    'a report of presence is accepted for the attempt of another',
    'on attempt.id = given.attempt_id and attempt.user_id = given.user_id',
    'on attempt.id = given.attempt_id',
  ),

  // Notices
  unit(
    'shared/features/notice',
    'a mail about notices comes in the quiet hours',
    'return quiet ? afterQuiet(quiet, at, timeZone) : at;',
    'return at;',
  ),
  api(
    'features/notice/mails',
    'a notice is mailed twice',
    '.set({ mailedAt: now })',
    '.set({ mailedAt: null })',
  ),
  api(
    'features/notice/mails',
    'notices of other members are shown',
    "    .selectFrom('notices')\n    .where('userId', '=', userId)\n    .select(['id', ",
    "    .selectFrom('notices')\n    .where('userId', '>', 0)\n    .select(['id', ",
  ),
  api(
    'features/notice/mails',
    'an address that was made up for another account ends its mails',
    'signer.open(purpose, Unsubscribing, { text, now });',
    "Promise.resolve(Unsubscribing.safeParse(JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString() || '{}').facts).data);",
  ),

  // The contract, where the type check reports nothing
  access(
    'a REST route has another path',
    "path: '/api/user/open-attempts/{attemptId}'",
    "path: '/api/user/opened-attempts/{attemptId}'",
  ),
  access(
    'a procedure has no output schema',
    '.output(z.array(SeriesHit))',
    '.use(({ next }) => next())',
  ),
];
