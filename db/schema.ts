// Generated from the migrated database by `npm run generate`. Do not edit.

import type { ColumnType, GeneratedAlways } from 'kysely';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import type { AttemptRules } from '#shared/features/attempt/rules.ts';
import type { AnswerInput } from '#shared/features/attempt/schema.ts';
import type { SharedWork } from '#shared/features/attempt/sharing.ts';
import type { PassedQuiz } from '#shared/features/certificate/schema.ts';
import type { FindingMark } from '#shared/features/quality/schema.ts';
import type {
  QuestionBody,
  QuestionResponse,
} from '#shared/features/question/question-types/registry.ts';
import type { TakingRules } from '#shared/features/quiz/rules.ts';
import type { Json } from './json-column.ts';

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A column that an insert may leave to its default. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

export type AccountStatus = 'active' | 'deactivated' | 'pending_deletion' | 'suspended';

export type AttemptStatus = 'open' | 'submitted' | 'timed_out' | 'abandoned' | 'void' | 'self_reported';

export type AuditAction = 'created' | 'changed' | 'deleted';

export type AuditKind = 'categories' | 'sub_categories' | 'quizzes' | 'questions' | 'series' | 'blog_posts' | 'testimonials' | 'contact_messages' | 'users' | 'tags' | 'uploads' | 'classes' | 'assignments' | 'settings' | 'gradebook_entries' | 'class_exceptions' | 'assignment_members' | 'answer_marks' | 'series_certificates' | 'certificates';

export type CertificateRevoker = 'learner' | 'administrator';

export type CertificateSharing = 'named' | 'unnamed' | 'private';

export type CommentState = 'waiting' | 'published' | 'rejected';

export type ContactCategory = 'general' | 'technical' | 'account' | 'quiz' | 'billing' | 'feature' | 'bug' | 'other';

export type ContactStatus = 'new' | 'resolved' | 'spam';

export type GradebookChange = 'override' | 'override_removed' | 'comment' | 'comment_removed';

export type LatePolicy = 'marked' | 'refused' | 'deducted' | 'deducted_daily';

export type LearningLevel = 'beginner' | 'intermediate' | 'advanced';

export type NoticeRhythm = 'daily' | 'each';

export type PostStatus = 'draft' | 'published' | 'archived';

export type PracticeConfidence = 'sure' | 'unsure' | 'guess';

export type QuestionDifficulty = 'easy' | 'medium' | 'hard';

export type QuestionReportKind = 'wrong_key' | 'unclear' | 'typo' | 'offensive' | 'other';

export type QuestionReportOutcome = 'fixed' | 'kept';

export type QuestionType = 'single_choice' | 'multiple_choice' | 'true_false' | 'fill_blank' | 'ordering' | 'numeric' | 'matching' | 'categorise' | 'cloze' | 'essay' | 'hotspot';

export type QuizStatus = 'active' | 'draft' | 'archived';

export type ReadingFont = 'standard' | 'atkinson' | 'dyslexic';

export type RegradeMethod = 'new_key' | 'either_key' | 'full_credit' | 'leave';

export type RegradeState = 'running' | 'done' | 'undoing' | 'undone';

export type RemarkState = 'shown' | 'reported' | 'hidden';

export type ShelfStatus = 'active' | 'archived';

export type SuspensionReason = 'cheating' | 'abuse' | 'spam' | 'security' | 'other';

export type TagColour = 'blue' | 'green' | 'violet' | 'teal' | 'brown' | 'rose' | 'olive' | 'slate';

export type TestimonialStatus = 'pending' | 'approved' | 'rejected';

export type TextSpacing = 'standard' | 'wide' | 'wider';

export type TokenScope = 'read' | 'write' | 'admin';

export interface AccessLinks {
  createdAt: Timestamp;
  createdBy: number | null;
  quizId: number;
  tokenHash: string;
}

export interface AccessOpenings {
  openedAt: Timestamp;
  quizId: number;
  userId: number;
}

export interface AccessTokens {
  createdAt: Timestamp;
  expiresAt: Timestamp;
  hint: string;
  id: Generated<number>;
  lastUsedAt: Timestamp | null;
  name: string;
  scope: TokenScope;
  tokenHash: string;
  userId: number;
}

