import { Avatar, Button, Card, Text, Title } from '@mantine/core';
import { IconCamera, IconMapPin, IconPencil } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import type { ProfileCardName } from '#shared/features/account/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { useProfile } from '../api.ts';
import { UsernamePrompt } from '../sign-in/username-prompt.tsx';
import { profileMessages } from './messages/messages.ts';
import { PictureCard } from './picture-card.tsx';
import {
  AboutCard,
  ContactCard,
  EducationCard,
  PersonalCard,
  PreferencesCard,
} from './profile-cards.tsx';
import classes from './profile-settings.module.css';

/** A header with the picture, and five cards, of which one at a time is being edited. */
export function ProfileSettings() {
  const m = useMessages(profileMessages);
  const profile = useProfile();
  const { open, asked, show, close, confirmDiscard, keep, markUnsaved, isUnsaved } = useOneCard();
  const pictureButton = useRef<HTMLButtonElement>(null);
  const cardProps = (card: ProfileCardName) => ({
    profile,
    updatedAt: profile.updatedAt,
    editing: open === card,
    onEdit: () => show(card),
    onClose: close,
    onUnsaved: markUnsaved,
  });
  return (
    <>
      <Header isPictureOpen={open === 'picture'} pictureButton={pictureButton} onEdit={show} />
      {open === 'picture' && (
        <PictureCard
          {...cardProps('picture')}
          onClose={() => {
            close();
            pictureButton.current?.focus();
          }}
        />
      )}
      {profile.usernameProvisional && <UsernamePrompt username={profile.username} />}
      <PersonalCard {...cardProps('personal')} />
      <AboutCard {...cardProps('about')} />
      <ContactCard {...cardProps('contact')} />
      <EducationCard {...cardProps('education')} />
      <PreferencesCard {...cardProps('preferences')} />
      <UnsavedGuard isUnsaved={isUnsaved} asksOnSearch />
      <ConfirmDialog
        opened={asked !== undefined}
        title={m.settings.discard.title}
        confirmLabel={m.settings.discard.confirm}
        cancelLabel={m.settings.discard.keep}
        onConfirm={confirmDiscard}
        onCancel={keep}
      >
        {m.settings.discard.text}
      </ConfirmDialog>
    </>
  );
}

interface HeaderProps {
  isPictureOpen: boolean;
  /** The button gets the focus when the card of the picture closes. */
  pictureButton: RefObject<HTMLButtonElement | null>;
  onEdit: (card: ProfileCardName) => void;
}

/** Picture, name and location, with what opens the cards of the picture and of the person. */
function Header({ isPictureOpen, pictureButton, onEdit }: HeaderProps) {
  const m = useMessages(profileMessages);
  const profile = useProfile();
  const name = profile.displayName || profile.username;
  return (
    <Card padding="lg">
      <div className={classes.header}>
        <Avatar
          src={profile.profilePicture ?? profile.photoURL}
          name={name}
          color="pen"
          size={72}
          alt=""
        />
        <div className={classes.who}>
          <Title order={2} className={classes.name}>
            {name}
          </Title>
          <Text c="dimmed" className={classes.label}>
            <IconMapPin size={18} aria-hidden />
            {profile.homeCountry ?? m.settings.noLocation}
          </Text>
        </div>
        <Button
          ref={pictureButton}
          variant="default"
          leftSection={<IconCamera size={18} aria-hidden />}
          aria-expanded={isPictureOpen}
          onClick={() => onEdit('picture')}
        >
          {m.picture.change}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => onEdit('personal')}
        >
          {m.settings.edit}
        </Button>
      </div>
    </Card>
  );
}

/** Which card is open. Another one opens only if nothing would be lost, or after a confirmation. */
function useOneCard() {
  const [open, setOpen] = useState<ProfileCardName>();
  const [asked, setAsked] = useState<ProfileCardName>();
  const unsaved = useRef(false);
  const change = (card: ProfileCardName | undefined) => {
    unsaved.current = false;
    setAsked(undefined);
    setOpen(card);
  };
  return {
    open,
    asked,
    show: (card: ProfileCardName) => {
      if (card === open) return;
      if (unsaved.current) setAsked(card);
      else change(card);
    },
    close: () => change(undefined),
    confirmDiscard: () => change(asked),
    keep: () => setAsked(undefined),
    markUnsaved: (isUnsaved: boolean) => {
      unsaved.current = isUnsaved;
    },
    isUnsaved: () => unsaved.current,
  };
}
