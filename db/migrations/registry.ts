import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as catalogue from './0002-catalogue.ts';
import * as attempts from './0003-attempts.ts';
import * as series from './0004-series.ts';
import * as voices from './0005-voices.ts';
import * as keepsakes from './0006-keepsakes.ts';
import * as removals from './0007-removals.ts';
import * as visitorKeys from './0008-visitor-keys.ts';
import * as signingKeys from './0009-signing-keys.ts';
import * as removalIndexes from './0010-removal-indexes.ts';
import * as postSearch from './0011-post-search.ts';
import * as rateLimits from './0012-rate-limits.ts';
import * as questionCounts from './0013-question-counts.ts';
import * as attemptReceipts from './0014-attempt-receipts.ts';
import * as countedAttempts from './0015-counted-attempts.ts';
import * as idempotencyKeys from './0016-idempotency-keys.ts';
import * as lastWriters from './0017-last-writers.ts';
import * as accountSecurity from './0018-account-security.ts';
import * as textSearch from './0020-text-search.ts';
import * as drafts from './0021-drafts.ts';
import * as questionImageAlt from './0022-question-image-alt.ts';
import * as backOffice from './0023-back-office.ts';
import * as typedQuestions from './0024-typed-questions.ts';
import * as attemptRules from './0025-attempt-rules.ts';
import * as deletedRows from './0029-deleted-rows.ts';
import * as versions from './0030-versions.ts';
import * as catalogueSums from './0031-catalogue-sums.ts';
import * as publicChanges from './0032-public-changes.ts';
import * as unrankedPeople from './0033-unranked-people.ts';
import * as answerEvents from './0034-answer-events.ts';
import * as sessionEnds from './0036-session-ends.ts';
import * as secondFactors from './0037-second-factors.ts';
import * as auditTrail from './0039-audit-trail.ts';
import * as lastTally from './0042-last-tally.ts';
import * as usedChallenges from './0043-used-challenges.ts';
import * as retiredKeys from './0044-retired-keys.ts';
import * as auditRetention from './0045-audit-retention.ts';
import * as contentLanguage from './0046-content-language.ts';
import * as questionVersions from './0047-question-versions.ts';
import * as tags from './0049-tags.ts';
import * as questionSearch from './0050-question-search.ts';
import * as imports from './0051-imports.ts';
import * as orderingQuestions from './0053-ordering-questions.ts';
import * as sameText from './0054-same-text.ts';
import * as quizDraws from './0055-quiz-draws.ts';
import * as suspensions from './0056-suspensions.ts';
import * as uploads from './0058-uploads.ts';
import * as classes from './0064-classes.ts';
import * as practice from './0066-practice.ts';
import * as numericQuestions from './0068-numeric-questions.ts';
import * as questionQuality from './0072-question-quality.ts';
import * as quizRules from './0074-quiz-rules.ts';
import * as regrades from './0076-regrades.ts';
import * as exceptions from './0078-exceptions.ts';
import * as oneWayAttempts from './0080-one-way-attempts.ts';
import * as contactInbox from './0082-contact-inbox.ts';
import * as settings from './0084-settings.ts';
import * as invitations from './0086-invitations.ts';
import * as userIdentities from './0087-user-identities.ts';
import * as roles from './0090-roles.ts';
import * as partialCredit from './0092-partial-credit.ts';
import * as pacing from './0094-pacing.ts';
import * as classTeachers from './0096-class-teachers.ts';
import * as presences from './0097-presences.ts';
import * as gradebook from './0098-gradebook.ts';
import * as assignedSeries from './0099-assigned-series.ts';
import * as notices from './0100-notices.ts';
import * as reopenWishes from './0101-reopen-wishes.ts';
import * as stars from './0102-stars.ts';
import * as placingQuestions from './0104-placing-questions.ts';
import * as classExceptions from './0106-class-exceptions.ts';
import * as assignedMembers from './0108-assigned-members.ts';
import * as clozeQuestions from './0110-cloze-questions.ts';
import * as essayQuestions from './0112-essay-questions.ts';
import * as answerMarks from './0113-answer-marks.ts';
import * as quizLinks from './0116-quiz-links.ts';
import * as membersOnly from './0117-members-only.ts';
import * as publishingDates from './0118-publishing-dates.ts';
import * as hotspotQuestions from './0120-hotspot-questions.ts';
import * as dailyGoals from './0124-daily-goals.ts';
import * as versionsOfParts from './0126-versions-of-parts.ts';
import * as linkedRatings from './0129-linked-ratings.ts';
import * as shareLinks from './0132-share-links.ts';
import * as categoryRedirects from './0133-category-redirects.ts';
import * as reviewReminders from './0137-review-reminders.ts';
import * as exceptionsOfPeople from './0138-exceptions-of-people.ts';
import * as sounds from './0145-sounds.ts';
import * as importedMedia from './0146-imported-media.ts';
import * as challenges from './0154-challenges.ts';
import * as missingPoints from './0155-missing-points.ts';
import * as accessLinks from './0160-access-links.ts';
import * as removedFiles from './0165-removed-files.ts';
import * as openPractice from './0175-open-practice.ts';
import * as practiceSprints from './0176-practice-sprints.ts';
import * as keptResults from './0180-kept-results.ts';
import * as editorPresences from './0184-editor-presences.ts';
import * as certificates from './0188-certificates.ts';
import * as achievements from './0189-achievements.ts';
import * as weeklyLeague from './0193-weekly-league.ts';
import * as dailyAnswers from './0194-daily-answers.ts';
import * as accessibilityProfiles from './0197-accessibility-profiles.ts';
import * as ratings from './0200-ratings.ts';
import * as sureRatings from './0201-sure-ratings.ts';
import * as bookmarks from './0202-bookmarks.ts';
import * as comments from './0203-comments.ts';
import * as pushSubscriptions from './0210-push-subscriptions.ts';
import * as smallPendingLists from './0215-small-pending-lists.ts';
import * as profilePictures from './0216-profile-pictures.ts';
import * as coverTexts from './0217-cover-texts.ts';
import * as runningCalls from './0218-running-calls.ts';
import * as roomForAnswers from './0220-room-for-answers.ts';
import * as memberChanges from './0221-member-changes.ts';
import * as rankedInMemory from './0222-ranked-in-memory.ts';
import * as waitsBeforeRegrades from './0223-waits-before-regrades.ts';
import * as lockedChecks from './0224-locked-checks.ts';
import * as certificatesByLink from './0225-certificates-by-link.ts';
import * as seriesWithoutCategory from './0226-series-without-category.ts';
import * as requestedAddresses from './0229-requested-addresses.ts';
import * as lateMisses from './0231-late-misses.ts';
import * as movedLinks from './0232-moved-links.ts';
import * as publishedAt from './0233-published-at.ts';
import * as undonePublications from './0234-undone-publications.ts';
import * as eventsInALoop from './0235-events-in-a-loop.ts';
import * as searchTextsByTrigger from './0236-search-texts-by-trigger.ts';
import * as roomForRatings from './0237-room-for-ratings.ts';