export interface AccessibilityProfiles {
  extraTimePercent: Generated<number>;
  font: Generated<ReadingFont>;
  highContrast: Generated<boolean>;
  largeTargets: Generated<boolean>;
  lineFocus: Generated<boolean>;
  oneThing: Generated<boolean>;
  readAloud: Generated<boolean>;
  reducedMotion: Generated<boolean>;
  spacing: Generated<TextSpacing>;
  userId: number;
}

export interface AchievementChecks {
  userId: number;
}

export interface AddressUndos {
  createdAt: Timestamp;
  expiresAt: Timestamp;
  id: Generated<number>;
  oldEmail: string;
  oldFirebaseId: string | null;
  requestedAt: Timestamp | null;
  tokenHash: string | null;
  userId: number;
}

export interface AnswerEvents {
  flagged: boolean;
  hash: Uint8Array;
  number: number;
  questionId: number;
  quizAttemptId: number;
  receivedAt: Timestamp;
  response: Json<QuestionResponse | null>;
  seq: number;
}

export interface AnswerMarks {
  answerId: number;
  comment: string | null;
  credit: number;
  id: Generated<number>;
  levels: Json<number[] | null>;
  markedAt: Timestamp;
  markedBy: number | null;
  number: number;
}

export interface Answers {
  checkedAt: Timestamp | null;
  credit: number | null;
  flagged: Generated<boolean>;
  id: Generated<number>;
  isCorrect: boolean | null;
  lateAt: Timestamp | null;
  questionId: number;
  quizAttemptId: number;
  response: Json<QuestionResponse | null>;
  savedAt: Timestamp | null;
  seq: Generated<number>;
}

export interface AssignmentMembers {
  assignmentId: number;
  cutOffAt: Timestamp | null;
  dueAt: Timestamp | null;
  id: Generated<number>;
  isChosen: Generated<boolean>;
  isExcused: Generated<boolean>;
  startsAt: Timestamp | null;
  updatedAt: Timestamp;
  userId: number;
}

export interface Assignments {
  classId: number;
  createdAt: Timestamp;
  cutOffAt: Timestamp | null;
  dueAt: Timestamp | null;
  id: Generated<number>;
  isForAll: Generated<boolean>;
  lateMaxPercent: number | null;
  latePercent: number | null;
  latePolicy: Generated<LatePolicy>;
  note: string | null;
  quizId: number | null;
  seriesId: number | null;
  startsAt: Timestamp;
  updatedAt: Timestamp | null;
}

export interface AuditEntries {
  action: AuditAction;
  actorId: number | null;
  after: Json<Record<string, unknown>>;
  at: Timestamp;
  before: Json<Record<string, unknown>>;
  call: string;
  id: GeneratedAlways<number>;
  kind: AuditKind;
  label: string | null;
  requestId: string;
  rowId: number;
}

export interface AuthenticatorApps {
  confirmedAt: Timestamp | null;
  createdAt: Timestamp;
  lastStep: Generated<number>;
  secret: string;
  userId: number;
}

export interface BlogPostViews {
  day: string;
  postId: number;
  visitor: string;
}

export interface BlogPosts {
  authorId: number | null;
  categoryId: number | null;
  content: string;
  createdAt: Generated<Timestamp>;
  deletedAt: Timestamp | null;
  excerpt: string;
  featuredImage: string | null;
  featuredImageAlt: string | null;
  id: Generated<number>;
  language: Generated<string>;
  metaDescription: string | null;
  metaTitle: string | null;
  publishedAt: Timestamp | null;
  readingTimeMinutes: Generated<number>;
  searchTitle: GeneratedAlways<string>;
  searchWords: GeneratedAlways<string>;
  slug: string;
  status: Generated<PostStatus>;
  tags: Generated<string[]>;
  title: string;
  updatedAt: Generated<Timestamp>;
  updatedBy: number | null;
  viewCount: Generated<number>;
}

export interface Bookmarks {
  bookmarkedAt: Timestamp;
  questionId: number;
  userId: number;
}

export interface Categories {
  createdAt: Generated<Timestamp>;
  description: string | null;
  displayName: string;
  id: Generated<number>;
  name: string;
  updatedAt: Generated<Timestamp>;
  updatedBy: number | null;
}

export interface CategoryRedirects {
  categoryId: number;
  categoryName: string;
  id: Generated<number>;
  subCategoryId: number | null;
  subCategoryName: string | null;
}

