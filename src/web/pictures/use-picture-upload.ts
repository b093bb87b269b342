import { largestPicture } from '#shared/features/upload/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { useAddPicture } from './api.ts';
import { picturesMessages } from './messages/messages.ts';
import { useFileUpload } from './use-file-upload.ts';

/** Uploads a picture and gives its address to `onUploaded`. */
export function usePictureUpload(onUploaded: (address: string) => void) {
  const { failed } = useMessages(picturesMessages);
  const { mutateAsync: send } = useAddPicture();
  return useFileUpload({ send, largest: largestPicture, failed, onUploaded });
}
