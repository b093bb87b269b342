import { profileCards } from '#shared/features/account/schema.ts';
import { largestProfilePicture } from '#shared/features/upload/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { PictureInput } from '#web/pictures/picture-input.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useSetProfilePicture } from '../api.ts';
import { profileMessages } from './messages/messages.ts';
import { type CardProps, ProfileCard } from './profile-card.tsx';

/** The picture, by upload, which is used at once, or by address. It is shown in the header of the page. */
export function PictureCard({ profile, ...card }: CardProps) {
  const m = useMessages(profileMessages);
  const toast = useToast();
  const { mutateAsync: setPicture } = useSetProfilePicture();
  return (
    <ProfileCard
      {...card}
      title={m.picture.title}
      facts={[]}
      schema={profileCards.picture}
      initialValues={{ profilePicture: profile.profilePicture ?? '' }}
      toUpdate={(values) => ({ card: 'picture', ...values })}
      fields={(form) => (
        <PictureInput
          {...form.getInputProps('profilePicture')}
          label={m.picture.address}
          description={m.picture.use}
          value={form.getValues().profilePicture ?? ''}
          onChange={(address) => form.setFieldValue('profilePicture', address)}
          uploading={{
            send: ({ content }) => setPicture({ content }),
            largest: largestProfilePicture,
          }}
          onUploaded={() => {
            toast({ title: m.card.saved, tone: 'pass' });
            card.onClose();
          }}
        />
      )}
    />
  );
}