export interface CertificateChecks {
  userId: number;
}

export interface Certificates {
  awardedAt: Timestamp;
  id: Generated<number>;
  name: string;
  publicId: Generated<string>;
  revokedAt: Timestamp | null;
  revokedBy: CertificateRevoker | null;
  revokedReason: string | null;
  seriesId: number | null;
  sharing: Generated<CertificateSharing>;
  statusIndex: GeneratedAlways<number>;
  subjectId: Generated<string>;
  userId: number;
  versionId: number;
}

export interface ChallengeAttempts {
  attemptId: number;
  challengeId: number;
}

export interface Challenges {
  attemptId: number;
  createdAt: Timestamp;
  id: Generated<number>;
  showsName: boolean;
  tokenHash: string;
  userId: number;
}

export interface ClassExceptions {
  classId: number;
  closesAt: Timestamp | null;
  createdAt: Timestamp;
  createdBy: number | null;
  extraAttempts: Generated<number>;
  extraTimePercent: Generated<number>;
  id: Generated<number>;
  quizId: number | null;
  quizKey: GeneratedAlways<number>;
  userId: number;
}

export interface ClassMembers {
  classId: number;
  exceptionsUpdatedAt: Timestamp | null;
  joinedAt: Timestamp;
  userId: number;
}

export interface ClassTeachers {
  addedAt: Timestamp;
  classId: number;
  userId: number;
}

export interface Classes {
  createdAt: Timestamp;
  createdBy: number | null;
  id: Generated<number>;
  isOpen: Generated<boolean>;
  joinCode: string;
  name: string;
}

export interface CommentReports {
  commentId: number;
  reportedAt: Timestamp;
  settledAt: Timestamp | null;
  userId: number;
}

export interface ContactMessages {
  adminNotes: string | null;
  category: ContactCategory;
  createdAt: Generated<Timestamp>;
  email: string;
  id: Generated<number>;
  language: string | null;
  message: string;
  name: string;
  notesChangedAt: Timestamp | null;
  repliedAt: Timestamp | null;
  resolvedAt: Timestamp | null;
  status: Generated<ContactStatus>;
  subject: string;
  userId: number | null;
}

export interface ContactReplies {
  authorId: number | null;
  id: Generated<number>;
  messageId: number;
  sentAt: Timestamp;
  text: string;
}

export interface DailyAnswers {
  answerId: string;
  answeredAt: Timestamp;
  day: string;
  id: Generated<number>;
  isCorrect: boolean;
  questionId: number;
  userId: number | null;
}

export interface Drafts {
  base: Timestamp | null;
  content: Json<Record<string, unknown>>;
  documentId: number;
  kind: string;
  updatedAt: Generated<Timestamp>;
  userId: number;
  writer: string;
}

export interface DrawTags {
  drawId: number;
  tagId: number;
}

export interface EditorPresences {
  questionId: number | null;
  quizId: number;
  seenAt: Timestamp;
  tab: string;
  userId: number;
}

export interface Exceptions {
  closesAt: Timestamp | null;
  createdAt: Timestamp;
  createdBy: number | null;
  extraAttempts: Generated<number>;
  extraTimePercent: Generated<number>;
  id: Generated<number>;
  quizId: number | null;
  quizKey: GeneratedAlways<number>;
  userId: number;
}

export interface GoalChecks {
  since: Timestamp;
  userId: number;
}

export interface GoalDays {
  day: string;
  userId: number;
}

export interface GradebookChanges {
  changedAt: Timestamp;
  changedBy: number | null;
  computedPercent: number | null;
  entryId: number;
  id: Generated<number>;
  kind: GradebookChange;
  percent: number | null;
  text: string | null;
}

export interface GradebookEntries {
  assignmentId: number;
  comment: string | null;
  commentAt: Timestamp | null;
  computedPercent: number | null;
  id: Generated<number>;
  overrideAt: Timestamp | null;
  overridePercent: number | null;
  overrideReason: string | null;
  updatedAt: Timestamp;
  updatedBy: number | null;
  userId: number;
}

export interface IdempotencyKeys {
  createdAt: Timestamp;
  inputHash: string;
  key: string;
  procedure: string;
  response: string | null;
  userId: number | null;
}

