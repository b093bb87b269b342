import { adminProcedure, router } from '#server/kernel/trpc.ts';
import { writing } from '#server/kernel/writing.ts';
import { PictureUpload, UploadedPicture } from '#shared/features/upload/schema.ts';
import { addPicture } from './workflows/add-picture.ts';

export const uploadRouter = router({
  addPicture: adminProcedure
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
    .mutation(({ ctx, input }) => addPicture(ctx, input, writing(ctx))),
});
