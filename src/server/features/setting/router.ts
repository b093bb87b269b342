import { adminProcedure, router } from '#server/kernel/trpc.ts';
import { SettingChanges, SettingsForAdmin } from '#shared/features/setting/schema.ts';
import { settingsForAdmin } from './views.ts';
import { changeSettings } from './workflows/change.ts';

export const settingRouter = router({
  all: adminProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/settings',
        summary: 'The settings of the site',
        strict: true,
      },
    })
    .output(SettingsForAdmin)
    .query(({ ctx }) => settingsForAdmin(ctx.settings)),

  change: adminProcedure
    .meta({
      event: 'settings-changed',
      rest: {
        method: 'PUT',
        path: '/api/admin/settings',
        summary: 'Change settings; what is left out stays as it is',
        patch: true,
        strict: true,
        refuses: ['conflict'],
      },
    })
    .input(SettingChanges)
    .output(SettingsForAdmin)
    .mutation(async ({ ctx, input }) => {
      await changeSettings(ctx, input);
      // Read here before the answer; other processes are notified.
      await ctx.publicVersions.refresh();
      return settingsForAdmin(ctx.settings);
    }),
});
