import { useState } from 'react';
import { createChanges } from '#web/changes.ts';
import { trpc } from '#web/trpc.ts';
import type { NoticeSettings, NoticeTimes } from '../api.ts';

type NoticeChoice = NoticeSettings['choices'][number];

/**
 * Saves changes of the settings, which are shown at once. Each gets what is shown, and the part of it that changes.
 * Only that part is sent: what another tab or device has changed meanwhile stays.
 */
export function useSettingsCalls() {
  const calls = trpc.useUtils();
  // One after the other: the last change is the one that stays.
  const scope = { id: 'notice-settings' };
  const { mutateAsync: choose } = trpc.notice.choose.useMutation({ scope });
  // A time is also saved when the page is closed.
  const { mutateAsync: saveTimes } = trpc.notice.saveTimes.useMutation({
    scope,
    trpc: { context: { outlivesPage: true } },
  });
  const [savings] = useState(() => {
    const show = (change: (settings: NoticeSettings) => Partial<NoticeSettings>) =>
      calls.notice.settings.setData(
        undefined,
        (settings) => settings && { ...settings, ...change(settings) },
      );
    const onDoubt = () => void calls.notice.settings.invalidate();
    const ofKind = new Map<string, ReturnType<typeof createChanges<NoticeChoice>>>();
    const savingOf = (kind: NoticeChoice['kind']) => {
      const saving =
        ofKind.get(kind) ??
        createChanges<NoticeChoice>({
          save: (_, part) => choose({ ...part, kind }),
          show: (chosen) =>
            show(({ choices }) => ({
              choices: choices.map((choice) => (choice.kind === kind ? chosen : choice)),
            })),
          onDoubt,
        });
      ofKind.set(kind, saving);
      return saving;
    };
    return {
      choose: (choice: NoticeChoice, part: Partial<NoticeChoice>) =>
        savingOf(choice.kind)(choice, part),
      saveTimes: createChanges<NoticeTimes>({
        save: (_, part) => saveTimes(part),
        show: (times) => show(() => ({ times })),
        onDoubt,
      }),
    };
  });
  return savings;
}