export interface Imports {
  createdAt: Timestamp;
  createdBy: number | null;
  fileName: string;
  format: string;
  hasCreatedQuiz: boolean;
  id: Generated<number>;
  questionIds: Json<number[]>;
  quizId: number | null;
  undoneAt: Timestamp | null;
  uploads: Generated<Generated<Json<string[]>>>;
}

export interface Invitations {
  expiresAt: Timestamp;
  invitedAt: Timestamp;
  invitedBy: number | null;
  sentAt: Timestamp;
  userId: number;
}

export interface LeagueOptOuts {
  userId: number;
}

export interface LearnerRatings {
  answers: number;
  categoryId: number | null;
  deviation: number;
  id: Generated<number>;
  ratedAt: Timestamp;
  rating: number;
  tagId: number | null;
  userId: number;
}

export interface MemberChanges {
  changedAt: Generated<Timestamp>;
  id: Generated<number>;
  transaction: Generated<string>;
  userId: number | null;
}

export interface NoticeChoices {
  inApp: boolean;
  kind: string;
  mail: boolean;
  push: boolean | null;
  userId: number;
}

export interface NoticePushes {
  noticeId: number;
  subscriptionId: number;
}

export interface NoticeTimes {
  dueDays: Generated<number>;
  lastMailAt: Timestamp | null;
  nextMailAt: Timestamp | null;
  quietFrom: number | null;
  quietUntil: number | null;
  rhythm: Generated<NoticeRhythm>;
  userId: number;
}

export interface Notices {
  createdAt: Timestamp;
  data: Json<Record<string, unknown>>;
  id: Generated<number>;
  inApp: boolean;
  kind: string;
  mailedAt: Timestamp | null;
  readAt: Timestamp | null;
  subject: string;
  userId: number;
  wantsMail: boolean;
}

export interface Passkeys {
  counter: number;
  createdAt: Timestamp;
  credentialId: string;
  id: Generated<number>;
  lastUsedAt: Timestamp | null;
  name: string;
  publicKey: string;
  transports: string[];
  userId: number;
}

export interface PasswordResetTokens {
  expiresAt: Timestamp;
  tokenHash: string;
  userId: number;
}

export interface PastGoals {
  dailyGoal: number;
  until: Timestamp;
  userId: number;
}

export interface PastTimeZones {
  timeZone: string;
  until: Timestamp;
  userId: number;
}

export interface PracticeAnswers {
  answerId: string;
  answeredAt: Timestamp;
  confidence: PracticeConfidence | null;
  id: Generated<number>;
  isCorrect: boolean;
  questionId: number;
  ratedBatch: number | null;
  response: Json<QuestionResponse | null>;
  sprintId: number | null;
  userId: number;
}

export interface PracticeSettings {
  asksConfidence: boolean;
  dailyGoal: Generated<number>;
  retention: number;
  userId: number;
}

export interface PracticeSprints {
  id: Generated<number>;
  startedAt: Timestamp;
  userId: number;
}

export interface Presences {
  attemptId: number;
  place: number;
  seenAt: Timestamp;
}

export interface PublicChanges {
  changedAt: Generated<Timestamp>;
  id: Generated<number>;
  topic: string;
}

export interface PushSubscriptions {
  auth: string;
  createdAt: Timestamp;
  endpoint: string;
  id: Generated<number>;
  nextPushAt: Timestamp | null;
  p256dh: string;
  sessionId: number;
  userId: number;
}

export interface QuestionComments {
  createdAt: Timestamp;
  deletedAt: Timestamp | null;
  id: Generated<number>;
  isByStaff: Generated<boolean>;
  questionId: number;
  state: Generated<CommentState>;
  text: string;
  updatedAt: Timestamp;
  updatedBy: number | null;
  userId: number;
}

export interface QuestionNotes {
  questionId: number;
  text: string;
  updatedAt: Timestamp;
  userId: number;
}

export interface QuestionQuality {
  findings: Json<FindingMark[]>;
  judgedAt: Timestamp;
  keptAnswers: number | null;
  keptAt: Timestamp | null;
  keptBy: number | null;
  questionId: number;
  rank: number;
  timesAnswered: number;
  version: number;
}

export interface QuestionRatings {
  answers: number;
  day: string;
  dayDeviation: number;
  dayRating: number;
  deviation: number;
  questionId: number;
  rating: number;
}

