import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const Route = createFileRoute('/privacy-policy')({
  component: () => (
    <Page>
      <PageHeader title="Privacy Policy" />
    </Page>
  ),
});