/** Every migration in order; a new one is a new file and a new line. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-catalogue': catalogue,
  '0003-attempts': attempts,
  '0004-series': series,
  '0005-voices': voices,
  '0006-keepsakes': keepsakes,
  '0007-removals': removals,
  '0008-visitor-keys': visitorKeys,
  '0009-signing-keys': signingKeys,
  '0010-removal-indexes': removalIndexes,
  '0011-post-search': postSearch,
  '0012-rate-limits': rateLimits,
  '0013-question-counts': questionCounts,
  '0014-attempt-receipts': attemptReceipts,
  '0015-counted-attempts': countedAttempts,
  '0016-idempotency-keys': idempotencyKeys,
  '0017-last-writers': lastWriters,
  '0018-account-security': accountSecurity,
  '0020-text-search': textSearch,
  '0021-drafts': drafts,
  '0022-question-image-alt': questionImageAlt,
  '0023-back-office': backOffice,
  '0024-typed-questions': typedQuestions,
  '0025-attempt-rules': attemptRules,
  '0029-deleted-rows': deletedRows,
  '0030-versions': versions,
  '0031-catalogue-sums': catalogueSums,
  '0032-public-changes': publicChanges,
  '0033-unranked-people': unrankedPeople,
  '0034-answer-events': answerEvents,
  '0036-session-ends': sessionEnds,
  '0037-second-factors': secondFactors,
  '0039-audit-trail': auditTrail,
  '0042-last-tally': lastTally,
  '0043-used-challenges': usedChallenges,
  '0044-retired-keys': retiredKeys,
  '0045-audit-retention': auditRetention,
  '0046-content-language': contentLanguage,
  '0047-question-versions': questionVersions,
  '0049-tags': tags,
  '0050-question-search': questionSearch,
  '0051-imports': imports,
  '0053-ordering-questions': orderingQuestions,
  '0054-same-text': sameText,
  '0055-quiz-draws': quizDraws,
  '0056-suspensions': suspensions,
  '0058-uploads': uploads,
  '0064-classes': classes,
  '0066-practice': practice,
  '0068-numeric-questions': numericQuestions,
  '0072-question-quality': questionQuality,
  '0074-quiz-rules': quizRules,
  '0076-regrades': regrades,
  '0078-exceptions': exceptions,
  '0080-one-way-attempts': oneWayAttempts,
  '0082-contact-inbox': contactInbox,
  '0084-settings': settings,
  '0086-invitations': invitations,
  '0087-user-identities': userIdentities,
  '0090-roles': roles,
  '0092-partial-credit': partialCredit,
  '0094-pacing': pacing,
  '0096-class-teachers': classTeachers,
  '0097-presences': presences,
  '0098-gradebook': gradebook,
  '0099-assigned-series': assignedSeries,
  '0100-notices': notices,
  '0101-reopen-wishes': reopenWishes,
  '0102-stars': stars,
  '0104-placing-questions': placingQuestions,
  '0106-class-exceptions': classExceptions,
  '0108-assigned-members': assignedMembers,
  '0110-cloze-questions': clozeQuestions,
  '0112-essay-questions': essayQuestions,
  '0113-answer-marks': answerMarks,
  '0116-quiz-links': quizLinks,
  '0117-members-only': membersOnly,
  '0118-publishing-dates': publishingDates,
  '0120-hotspot-questions': hotspotQuestions,
  '0124-daily-goals': dailyGoals,
  '0126-versions-of-parts': versionsOfParts,
  '0129-linked-ratings': linkedRatings,
  '0132-share-links': shareLinks,
  '0133-category-redirects': categoryRedirects,
  '0137-review-reminders': reviewReminders,
  '0138-exceptions-of-people': exceptionsOfPeople,
  '0145-sounds': sounds,
  '0146-imported-media': importedMedia,
  '0154-challenges': challenges,
  '0155-missing-points': missingPoints,
  '0160-access-links': accessLinks,
  '0165-removed-files': removedFiles,
  '0175-open-practice': openPractice,
  '0176-practice-sprints': practiceSprints,
  '0180-kept-results': keptResults,
  '0184-editor-presences': editorPresences,
  '0188-certificates': certificates,
  '0189-achievements': achievements,
  '0193-weekly-league': weeklyLeague,
  '0194-daily-answers': dailyAnswers,
  '0197-accessibility-profiles': accessibilityProfiles,
  '0200-ratings': ratings,
  '0201-sure-ratings': sureRatings,
  '0202-bookmarks': bookmarks,
  '0203-comments': comments,
  '0210-push-subscriptions': pushSubscriptions,
  '0215-small-pending-lists': smallPendingLists,
  '0216-profile-pictures': profilePictures,
  '0217-cover-texts': coverTexts,
  '0218-running-calls': runningCalls,
  '0220-room-for-answers': roomForAnswers,
  '0221-member-changes': memberChanges,
  '0222-ranked-in-memory': rankedInMemory,
  '0223-waits-before-regrades': waitsBeforeRegrades,
  '0224-locked-checks': lockedChecks,
  '0225-certificates-by-link': certificatesByLink,
  '0226-series-without-category': seriesWithoutCategory,
  '0229-requested-addresses': requestedAddresses,
  '0231-late-misses': lateMisses,
  '0232-moved-links': movedLinks,
  '0233-published-at': publishedAt,
  '0234-undone-publications': undonePublications,
  '0235-events-in-a-loop': eventsInALoop,
  '0236-search-texts-by-trigger': searchTextsByTrigger,
  '0237-room-for-ratings': roomForRatings,
};
