import { legalText } from '../legal-text.ts';

export const termsOfService = legalText(
  import.meta.glob<string>('./??.md', { query: '?raw', import: 'default' }),
);