export interface QuestionReports {
  id: Generated<number>;
  kind: QuestionReportKind;
  note: string | null;
  outcome: QuestionReportOutcome | null;
  questionId: number;
  reportedAt: Timestamp;
  settledAt: Timestamp | null;
  settledBy: number | null;
  userId: number;
}

export interface QuestionTags {
  questionId: number;
  tagId: number;
}

export interface QuestionVersions {
  body: Json<QuestionBody>;
  createdAt: Timestamp;
  createdBy: number | null;
  difficulty: QuestionDifficulty;
  explanation: string | null;
  imageAlt: string | null;
  imageUrl: string | null;
  number: number;
  questionId: number;
  text: string;
  type: QuestionType;
}

export interface Questions {
  archivedAt: Timestamp | null;
  bankWords: Generated<string>;
  body: Generated<Json<QuestionBody>>;
  calculatedDifficulty: Generated<QuestionDifficulty>;
  createdAt: Generated<Timestamp>;
  difficulty: Generated<QuestionDifficulty>;
  difficultyScore: Generated<number>;
  explanation: string | null;
  id: Generated<number>;
  imageAlt: string | null;
  imageUrl: string | null;
  isComplete: Generated<boolean>;
  lastDifficultyUpdate: Timestamp | null;
  position: Generated<number>;
  quizId: number;
  searchText: Generated<string>;
  searchWords: Generated<string>;
  sureRating: number | null;
  text: string;
  textHash: Generated<string>;
  timesAnswered: Generated<number>;
  timesCorrect: Generated<number>;
  timesSkipped: Generated<number>;
  type: Generated<QuestionType>;
  updatedAt: Generated<Timestamp>;
  version: Generated<number>;
}

export interface QuizAttempts {
  anonymousKey: string | null;
  byAdmin: Generated<boolean>;
  canRetakeAt: Timestamp | null;
  completedAt: Timestamp | null;
  deadline: Timestamp;
  endedWaitUntil: Timestamp | null;
  id: Generated<number>;
  keepsResult: Generated<boolean>;
  paper: Generated<Json<PaperQuestion[]>>;
  passed: Generated<boolean>;
  points: number | null;
  quizId: number;
  ratedBatch: number | null;
  reached: Generated<number>;
  reachedAt: Timestamp | null;
  rules: Json<AttemptRules>;
  score: Generated<number>;
  startedAt: Timestamp;
  status: AttemptStatus;
  talliedAt: Timestamp | null;
  tallyFailedAt: Timestamp | null;
  timeTaken: number | null;
  toBeMarked: Generated<number>;
  totalQuestions: number;
  userId: number | null;
  voidedAt: Timestamp | null;
}

export interface QuizBests {
  attemptCount: number;
  bestScore: number;
  quizId: number;
  reachedAt: Timestamp;
  userId: number;
}

export interface QuizDraws {
  categoryId: number | null;
  difficulty: QuestionDifficulty | null;
  id: Generated<number>;
  position: number | null;
  questionCount: number;
  quizId: number;
}

export interface QuizFeedback {
  createdAt: Generated<Timestamp>;
  difficultyRating: number | null;
  id: Generated<number>;
  quizAttemptId: number;
  quizId: number;
  suggestions: string | null;
  userId: number;
}

export interface QuizLinks {
  position: number;
  questionId: number;
  quizId: number;
}

export interface QuizStars {
  givenAt: Timestamp;
  id: Generated<number>;
  quizId: number;
  remark: string | null;
  remarkState: Generated<RemarkState>;
  stars: number;
  userId: number | null;
}

export interface QuizStats {
  attemptCount: Generated<number>;
  passCount: Generated<number>;
  quizId: number;
  shareSum: Generated<number>;
  topPoints: number | null;
  topScore: Generated<number>;
  topTotal: Generated<number>;
  uniqueUsers: Generated<number>;
}

