import { minuteMs } from '#shared/kernel/time/durations.ts';

/** The numbers of section 9 of the specification that more than one feature uses. */
export const defaultTimeLimitMinutes = 30;
export const defaultQuestionsPerAttempt = 30;
export const minimumAgeYears = 13;
/** For how many days a deleted quiz that was never taken, series, post, testimonial or comment can be restored, unless the settings say otherwise. */
export const daysToRestore = 30;
/** For how long starting again continues a voided attempt, in milliseconds. */
export const voidPin = 30 * minuteMs;
/** How many calls the app sends in one request, and the server takes from one. */
export const callsPerBatch = 20;
/** For how many quizzes one call can ask what the member can do with them. */
export const statusesPerCall = 100;

/** Characters of a file as base64: 24 MiB. */
export const fileCharacters = 32 * 1024 * 1024;

/** How long after the deadline a submit still counts as in time, in milliseconds: allows for the network. */
export const submitGrace = 15_000;

/** How many entries a page of a list has in the app. */
export const pageSize = 24;
/** The maximum page size that a client can ask for, and the length of a list without pages. */
export const maxPerPage = 500;
