import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const Route = createFileRoute('/terms-of-service')({
  component: () => (
    <Page>
      <PageHeader title="Terms of Service" />
    </Page>
  ),
});
