import { useEffect, useRef, useState } from 'react';
import { largestPicture } from '#shared/features/upload/schema.ts';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { fileAsBase64 } from '#web/ui/file-as-base64.ts';
import { useLatest } from '#web/use-latest.ts';
import { useAddPicture } from './api.ts';
import { picturesMessages } from './messages/messages.ts';

export type UploadState =
  | { at: 'start' | 'uploading' | 'uploaded' }
  | { at: 'failed'; message: string };

/** Uploads a file and gives its address to `onUploaded`, as long as the field is on the page. */
export function usePictureUpload(onUploaded: (address: string) => void) {
  const m = useMessages(picturesMessages);
  const { mutateAsync } = useAddPicture();
  const [state, setState] = useState<UploadState>({ at: 'start' });
  const latest = useLatest(onUploaded);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const upload = async (file: File) => {
    if (file.size > largestPicture) {
      const megabytes = largestPicture / 1024 / 1024;
      setState({ at: 'failed', message: m.tooLarge({ megabytes }) });
      return;
    }
    setState({ at: 'uploading' });
    try {
      const content = await fileAsBase64(file);
      const { address } = await mutateAsync({ content, fileName: file.name.slice(0, 200) });
      if (!isShown.current) return;
      setState({ at: 'uploaded' });
      latest.current(address);
    } catch (error) {
      setState({ at: 'failed', message: messageOf(error, m.failed) });
    }
  };
  return { state, upload };
}
