import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isForOffline, messageLanguage, offlinePage, offlinePath } from './offline-addresses.ts';
import { pageOf, shownMessage } from './push-message.ts';

/** What the build adds: the files of the page for practice without a connection. */
declare const self: {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: { openWindow(url: string): Promise<unknown> };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: PressEvent) => void): void;
};

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends WorkerEvent {
  data: { json(): unknown } | null;
}

interface PressEvent extends WorkerEvent {
  notification: Notification;
}

/** A connection that does not answer in this time counts as none. */
const connectionTimeoutMs = 6000;

const files = self.__WB_MANIFEST;
const language = new URL(location.href).searchParams.get('language') ?? 'en';
const page = offlinePage(language);
const isKept = ({ url }: { url: string }) => {
  const ofMessages = messageLanguage(url);
  return ofMessages === undefined || ofMessages === language;
};

precache(
  files.filter(isKept).map((file) => (file.url === offlinePath ? { ...file, url: page } : file)),
);
cleanupOutdatedCaches();
// Pages come from the network and name the files of their release, so none waits for the tabs of an older one.
void self.skipWaiting();
clientsClaim();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await matchPrecache(request)) ?? fetch(request),
);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isForOffline(url.pathname),
  async ({ request, url }) => {
    const fromNetwork = fetch(request);
    const tooLate = new Promise<undefined>((resolve) =>
      setTimeout(resolve, connectionTimeoutMs, undefined),
    );
    const response = await Promise.race([fromNetwork, tooLate]).catch(() => undefined);
    if (response) return response;
    if (url.pathname !== page) return Response.redirect(page);
    return (await matchPrecache(page)) ?? fromNetwork;
  },
);

self.addEventListener('push', (event) => {
  const { title, options } = shownMessage(event.data?.json());
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(pageOf(event.notification.data, location.origin)));
});
