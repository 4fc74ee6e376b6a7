import { vi } from 'vitest';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { setBearer } from '../sign-in/credentials.ts';
import { openSession } from '../sign-in/state.ts';

/** The server's side of drafts, in memory, with simulated network failures. */
export const draftServer = () => {
  const server = {
    stored: null as {
      value: unknown;
      version: number;
      updatedAt: string;
      conflict?: { _id: string; value: unknown } | null;
    } | null,
    /** Every conflict copy received. */
    conflicts: [] as unknown[],
    offline: false,
    /** Every save received, as value and version. */
    saves: [] as [unknown, number][],
    removed: 0,
    keepalive: [] as boolean[],
    refusal: null as { status: number; code: string; message: string } | null,
  };
  const reply = (data: unknown) => Response.json({ status: true, data });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('appCheck')) return reply({ token: 'c', expiresAt: '2099-01-01T00:00:00Z' });
    if (server.offline) throw new TypeError('offline');
    if (init.method === 'GET') return reply(server.stored);
    if (init.method === 'DELETE') {
      server.stored = null;
      server.removed += 1;
      return reply(null);
    }
    if (!url.includes('/draft/')) return reply(null);
    if (server.refusal) return Response.json({ ...server.refusal, status: false }, { status: server.refusal.status });
    if (url.endsWith('/conflict')) {
      server.conflicts.push((JSON.parse(init.body as string) as { value: unknown }).value);
      return reply(null);
    }
    const { value, version } = JSON.parse(init.body as string) as { value: unknown; version: number };
    if (version !== (server.stored?.version ?? 0)) {
      return Response.json({ status: false, code: 'stale', message: 'Someone else changed this' }, { status: 409 });
    }
    server.saves.push([value, version]);
    server.keepalive.push(init.keepalive ?? false);
    server.stored = { value, version: version + 1, updatedAt: new Date().toISOString() };
    return reply(server.stored);
  });
  return server;
};

const OWNER = 'u-1';
export const NAME = { owner: OWNER, kind: 'note', key: 'k-1' };

export const signInForTest = () => {
  setBearer('t-1');
  openSession({ _id: OWNER, role: 'Customer', actor: null } as unknown as CurrentUser);
};
