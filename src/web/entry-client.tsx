import './global.css';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { httpBatchLink } from '@trpc/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expectedUserHeader } from '#shared/kernel/actor.ts';
import { callsPerBatch } from '#shared/kernel/limits.ts';
import { createWebApp } from './app.tsx';
import { ForeignAnswer } from './failure.ts';
import { markMissingCode } from './missing-code.ts';
import { ServerClock } from './server-clock.tsx';

markMissingCode();
const clock = new ServerClock();

const link = httpBatchLink({
  url: '/trpc',
  maxItems: callsPerBatch,
  headers: ({ opList: [{ context }] }) =>
    typeof context.expectedUser === 'number'
      ? { [expectedUserHeader]: String(context.expectedUser) }
      : {},
  async fetch(url, options) {
    const response = await fetch(url, {
      ...options,
      signal: options?.signal ?? null,
      credentials: 'same-origin',
    });
    const date = response.headers.get('date');
    if (date !== null) clock.observe(date);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (!response.ok && !isJson) throw new ForeignAnswer(response.status);
    return response;
  },
});

const { router } = createWebApp({ link, clock });

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
);
