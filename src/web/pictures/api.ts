import { trpc } from '#web/trpc.ts';

export const useAddPicture = () => trpc.upload.addPicture.useMutation();

export const useAddSound = () => trpc.upload.addSound.useMutation();
