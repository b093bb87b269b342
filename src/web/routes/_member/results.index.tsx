import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export const Route = createFileRoute('/_member/results/')({
  component: () => (
    <Page>
      <PageHeader title="My Results" />
    </Page>
  ),
});
