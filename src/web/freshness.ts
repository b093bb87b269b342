import { minuteMs } from '#shared/kernel/time/durations.ts';

/** Categories rarely change and are on many screens: they are read again after five minutes. */
export const categoryFreshness = { staleTime: 5 * minuteMs };

/**
 * What others change meanwhile is read again whenever its page is opened. The earlier rows are shown until then, and
 * what the loader of the page has just read is not read twice.
 */
export const listFreshness = { staleTime: 2000 };

/** A page of such a list: the page before stays on screen while the next one comes. */
export const listPage = { ...listFreshness, placeholderData: <Page>(before: Page) => before };
