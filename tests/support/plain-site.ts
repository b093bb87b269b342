import { publicSettings } from '#shared/features/setting/rules.ts';
import { standardSettings } from '#shared/features/setting/schema.ts';
import type { Site } from '#web/site.ts';

/** What a page knows of a site where nothing is configured. */
export const plainSite: Site = {
  ...publicSettings(standardSettings),
  language: 'en',
  pathPrefix: '',
  publicUrl: 'https://quiz.example',
  googleSignIn: false,
  providers: [],
};
