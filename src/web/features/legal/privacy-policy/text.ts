import { legalText } from '../legal-text.ts';

export const privacyPolicy = legalText(
  import.meta.glob<string>('./??.md', { query: '?raw', import: 'default' }),
);
