import { Select, Textarea, TextInput } from '@mantine/core';
import {
  ContactCardForm,
  educationLevels,
  languages,
  profileCards,
  timezones,
} from '#shared/features/account/schema.ts';
import { formatDate } from '#web/ui/text/format.ts';
import { OwnerProof } from './owner-proof.tsx';
import classes from './profile-card.module.css';
import { type CardProps, ProfileCard } from './profile-card.tsx';

export function PersonalCard({ profile, ...card }: CardProps) {
  return (
    <ProfileCard
      {...card}
      title="Personal Information"
      facts={[
        ['First name', profile.firstName],
        ['Last name', profile.lastName],
        ['Display name', profile.displayName],
        ['Username', profile.username],
        ['Date of birth', profile.dateOfBirth && formatDate(profile.dateOfBirth, 'long', 'UTC')],
      ]}
      schema={profileCards.personal}
      initialValues={{
        firstName: profile.firstName ?? '',
        lastName: profile.lastName ?? '',
        displayName: profile.displayName ?? '',
        dateOfBirth: profile.dateOfBirth ?? '',
        profilePicture: profile.profilePicture ?? '',
      }}
      toUpdate={(values) => ({ card: 'personal', ...values })}
      fields={(form) => (
        <>
          <div className={classes.pair}>
            <TextInput
              label="First name"
              withAsterisk
              autoComplete="given-name"
              {...form.getInputProps('firstName')}
            />
            <TextInput
              label="Last name"
              withAsterisk
              autoComplete="family-name"
              {...form.getInputProps('lastName')}
            />
          </div>
          <div className={classes.pair}>
            <TextInput
              label="Display name"
              withAsterisk
              autoComplete="nickname"
              description="Shown on the leaderboard and with your posts."
              {...form.getInputProps('displayName')}
            />
            <TextInput
              label="Date of birth"
              type="date"
              autoComplete="bday"
              description="Only you can see it."
              {...form.getInputProps('dateOfBirth')}
            />
          </div>
          <TextInput
            label="Picture URL"
            type="url"
            placeholder="https://"
            description="The https address of your picture. Without one, your initials are shown."
            {...form.getInputProps('profilePicture')}
          />
        </>
      )}
    />
  );
}

export function AboutCard({ profile, ...card }: CardProps) {
  return (
    <ProfileCard
      {...card}
      title="About"
      facts={[['Bio', profile.bio]]}
      schema={profileCards.about}
      initialValues={{ bio: profile.bio ?? '' }}
      toUpdate={(values) => ({ card: 'about', ...values })}
      fields={(form) => (
        <Textarea label="Bio" autosize minRows={4} maxRows={12} {...form.getInputProps('bio')} />
      )}
    />
  );
}

export function ContactCard({ profile, ...card }: CardProps) {
  return (
    <ProfileCard
      {...card}
      title="Contact Information"
      facts={[
        [
          'Email',
          profile.pendingEmail
            ? `${profile.email}\n${profile.pendingEmail} (not confirmed yet)`
            : profile.email,
        ],
        ['Phone number', profile.phoneNumber],
        ['Location', profile.homeCountry],
      ]}
      schema={ContactCardForm}
      initialValues={{
        email: profile.email,
        password: '',
        phoneNumber: profile.phoneNumber ?? '',
        homeCountry: profile.homeCountry ?? '',
      }}
      toUpdate={(values) => ({ card: 'contact', ...values })}
      fields={(form) => (
        <>
          <TextInput
            label="Email"
            type="email"
            withAsterisk
            autoComplete="email"
            description="A new address is used once you open the link that we send to it."
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
              label="Phone number"
              type="tel"
              autoComplete="tel"
              {...form.getInputProps('phoneNumber')}
            />
            <TextInput
              label="Location"
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

export function EducationCard({ profile, ...card }: CardProps) {
  return (
    <ProfileCard
      {...card}
      title="Education & Experience"
      facts={[
        ['Education level', profile.educationLevel],
        ['Occupation', profile.occupation],
        ['Learning goals', profile.learningGoals],
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
                label="Education level"
                placeholder="Choose a level"
                data={[...educationLevels]}
                clearable
                value={isOther ? 'Other' : level || null}
                onChange={(choice) => form.setFieldValue('educationLevel', choice ?? '')}
              />
              <TextInput
                label="Occupation"
                autoComplete="organization-title"
                {...form.getInputProps('occupation')}
              />
            </div>
            {isOther && (
              <TextInput
                label="Which education?"
                error={error}
                value={level.startsWith(otherLevel) ? level.slice(otherLevel.length) : ''}
                onChange={(event) => {
                  const text = event.currentTarget.value;
                  form.setFieldValue('educationLevel', text ? `${otherLevel}${text}` : 'Other');
                }}
              />
            )}
            <Textarea
              label="Learning goals"
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

const languageNames = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  ru: 'Русский',
  zh: '中文',
  ja: '日本語',
  ar: 'العربية',
} as const satisfies Record<(typeof languages)[number], string>;

const isLanguage = (text: string): text is keyof typeof languageNames => text in languageNames;
const isTimezone = (text: string | null): text is (typeof timezones)[number] =>
  timezones.some((zone) => zone === text);

export function PreferencesCard({ profile, ...card }: CardProps) {
  const language = isLanguage(profile.preferredLanguage) ? profile.preferredLanguage : 'en';
  const zone = isTimezone(profile.timezone) ? profile.timezone : '';
  return (
    <ProfileCard
      {...card}
      title="Preferences"
      facts={[
        ['Time zone', zone],
        ['Language', languageNames[language]],
      ]}
      schema={profileCards.preferences}
      initialValues={{ timezone: zone, preferredLanguage: language }}
      toUpdate={(values) => ({ card: 'preferences', ...values })}
      fields={(form) => (
        <div className={classes.pair}>
          <Select
            label="Time zone"
            placeholder="Same as this device"
            description="Dates and times are shown in it."
            data={[...timezones]}
            clearable
            {...form.getInputProps('timezone')}
            value={form.getValues().timezone || null}
            onChange={(choice) => form.setFieldValue('timezone', isTimezone(choice) ? choice : '')}
          />
          <Select
            label="Language"
            description="Saved for future translations."
            data={languages.map((value) => ({ value, label: languageNames[value] }))}
            allowDeselect={false}
            {...form.getInputProps('preferredLanguage')}
          />
        </div>
      )}
    />
  );
}
