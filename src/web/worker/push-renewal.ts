/**
 * A subscription to notices ends with the session that it was added by. So after another sign-in on the same page, or one
 * for which the page was left, it has to be added again. Stored, because the page may be left before that is done.
 */
const key = 'push-renewal';

export const expectRenewal = (): void => sessionStorage.setItem(key, '1');
export const isRenewalDue = (): boolean => sessionStorage.getItem(key) !== null;
export const renewalIsDone = (): void => sessionStorage.removeItem(key);
