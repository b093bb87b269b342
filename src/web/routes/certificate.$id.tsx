import { createFileRoute } from '@tanstack/react-router';
import { CertificateNotFound } from '../features/certificate/certificate-not-found.tsx';
import { CertificatePage } from '../features/certificate/certificate-page.tsx';
import { failedHead, pageHead } from '../page-head.ts';
import { orNotFound } from '../session/guards.ts';
import { PageSpinner } from '../ui/frame/page-spinner.tsx';

export const Route = createFileRoute('/certificate/$id')({
  loader: ({ context: { calls }, params: { id } }) =>
    orNotFound(calls.certificate.get.fetch({ id }, { staleTime: 0 })),
  head: async ({ match, loaderData, params: { id } }) => {
    const { site } = match.context;
    const path = `/certificate/${id}`;
    if (match.status === 'error') return failedHead(site, path);
    const { certificateMessages } = await import('../features/certificate/messages/messages.ts');
    const m = await certificateMessages.load(site.language);
    return pageHead(site, {
      title: loaderData ? m.titleOf({ title: loaderData.title }) : m.notFound,
      description: loaderData ? m.description : m.notFoundHint,
      path,
      hidden: true,
    });
  },
  pendingComponent: PageSpinner,
  notFoundComponent: CertificateNotFound,
  component: CertificateRoute,
});

function CertificateRoute() {
  return <CertificatePage id={Route.useParams().id} />;
}
