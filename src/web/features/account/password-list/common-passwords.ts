import { dictionary } from '@zxcvbn-ts/language-common';
import { commonPasswordText, isInCommonPasswords } from '#shared/features/account/rules.ts';

// 180 kB: import this file only when a new password is typed.
const list = commonPasswordText(dictionary['passwords-common']);

export const isCommonPassword = (password: string): boolean => isInCommonPasswords(list, password);
