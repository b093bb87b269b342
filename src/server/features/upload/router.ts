import { z } from 'zod';
import { takeOne } from '#server/kernel/rate-limits.ts';
import { adminProcedure, authorProcedure, memberProcedure, router } from '#server/kernel/trpc.ts';
import { writing } from '#server/kernel/writing.ts';
import {
  bytesOfMegabyte,
  PictureUpload,
  ProfilePictureUpload,
  SoundUpload,
  UploadedPicture,
  UploadedProfilePicture,
  UploadedSound,
  UploadList,
  UploadPage,
  UploadUsage,
} from '#shared/features/upload/schema.ts';
import { Id } from '#shared/kernel/id.ts';
import { findUsage, listUploads, listUses } from './queries.ts';
import { listedUpload } from './views.ts';
import { addPicture } from './workflows/add-picture.ts';
import { addSound } from './workflows/add-sound.ts';
import { removePicture } from './workflows/remove-picture.ts';
import { setProfilePicture } from './workflows/set-profile-picture.ts';

export const uploadRouter = router({
  addPicture: authorProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/pictures',
        summary: 'Upload a picture; the same picture again gets the same address',
        strict: true,
      },
      carriesFile: true,
    })
    .input(PictureUpload)
    .output(UploadedPicture)
    .mutation(({ ctx, input }) =>
      addPicture({ ...ctx, quotas: ctx.settings.current }, input, writing(ctx)),
    ),

  /** Of the caller's own profile only, so that members who are no authors can upload nothing else. */
  setProfilePicture: memberProcedure
    .meta({
      rest: {
        method: 'PUT',
        path: '/api/profile/picture',
        summary:
          'Upload your picture, of which the middle is stored as a square; it replaces the one before, which is deleted',
        strict: true,
      },
      carriesFile: true,
    })
    .input(ProfilePictureUpload)
    .output(UploadedProfilePicture)
    .mutation(async ({ ctx, input }) => {
      await takeOne(ctx.limits, 'profilePictures', `member ${ctx.actor.userId}`);
      return setProfilePicture(
        { ...ctx, quotas: ctx.settings.current },
        input.content,
        writing(ctx),
      );
    }),

  addSound: authorProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/sounds',
        summary: 'Upload a sound, without its tags; the same sound again gets the same address',
        strict: true,
      },
      carriesFile: true,
    })
    .input(SoundUpload)
    .output(UploadedSound)
    .mutation(({ ctx, input }) =>
      addSound({ ...ctx, quotas: ctx.settings.current }, input, writing(ctx)),
    ),

  usage: authorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/upload-usage',
        summary:
          'How many bytes pictures and sounds have, yours and all, and how many they may have',
        strict: true,
      },
    })
    .output(UploadUsage)
    .query(async ({ ctx }) => {
      const used = await findUsage(ctx.db, ctx.actor.userId);
      const { authorUploadMegabytes, siteUploadMegabytes } = ctx.settings.current;
      return {
        own: { bytes: used.own, most: authorUploadMegabytes * bytesOfMegabyte },
        site: { bytes: used.site, most: siteUploadMegabytes * bytesOfMegabyte },
      };
    }),

  page: adminProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/pictures',
        summary: 'Uploaded pictures and sounds, and what shows them, the latest first',
        list: 'page',
        strict: true,
      },
    })
    .input(UploadList)
    .output(UploadPage)
    .query(async ({ ctx, input }) => {
      const found = await listUploads(ctx.db, input);
      const uses = await listUses(
        ctx.db,
        found.items.map(({ id }) => id),
      );
      return { ...found, items: found.items.map((row) => listedUpload(row, uses)) };
    }),

  removePicture: adminProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/admin/pictures/{id}',
        summary:
          'Delete a picture or sound that nothing shows and that was not uploaded in the last week',
        refuses: ['conflict'],
      },
      finds: 'Picture',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ success: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await removePicture(ctx, { id: input.id, now: ctx.now });
      return { success: true as const };
    }),
});
