import { largestPicture } from '#shared/features/upload/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { useAddPicture } from './api.ts';
import { picturesMessages } from './messages/messages.ts';
import { useFileUpload } from './use-file-upload.ts';

/** How a picture is uploaded. */
export interface PictureUploading {
  send: (file: { content: string; fileName: string }) => Promise<{ address: string }>;
  /** In bytes. */
  largest: number;
}

/**
 * Uploads a picture and gives its address to `onUploaded`.
 * @param uploading none: as a picture that can be shown anywhere
 */
export function usePictureUpload(
  onUploaded: (address: string) => void,
  uploading?: PictureUploading,
) {
  const words = useMessages(picturesMessages);
  const { mutateAsync: send } = useAddPicture();
  return useFileUpload({ send, largest: largestPicture, ...uploading, words, onUploaded });
}