export interface Quizzes {
  accessCode: string | null;
  archivedAt: Timestamp | null;
  categoryId: number | null;
  closesAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  createdBy: number | null;
  description: Generated<string>;
  difficulty: LearningLevel | null;
  draftedAt: Timestamp | null;
  drawnQuestions: Generated<number>;
  id: Generated<number>;
  imageAlt: string | null;
  imageUrl: string | null;
  isByLink: Generated<boolean>;
  isListed: Generated<boolean>;
  isMembersOnly: Generated<boolean>;
  isOpenForPractice: Generated<boolean>;
  language: Generated<string>;
  meanRating: number | null;
  opensAt: Timestamp | null;
  publishedAt: Timestamp | null;
  publishesWhenOpen: Generated<boolean>;
  questionsPerAttempt: Generated<number>;
  rules: Generated<Json<TakingRules>>;
  searchTitle: Generated<string>;
  searchWords: Generated<string>;
  shownLevel: GeneratedAlways<LearningLevel>;
  slotsUpdatedAt: Timestamp | null;
  starsCount: Generated<number>;
  starsSum: Generated<number>;
  status: Generated<QuizStatus>;
  subCategoryId: number | null;
  timeLimit: number | null;
  title: string;
  totalQuestions: Generated<number>;
  translationGroup: string | null;
  updatedAt: Generated<Timestamp>;
  updatedBy: number | null;
}

export interface RateLimits {
  expire: number | null;
  key: string;
  points: number;
}

export interface RecoveryCodes {
  codeHash: string;
  createdAt: Timestamp;
  salt: string;
  usedAt: Timestamp | null;
  userId: number;
}

export interface RegradedAttempts {
  canRetakeAtBefore: Timestamp | null;
  passed: boolean;
  passedBefore: boolean;
  points: number | null;
  pointsBefore: number | null;
  questionBefore: Json<PaperQuestion>;
  quizAttemptId: number;
  regradeId: number;
  score: number;
  scoreBefore: number;
}

export interface Regrades {
  attempts: number;
  changed: Generated<number>;
  createdAt: Timestamp;
  createdBy: number | null;
  endedAt: Timestamp | null;
  id: Generated<number>;
  lastAttemptId: Generated<number>;
  method: RegradeMethod;
  questionId: number;
  seen: Generated<number>;
  sendsMails: boolean;
  state: RegradeState;
  takesPasses: boolean;
  version: number;
}

export interface ReminderChecks {
  day: string;
  kind: string;
  userId: number;
}

export interface RemovedFiles {
  name: string;
  removedAt: Timestamp;
}

export interface ReopenWishes {
  quizAttemptId: number;
  userId: number;
}

export interface RunningCalls {
  done: number;
  keyHash: string;
  phase: string;
  total: number | null;
  writtenAt: Generated<Timestamp>;
}

export interface Series {
  categoryId: number | null;
  createdAt: Generated<Timestamp>;
  deletedAt: Timestamp | null;
  description: Generated<string>;
  difficulty: Generated<LearningLevel>;
  displayName: string;
  estimatedDuration: string | null;
  id: Generated<number>;
  imageAlt: string | null;
  imageUrl: string | null;
  language: Generated<string>;
  learningOutcomes: Generated<string[]>;
  name: string;
  prerequisites: Generated<string[]>;
  searchTitle: GeneratedAlways<string>;
  searchWords: GeneratedAlways<string>;
  status: Generated<ShelfStatus>;
  updatedAt: Generated<Timestamp>;
  updatedBy: number | null;
}

export interface SeriesCertificates {
  checkedUpTo: number | null;
  gives: boolean;
  id: Generated<number>;
  seriesId: number;
}

export interface SeriesQuizzes {
  quizId: number;
  quizOrder: number;
  seriesId: number;
}

export interface SeriesVersions {
  createdAt: Timestamp;
  description: string;
  id: Generated<number>;
  language: string;
  quizzes: Json<PassedQuiz[]>;
  seriesId: number | null;
  title: string;
}

export interface Sessions {
  createdAt: Generated<Timestamp>;
  expiresAt: Timestamp;
  id: Generated<number>;
  idHash: string;
  lastUsedAt: Timestamp | null;
  network: string | null;
  provenAt: Timestamp | null;
  userAgent: string | null;
  userId: number;
}

export interface Settings {
  id: Generated<number>;
  name: string;
  updatedAt: Timestamp;
  value: Json<unknown>;
}

export interface ShareLinks {
  content: Json<SharedWork | null>;
  createdAt: Timestamp;
  createdBy: number | null;
  expiresAt: Timestamp;
  id: Generated<number>;
  quizId: number;
  tokenHash: string;
}

