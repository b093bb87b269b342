import { z } from 'zod';
import { readingFonts, standardDisplay, textSpacings } from '#shared/kernel/display.ts';

/** How much more time members can choose for themselves, percent. */
export const timeChoices = [0, 25, 50, 100] as const;

/**
 * Whether the time that members choose counts in official attempts: always, never, or once an administrator has allowed it to
 * the person as an exception.
 */
export const chosenTimeRules = ['counts', 'approved', 'never'] as const;
export type ChosenTimeRule = (typeof chosenTimeRules)[number];

const onOff = (what: string) => z.boolean().describe(what);

/** What a member needs to read and to answer; it holds on every device. */
export const AccessibilityProfile = z.object({
  extraTimePercent: z
    .literal(timeChoices)
    .describe('How much more time the member has chosen for attempts that begin afterwards'),
  font: z.enum(readingFonts).describe('The face of texts; `standard` is that of the site'),
  spacing: z.enum(textSpacings).describe('How far letters, words and lines are apart'),
  lineFocus: onOff('Whether everything is dimmed but a few lines'),
  oneThing: onOff('Whether quizzes and results show one question at a time and nothing beside it'),
  readAloud: onOff('Whether questions have a button by which they are read aloud'),
  highContrast: onOff('Whether colours have more contrast'),
  reducedMotion: onOff('Whether nothing moves'),
  largeTargets: onOff('Whether buttons and fields are larger'),
});
export type AccessibilityProfile = z.infer<typeof AccessibilityProfile>;

/** Parts of a profile; what is left out stays as it is. */
export const AccessibilityChanges = AccessibilityProfile.partial();

export const standardAccessibility: AccessibilityProfile = {
  extraTimePercent: 0,
  ...standardDisplay,
};
