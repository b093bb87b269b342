import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const Route = createFileRoute('/')({
  component: () => (
    <Page>
      <PageHeader title="Home" />
    </Page>
  ),
});