export interface SharedTrials {
  answers: Json<AnswerInput[] | null>;
  challengeId: number | null;
  checked: Generated<Json<Record<string, AnswerInput>>>;
  endedAt: Timestamp | null;
  paper: Json<PaperQuestion[]>;
  rules: Json<AttemptRules>;
  shareLinkId: number | null;
  startedAt: Timestamp;
  tokenHash: string;
}

export interface SigningKeys {
  createdAt: Generated<Timestamp>;
  id: Generated<number>;
  key: string;
  purpose: string;
  retiredAt: Timestamp | null;
}

export interface SocialShares {
  achievementId: number | null;
  createdAt: Generated<Timestamp>;
  id: Generated<number>;
  metadata: Generated<Json<Record<string, unknown>>>;
  platform: string;
  quizAttemptId: number | null;
  shareType: string;
  userId: number;
}

export interface Standings {
  attemptCount: Generated<number>;
  quizzesCompleted: Generated<number>;
  rating: Generated<number>;
  reachedAt: Timestamp;
  score: Generated<number>;
  userId: number;
}

export interface SubCategories {
  categoryId: number;
  createdAt: Generated<Timestamp>;
  createdBy: number | null;
  description: string | null;
  displayName: string;
  id: Generated<number>;
  imageUrl: string | null;
  name: string;
  status: Generated<ShelfStatus>;
  updatedAt: Generated<Timestamp>;
  updatedBy: number | null;
}

export interface Tags {
  colour: Generated<TagColour>;
  createdAt: Generated<Timestamp>;
  foldedName: GeneratedAlways<string>;
  id: Generated<number>;
  name: string;
}

export interface Testimonials {
  approvedAt: Timestamp | null;
  approvedBy: number | null;
  content: string;
  createdAt: Generated<Timestamp>;
  deletedAt: Timestamp | null;
  id: Generated<number>;
  name: string;
  rating: number;
  role: string;
  status: Generated<TestimonialStatus>;
  updatedAt: Generated<Timestamp>;
  updatedBy: number | null;
  userId: number;
}

export interface Uploads {
  alt: string | null;
  bytes: number;
  createdBy: number | null;
  fileName: string;
  height: number | null;
  id: Generated<number>;
  isProfilePicture: Generated<boolean>;
  mime: string;
  seconds: number | null;
  sha256: string;
  uploadedAt: Timestamp;
  width: number | null;
}

export interface UsedChallenges {
  challengeHash: string;
  expiresAt: Timestamp;
}

export interface UsedIdTokens {
  expiresAt: Timestamp;
  tokenHash: string;
}

export interface UserAchievements {
  achievementType: string;
  achievementValue: number | null;
  categoryId: number | null;
  earnedAt: Generated<Timestamp>;
  id: Generated<number>;
  metadata: Generated<Json<Record<string, unknown>>>;
  quizId: number | null;
  rule: string | null;
  userId: number;
}

export interface UserIdentities {
  grantedRoles: Generated<string[]>;
  linkedAt: Timestamp;
  provider: string;
  subject: string;
  userId: number;
}

export interface Users {
  accountStatus: Generated<AccountStatus>;
  bio: string | null;
  createdAt: Generated<Timestamp>;
  dateOfBirth: string | null;
  displayName: string | null;
  educationLevel: string | null;
  email: string;
  emailVerificationExpires: Timestamp | null;
  emailVerificationToken: string | null;
  emailVerified: Generated<boolean>;
  exceptionsUpdatedAt: Timestamp | null;
  firebaseId: string | null;
  firstName: string | null;
  homeCountry: string | null;
  id: Generated<number>;
  isAdmin: Generated<boolean>;
  isAuthor: Generated<boolean>;
  isTeacher: Generated<boolean>;
  lastLoginAt: Timestamp | null;
  lastName: string | null;
  learningGoals: string | null;
  occupation: string | null;
  password: string | null;
  pendingEmail: string | null;
  pendingEmailFirebaseId: string | null;
  pendingEmailSince: Timestamp | null;
  phoneNumber: string | null;
  photoUrl: string | null;
  preferredLanguage: Generated<string>;
  profilePicture: string | null;
  scheduledDeletionDate: Timestamp | null;
  suspendedAt: Timestamp | null;
  suspendedBy: number | null;
  suspendedNote: string | null;
  suspendedReason: SuspensionReason | null;
  timezone: string | null;
  updatedAt: Generated<Timestamp>;
  usedVerificationToken: string | null;
  username: string;
  usernameProvisional: Generated<boolean>;
}

