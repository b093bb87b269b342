import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export const Route = createFileRoute('/_admin/admin/')({
  component: () => (
    <Page>
      <PageHeader title="Admin Dashboard" />
    </Page>
  ),
});
