import { commonPasswordText, isInCommonPasswords } from '#shared/features/account/rules.ts';
import { onFirstUse } from '../on-first-use.ts';

/** Loaded with the first new password, because most processes of a quiet hour see none. */
const loadList = onFirstUse(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return commonPasswordText(dictionary['passwords-common']);
});

/** Whether a password is one of the 42,000 commonest in published breaches, in any letter case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return isInCommonPasswords(await loadList(), password);
}
