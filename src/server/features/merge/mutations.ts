import { sql } from 'kysely';
import type { Tx } from '#db/open.ts';
import type { MergeGroup, TwoAccounts } from '#shared/features/merge/schema.ts';

/**
 * What happens to a column that references the account that is merged into another:
 *
 * - `moves`: it references the account that stays. Where only one row may exist for each `key` (among the rows of
 *   `among`), the row of the account that stays wins, or the one that was changed last. A row that is `void` never wins
 *   over one that is not.
 * - `ends`: the row is deleted with its account: ways to sign in, and what belongs to them.
 * - `emptied`: the row stays without an account, because it must not be changed otherwise.
 * - `own`: a function of the feature that owns the table puts the rows of both together.
 */
type MergeRule =
  | {
      does: 'moves';
      group?: MergeGroup;
      key?: readonly string[];
      among?: (row: string) => string;
      newest?: string;
      void?: (row: string) => string;
    }
  | { does: 'ends' | 'emptied' }
  | { does: 'own'; group?: MergeGroup };

const content: MergeRule = { does: 'moves', group: 'content' };
const written: MergeRule = { does: 'moves' };
const ends: MergeRule = { does: 'ends' };

/** Every column that refers to an account. A test names those without a rule. */
export const mergeRules: Readonly<Record<string, MergeRule>> = {
  'access_links.created_by': written,
  'access_openings.user_id': { does: 'moves', key: ['quiz_id'] },
  'access_tokens.user_id': ends,
  'accessibility_profiles.user_id': { does: 'moves', key: [] },
  'address_undos.user_id': ends,
  'answer_marks.marked_by': written,
  'assignment_members.user_id': { does: 'own', group: 'classes' },
  'audit_entries.actor_id': { does: 'emptied' },
  'authenticator_apps.user_id': ends,
  'achievement_checks.user_id': { does: 'moves', key: [] },
  'blog_posts.author_id': content,
  'blog_posts.updated_by': written,
  'bookmarks.user_id': { does: 'moves', group: 'practice', key: ['question_id'] },
  'categories.updated_by': written,
  'certificate_checks.user_id': { does: 'moves', key: [] },
  'certificates.user_id': {
    ...{ does: 'moves', key: ['series_id'] },
    among: (row: string) => `${row}.series_id is not null`,
    void: (row: string) => `${row}.revoked_at is not null`,
  },
  'challenges.user_id': written,
  'class_exceptions.created_by': written,
  'class_exceptions.user_id': { does: 'own', group: 'exceptions' },
  'class_members.user_id': { does: 'moves', group: 'classes', key: ['class_id'] },
  'class_teachers.user_id': { does: 'moves', group: 'classes', key: ['class_id'] },
  'classes.created_by': content,
  'comment_reports.user_id': { does: 'moves', group: 'feedback', key: ['comment_id'] },
  'contact_messages.user_id': { does: 'moves', group: 'feedback' },
  'contact_replies.author_id': written,
  'daily_answers.user_id': { does: 'moves', group: 'practice', key: ['day'] },
  'drafts.user_id': {
    ...{ does: 'moves', group: 'drafts' },
    ...{ key: ['kind', 'document_id'], newest: 'updated_at' },
  },
  'editor_presences.user_id': ends,
  'exceptions.created_by': written,
  'exceptions.user_id': { does: 'own', group: 'exceptions' },
  'gradebook_changes.changed_by': written,
  'gradebook_entries.updated_by': written,
  'gradebook_entries.user_id': { does: 'own', group: 'classes' },
  'goal_checks.user_id': { does: 'moves', key: [] },
  'goal_days.user_id': { does: 'moves', group: 'practice', key: ['day'] },
  'idempotency_keys.user_id': ends,
  'imports.created_by': written,
  'invitations.invited_by': written,
  'invitations.user_id': ends,
  // Computed again from all answers by the recount that a merge brings.
  'learner_ratings.user_id': ends,
  'notice_choices.user_id': { does: 'moves', key: ['kind'] },
  'notice_times.user_id': { does: 'moves', key: [] },
  'notices.user_id': { does: 'moves', key: ['kind', 'subject'] },
  'league_opt_outs.user_id': { does: 'moves', key: [] },
  'passkeys.user_id': ends,
  // The devices of the removed account are signed out.
  'push_subscriptions.user_id': ends,
  'password_reset_tokens.user_id': ends,
  'past_goals.user_id': ends,
  'past_time_zones.user_id': ends,
  'practice_answers.user_id': { does: 'moves', group: 'practice', key: ['answer_id'] },
  'practice_sprints.user_id': { does: 'moves', group: 'practice' },
  'practice_settings.user_id': { does: 'moves', key: [] },
  'question_comments.updated_by': written,
  'question_comments.user_id': { does: 'moves', group: 'feedback' },
  'question_notes.user_id': {
    ...{ does: 'moves', group: 'practice' },
    ...{ key: ['question_id'], newest: 'updated_at' },
  },
  'question_quality.kept_by': written,
  'question_reports.settled_by': written,
  'question_reports.user_id': {
    ...{ does: 'moves', group: 'feedback' },
    ...{ key: ['question_id'], among: (row: string) => `${row}.outcome is null` },
  },
  'question_versions.created_by': { does: 'emptied' },
  'quiz_attempts.user_id': { does: 'own', group: 'attempts' },
  'quiz_bests.user_id': { does: 'own' },
  'quiz_feedback.user_id': { does: 'moves', group: 'feedback' },
  'quiz_stars.user_id': {
    ...{ does: 'moves', group: 'feedback' },
    ...{ key: ['quiz_id'], newest: 'given_at' },
  },
  'quizzes.created_by': content,
  'quizzes.updated_by': written,
  'recovery_codes.user_id': ends,
  'regrades.created_by': written,
  'reminder_checks.user_id': { does: 'moves', key: ['kind'] },
  'reopen_wishes.user_id': written,
  'series.updated_by': written,
  'sessions.user_id': ends,
  'share_links.created_by': written,
  'social_shares.user_id': written,
  'standings.user_id': { does: 'own' },
  'sub_categories.created_by': written,
  'sub_categories.updated_by': written,
  'testimonials.approved_by': written,
  'testimonials.updated_by': written,
  'testimonials.user_id': {
    ...{ does: 'moves', group: 'feedback' },
    key: ['status'],
    among: (row: string) =>
      `${row}.deleted_at is null and ${row}.status in ('pending', 'approved')`,
  },
  'uploads.created_by': content,
  'user_identities.user_id': ends,
  'user_achievements.user_id': {
    ...{ does: 'moves' },
    key: ['achievement_type', 'quiz_id', 'category_id'],
  },
  'users.suspended_by': written,
  'week_standings.user_id': { does: 'own' },
};

