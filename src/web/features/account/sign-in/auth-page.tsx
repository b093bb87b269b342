import { Alert, Box, Card, Divider, Stack, Tabs, Text, Title } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import type { SecondFactorMethod } from '#shared/kernel/failure.ts';
import { withoutLanguage } from '#shared/kernel/language/languages.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import type { SignInProvider } from '#web/site.ts';
import { useSite } from '#web/site.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { OptionMarker, optionLetter } from '#web/ui/option-marker.tsx';
import { Highlighter } from '#web/ui/text/highlighter.tsx';
import { usePasskeySignIn, usePasskeySuggestions } from '../second-factor/api.ts';
import { PasskeyButton } from '../second-factor/passkey-button.tsx';
import { SecondStep } from '../second-factor/second-step.tsx';
import classes from './auth-page.module.css';
import { useGoogleSignIn } from './google-sign-in.ts';
import { type DeactivatedAccount, LoginForm } from './login-form.tsx';
import { signInMessages } from './messages/messages.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { RegisterForm } from './register-form.tsx';

const DeactivatedDialog = lazyPart(() =>
  import('./deactivated-dialog.tsx').then((file) => file.DeactivatedDialog),
);

export type AuthTab = 'login' | 'register';

interface AuthPageProps {
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  googleSignIn: boolean;
  providers: readonly SignInProvider[];
  /** Where to be after signing in. */
  returnTo: string;
}

const benefits = ['variety', 'topics', 'progress'] as const;

export function AuthPage({ tab, onTab, googleSignIn, providers, returnTo }: AuthPageProps) {
  const m = useMessages(signInMessages);
  const { siteName: name, registration } = useSite();
  const [deactivated, setDeactivated] = useState<DeactivatedAccount>();
  const [methods, setMethods] = useState<readonly SecondFactorMethod[]>();
  const endSecondStep = () => setMethods(undefined);
  const google = useGoogleSignIn({
    returnTo,
    onDeactivated: setDeactivated,
    onSecondStep: setMethods,
  });
  const passkey = usePasskeySignIn(setDeactivated, returnTo);
  const isOffered = tab === 'login' && !methods && !deactivated && !passkey.isPending;
  usePasskeySuggestions(isOffered, passkey.mutate);
  const providerButtons = (
    <ProviderButtons google={google} googleSignIn={googleSignIn} providers={providers} />
  );
  return (
    <Page>
      <div className={classes.sheet}>
        <Benefits />
        <Card className={classes.card} padding="lg">
          {isForClass(returnTo) && (
            <Alert color="pen" mb="md">
              {m.signIn.forClass}
            </Alert>
          )}
          {methods ? (
            <SecondStep
              methods={methods}
              onCancel={endSecondStep}
              onDeactivated={(account) => {
                endSecondStep();
                setDeactivated(account);
              }}
            />
          ) : (
            <Tabs
              value={tab}
              onChange={(value) => onTab(value === 'register' ? 'register' : 'login')}
            >
              <Tabs.List grow aria-label={m.signIn.yourAccount({ product: name })}>
                <Tabs.Tab value="login">{m.signIn.login}</Tabs.Tab>
                <Tabs.Tab value="register">{m.signIn.register}</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="login" pt="lg">
                <WithProviders buttons={providerButtons}>
                  <LoginForm
                    returnTo={returnTo}
                    onDeactivated={setDeactivated}
                    onSecondStep={setMethods}
                  />
                </WithProviders>
                <Box mt="sm">
                  <PasskeyButton label={m.signIn.withPasskey} use={passkey} />
                </Box>
              </Tabs.Panel>
              <Tabs.Panel value="register" pt="lg">
                {registration === 'invitation' ? (
                  <Text>{m.register.byInvitation}</Text>
                ) : (
                  <WithProviders buttons={providerButtons}>
                    <RegisterForm returnTo={returnTo} />
                  </WithProviders>
                )}
              </Tabs.Panel>
            </Tabs>
          )}
        </Card>
      </div>
      {deactivated && (
        <Suspense>
          <DeactivatedDialog account={deactivated} onClose={() => setDeactivated(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}

/** The link by which a class is joined. What is not for everyone, as its name, is shown to members only. */
function isForClass(path: string): boolean {
  const { pathname, searchParams } = new URL(path, 'https://here.invalid');
  return withoutLanguage(pathname) === '/classes' && searchParams.has('code');
}

/** The form, with the buttons of providers below it. */
function WithProviders({ buttons, children }: { buttons: ReactNode; children: ReactNode }) {
  const m = useMessages(signInMessages);
  return (
    <Stack>
      {children}
      <Divider label={m.signIn.or} />
      {buttons}
    </Stack>
  );
}

/** The benefits of an account. */
function Benefits() {
  const m = useMessages(signInMessages);
  return (
    <section className={classes.benefits} aria-labelledby="benefits">
      <Title order={1} id="benefits">
        <Rich
          text={m.signIn.headline}
          parts={{ mark: (text) => <Highlighter>{text}</Highlighter> }}
        />
      </Title>
      <ol className={classes.list}>
        {benefits.map((name, index) => (
          <li key={name}>
            <OptionMarker label={optionLetter(index)} state="filled" />
            <div>
              <Text fw={650}>{m.benefits[name].title}</Text>
              <Text c="dimmed">{m.benefits[name].text}</Text>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
