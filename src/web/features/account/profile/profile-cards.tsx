import { Select, Textarea, TextInput } from '@mantine/core';
import {
  ContactCardForm,
  educationLevels,
  profileCards,
  timezones,
} from '#shared/features/account/schema.ts';
import { isLanguage, languageNames } from '#shared/kernel/language/languages.ts';
import { useFormat, useLanguage, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { showInChosenLanguage } from '#web/language/show-in-language.ts';
import { useSite } from '#web/site.ts';
import { profileMessages } from './messages/messages.ts';
import { OwnerProof, useOwnerProof } from './owner-proof.tsx';
import classes from './profile-card.module.css';
import { type CardProps, ProfileCard } from './profile-card.tsx';

export function PersonalCard({ profile, ...card }: CardProps) {
  const m = useMessages(profileMessages);
  const utc = useFormat().in('UTC');
  return (
    <ProfileCard
      {...card}
      title={m.personal.title}
      facts={[
        [m.personal.firstName, profile.firstName],
        [m.personal.lastName, profile.lastName],
        [m.personal.displayName, profile.displayName],
        [m.personal.username, profile.username],
        [m.personal.dateOfBirth, profile.dateOfBirth && utc.date(profile.dateOfBirth, 'long')],
      ]}
      schema={profileCards.personal}
      initialValues={{
        firstName: profile.firstName ?? '',
        lastName: profile.lastName ?? '',
        displayName: profile.displayName ?? '',
        dateOfBirth: profile.dateOfBirth ?? '',
      }}
      toUpdate={(values) => ({ card: 'personal', ...values })}
      fields={(form) => (
        <>
          <div className={classes.pair}>
            <TextInput
              label={m.personal.firstName}
              withAsterisk
              autoComplete="given-name"
              {...form.getInputProps('firstName')}
            />
            <TextInput
              label={m.personal.lastName}
              withAsterisk
              autoComplete="family-name"
              {...form.getInputProps('lastName')}
            />
          </div>
          <div className={classes.pair}>
            <TextInput
              label={m.personal.displayName}
              withAsterisk
              autoComplete="nickname"
              description={m.personal.displayNameUse}
              {...form.getInputProps('displayName')}
            />
            <TextInput
              label={m.personal.dateOfBirth}
              type="date"
              autoComplete="bday"
              description={m.personal.dateOfBirthUse}
              {...form.getInputProps('dateOfBirth')}
            />
          </div>
        </>
      )}
    />
  );
}

export function AboutCard({ profile, ...card }: CardProps) {
  const m = useMessages(profileMessages);
  return (
    <ProfileCard
      {...card}
      title={m.about.title}
      facts={[[m.about.bio, profile.bio]]}
      schema={profileCards.about}
      initialValues={{ bio: profile.bio ?? '' }}
      toUpdate={(values) => ({ card: 'about', ...values })}
      fields={(form) => (
        <Textarea
          label={m.about.bio}
          autosize
          minRows={4}
          maxRows={12}
          {...form.getInputProps('bio')}
        />
      )}
    />
  );
}

export function ContactCard({ profile, ...card }: CardProps) {
  const m = useMessages(profileMessages);
  const proof = useOwnerProof();
  return (
    <ProfileCard
      {...card}
      title={m.contact.title}
      facts={[
        [
          m.contact.email,
          profile.pendingEmail
            ? `${profile.email}\n${m.contact.notConfirmed({ address: profile.pendingEmail })}`
            : profile.email,
        ],
        [m.contact.phone, profile.phoneNumber],
        [m.contact.location, profile.homeCountry],
      ]}
      schema={ContactCardForm}
      initialValues={{
        email: profile.email,
        password: '',
        phoneNumber: profile.phoneNumber ?? '',
        homeCountry: profile.homeCountry ?? '',
      }}
      toUpdate={(values) => ({ card: 'contact', ...values })}
      absent={proof === 'password' ? [] : ['password']}
      fields={(form) => (
        <>
          <TextInput
            label={m.contact.email}
            type="email"
            withAsterisk
            autoComplete="email"
            description={m.contact.emailUse}
            {...form.getInputProps('email')}
          />
          {form.getValues().email.trim().toLowerCase() !== profile.email && (
            <OwnerProof
              password={form.getValues().password ?? ''}
              onPassword={(password) => form.setFieldValue('password', password)}
              error={form.errors.password?.toString()}
            />
          )}
          <div className={classes.pair}>
            <TextInput
              label={m.contact.phone}
              type="tel"
              autoComplete="tel"
              {...form.getInputProps('phoneNumber')}
            />
            <TextInput
              label={m.contact.location}
              autoComplete="country-name"
              {...form.getInputProps('homeCountry')}
            />
          </div>
        </>
      )}
    />
  );
}

const otherLevel = 'Other: ';

/** What a stored level is called; details of another one are the member's own words. */
function levelName(m: MessagesOf<typeof profileMessages>, stored: string | null) {
  if (stored?.startsWith(otherLevel)) {
    return m.education.otherLevel({ text: stored.slice(otherLevel.length) });
  }
  const level = educationLevels.find((known) => known === stored);
  return level ? m.education.levels[level] : stored;
}

export function EducationCard({ profile, ...card }: CardProps) {
  const m = useMessages(profileMessages);
  return (
    <ProfileCard
      {...card}
      title={m.education.title}
      facts={[
        [m.education.level, levelName(m, profile.educationLevel)],
        [m.education.occupation, profile.occupation],
        [m.education.learningGoals, profile.learningGoals],
      ]}
      schema={profileCards.education}
      initialValues={{
        educationLevel: profile.educationLevel ?? '',
        occupation: profile.occupation ?? '',
        learningGoals: profile.learningGoals ?? '',
      }}
      toUpdate={(values) => ({ card: 'education', ...values })}
      fields={(form) => {
        const level = form.getValues().educationLevel ?? '';
        const isOther = level === 'Other' || level.startsWith(otherLevel);
        const { error, ...levelProps } = form.getInputProps('educationLevel');
        return (
          <>
            <div className={classes.pair}>
              <Select
                {...levelProps}
                error={isOther ? undefined : error}
                label={m.education.level}
                placeholder={m.education.chooseLevel}
                data={educationLevels.map((value) => ({ value, label: m.education.levels[value] }))}
                clearable
                value={isOther ? 'Other' : level || null}
                onChange={(choice) => form.setFieldValue('educationLevel', choice ?? '')}
              />
              <TextInput
                label={m.education.occupation}
                autoComplete="organization-title"
                {...form.getInputProps('occupation')}
              />
            </div>
            {isOther && (
              <TextInput
                label={m.education.whichOther}
                error={error}
                value={level.startsWith(otherLevel) ? level.slice(otherLevel.length) : ''}
                onChange={(event) => {
                  const text = event.currentTarget.value;
                  form.setFieldValue('educationLevel', text ? `${otherLevel}${text}` : 'Other');
                }}
              />
            )}
            <Textarea
              label={m.education.learningGoals}
              autosize
              minRows={3}
              maxRows={12}
              {...form.getInputProps('learningGoals')}
            />
          </>
        );
      }}
    />
  );
}

const isTimezone = (text: string | null): text is (typeof timezones)[number] =>
  timezones.some((zone) => zone === text);

export function PreferencesCard({ profile, ...card }: CardProps) {
  const m = useMessages(profileMessages);
  const offered = useSite().languages;
  const shown = useLanguage();
  const { preferredLanguage } = profile;
  // The site may not offer the chosen language any more.
  const language =
    isLanguage(preferredLanguage) && offered.includes(preferredLanguage)
      ? preferredLanguage
      : shown;
  const zone = isTimezone(profile.timezone) ? profile.timezone : '';
  return (
    <ProfileCard
      {...card}
      title={m.preferences.title}
      facts={[
        [m.preferences.timeZone, zone],
        [m.preferences.language, languageNames[language]],
      ]}
      schema={profileCards.preferences}
      initialValues={{ timezone: zone, preferredLanguage: language }}
      toUpdate={(values) => ({ card: 'preferences', ...values })}
      onSaved={({ preferredLanguage }) => {
        if (preferredLanguage !== language) showInChosenLanguage();
      }}
      fields={(form) => (
        <div className={classes.pair}>
          <Select
            label={m.preferences.timeZone}
            placeholder={m.preferences.deviceTimeZone}
            description={m.preferences.timeZoneUse}
            data={[...timezones]}
            clearable
            {...form.getInputProps('timezone')}
            value={form.getValues().timezone || null}
            onChange={(choice) => form.setFieldValue('timezone', isTimezone(choice) ? choice : '')}
          />
          <Select
            label={m.preferences.language}
            description={m.preferences.languageUse}
            data={offered.map((value) => ({ value, label: languageNames[value] }))}
            allowDeselect={false}
            {...form.getInputProps('preferredLanguage')}
          />
        </div>
      )}
    />
  );
}