export interface VisitorKeys {
  day: string;
  key: string;
}

export interface WeekStandings {
  attemptCount: number;
  quizzesCompleted: number;
  reachedAt: Timestamp;
  score: number;
  userId: number;
  week: string;
}

export interface DB {
  accessLinks: AccessLinks;
  accessOpenings: AccessOpenings;
  accessTokens: AccessTokens;
  accessibilityProfiles: AccessibilityProfiles;
  achievementChecks: AchievementChecks;
  addressUndos: AddressUndos;
  answerEvents: AnswerEvents;
  answerMarks: AnswerMarks;
  answers: Answers;
  assignmentMembers: AssignmentMembers;
  assignments: Assignments;
  auditEntries: AuditEntries;
  authenticatorApps: AuthenticatorApps;
  blogPostViews: BlogPostViews;
  blogPosts: BlogPosts;
  bookmarks: Bookmarks;
  categories: Categories;
  categoryRedirects: CategoryRedirects;
  certificateChecks: CertificateChecks;
  certificates: Certificates;
  challengeAttempts: ChallengeAttempts;
  challenges: Challenges;
  classExceptions: ClassExceptions;
  classMembers: ClassMembers;
  classTeachers: ClassTeachers;
  classes: Classes;
  commentReports: CommentReports;
  contactMessages: ContactMessages;
  contactReplies: ContactReplies;
  dailyAnswers: DailyAnswers;
  drafts: Drafts;
  drawTags: DrawTags;
  editorPresences: EditorPresences;
  exceptions: Exceptions;
  goalChecks: GoalChecks;
  goalDays: GoalDays;
  gradebookChanges: GradebookChanges;
  gradebookEntries: GradebookEntries;
  idempotencyKeys: IdempotencyKeys;
  imports: Imports;
  invitations: Invitations;
  leagueOptOuts: LeagueOptOuts;
  learnerRatings: LearnerRatings;
  memberChanges: MemberChanges;
  noticeChoices: NoticeChoices;
  noticePushes: NoticePushes;
  noticeTimes: NoticeTimes;
  notices: Notices;
  passkeys: Passkeys;
  passwordResetTokens: PasswordResetTokens;
  pastGoals: PastGoals;
  pastTimeZones: PastTimeZones;
  practiceAnswers: PracticeAnswers;
  practiceSettings: PracticeSettings;
  practiceSprints: PracticeSprints;
  presences: Presences;
  publicChanges: PublicChanges;
  pushSubscriptions: PushSubscriptions;
  questionComments: QuestionComments;
  questionNotes: QuestionNotes;
  questionQuality: QuestionQuality;
  questionRatings: QuestionRatings;
  questionReports: QuestionReports;
  questionTags: QuestionTags;
  questionVersions: QuestionVersions;
  questions: Questions;
  quizAttempts: QuizAttempts;
  quizBests: QuizBests;
  quizDraws: QuizDraws;
  quizFeedback: QuizFeedback;
  quizLinks: QuizLinks;
  quizStars: QuizStars;
  quizStats: QuizStats;
  quizzes: Quizzes;
  rateLimits: RateLimits;
  recoveryCodes: RecoveryCodes;
  regradedAttempts: RegradedAttempts;
  regrades: Regrades;
  reminderChecks: ReminderChecks;
  removedFiles: RemovedFiles;
  reopenWishes: ReopenWishes;
  runningCalls: RunningCalls;
  series: Series;
  seriesCertificates: SeriesCertificates;
  seriesQuizzes: SeriesQuizzes;
  seriesVersions: SeriesVersions;
  sessions: Sessions;
  settings: Settings;
  shareLinks: ShareLinks;
  sharedTrials: SharedTrials;
  signingKeys: SigningKeys;
  socialShares: SocialShares;
  standings: Standings;
  subCategories: SubCategories;
  tags: Tags;
  testimonials: Testimonials;
  uploads: Uploads;
  usedChallenges: UsedChallenges;
  usedIdTokens: UsedIdTokens;
  userAchievements: UserAchievements;
  userIdentities: UserIdentities;
  users: Users;
  visitorKeys: VisitorKeys;
  weekStandings: WeekStandings;
}