/** The table and the column of a rule. */
export function columnOf(name: string) {
  const [table = '', column = ''] = name.split('.');
  return { table: sql.table(table), column };
}

/** Moves the rows of every table that needs nothing but another id. */
export async function moveRows(tx: Tx, accounts: TwoAccounts): Promise<void> {
  for (const [name, rule] of Object.entries(mergeRules)) {
    if (rule.does !== 'moves') continue;
    const { table, column } = columnOf(name);
    if (rule.key) await dropDoubles(tx, name, accounts);
    await sql`update ${table} set ${sql.ref(column)} = ${accounts.keepId}
      where ${sql.ref(column)} = ${accounts.goneId}`.execute(tx);
  }
}

/** Deletes the losing row where both accounts have a row and only one may exist. */
async function dropDoubles(tx: Tx, name: string, { keepId, goneId }: TwoAccounts): Promise<void> {
  const rule = mergeRules[name];
  if (rule?.does !== 'moves' || !rule.key) return;
  const { table, column } = columnOf(name);
  const { among = () => 'true', newest, key, void: isVoid } = rule;
  const same = key.map((part) => `loser.${part} is not distinct from winner.${part}`);
  const drop = (losing: number, winning: number, conditions: readonly string[]) =>
    sql`delete from ${table} as loser using ${table} as winner
      where loser.${sql.ref(column)} = ${losing} and winner.${sql.ref(column)} = ${winning}
        and ${sql.raw([...same, among('loser'), among('winner'), ...conditions].join(' and '))}`.execute(
      tx,
    );
  if (newest) await drop(keepId, goneId, [`loser.${newest} < winner.${newest}`]);
  if (isVoid) await drop(keepId, goneId, [isVoid('loser'), `not ${isVoid('winner')}`]);
  await drop(goneId, keepId, []);
}
