import { Card, Divider, Stack, Tabs, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { productName } from '#shared/kernel/product.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { OptionMarker, optionLetter } from '#web/ui/option-marker.tsx';
import { Highlighter } from '#web/ui/text/highlighter.tsx';
import classes from './auth-page.module.css';
import { DeactivatedDialog } from './deactivated-dialog.tsx';
import { GoogleButton } from './google-button.tsx';
import { useGoogleSignIn } from './google-sign-in.ts';
import { type DeactivatedAccount, LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

export type AuthTab = 'login' | 'register';

interface AuthPageProps {
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  googleSignIn: boolean;
  /** Where to be after signing in. */
  returnTo: string;
}

const benefits = [
  {
    title: 'Access a variety of quizzes',
    text: 'Timed, fairly graded and explained, from beginner to advanced.',
  },
  {
    title: 'Take quizzes on various topics',
    text: 'Science, history, languages, code: pick a category or follow a series.',
  },
  {
    title: 'Track your progress',
    text: 'Every result is saved, with what to review before the next attempt.',
  },
];

export function AuthPage({ tab, onTab, googleSignIn, returnTo }: AuthPageProps) {
  const [deactivated, setDeactivated] = useState<DeactivatedAccount>();
  const google = useGoogleSignIn({ returnTo, onDeactivated: setDeactivated });
  const googleButton = (
    <GoogleButton configured={googleSignIn} pending={google.pending} onClick={google.start} />
  );
  return (
    <Page>
      <div className={classes.sheet}>
        <section className={classes.benefits} aria-labelledby="benefits">
          <Title order={1} id="benefits">
            Know what you <Highlighter>really know</Highlighter>
          </Title>
          <ol className={classes.list}>
            {benefits.map(({ title, text }, index) => (
              <li key={title}>
                <OptionMarker label={optionLetter(index)} state="filled" />
                <div>
                  <Text fw={650}>{title}</Text>
                  <Text c="dimmed">{text}</Text>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <Card className={classes.card} padding="lg">
          <Tabs
            value={tab}
            onChange={(value) => onTab(value === 'register' ? 'register' : 'login')}
          >
            <Tabs.List grow aria-label={`Your ${productName} account`}>
              <Tabs.Tab value="login">Login</Tabs.Tab>
              <Tabs.Tab value="register">Register</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="login" pt="lg">
              <WithGoogle button={googleButton}>
                <LoginForm onDeactivated={setDeactivated} />
              </WithGoogle>
            </Tabs.Panel>
            <Tabs.Panel value="register" pt="lg">
              <WithGoogle button={googleButton}>
                <RegisterForm />
              </WithGoogle>
            </Tabs.Panel>
          </Tabs>
        </Card>
      </div>
      <DeactivatedDialog account={deactivated} onClose={() => setDeactivated(undefined)} />
    </Page>
  );
}

function WithGoogle({ button, children }: { button: ReactNode; children: ReactNode }) {
  return (
    <Stack>
      {children}
      <Divider label="or" />
      {button}
    </Stack>
  );
}
