import { expect, it, vi } from 'vitest';
import { openTestServer } from '../../testing/server.ts';
import { startMailServer } from '../../testing/smtp.ts';

const MAILS = 30;

it('processes that share a queue send every mail exactly once', async () => {
  const smtp = await startMailServer();
  const one = await openTestServer({ engine: 'postgres', env: { SMTP_URL: smtp.url } });
  const two = await openTestServer({
    engine: 'postgres',
    env: { SMTP_URL: smtp.url, DATABASE_URL: one.services.config.DATABASE_URL ?? '' },
  });
  try {
    const subjects = Array.from({ length: MAILS }, (_, n) => `Mail ${n}`);
    await Promise.all(
      subjects.map((subject, n) => {
        const server = n % 2 ? one : two;
        return server.within(() =>
          server.services.mailer.send({ to: `r${n}@example.test`, subject, paragraphs: ['x'] }),
        );
      }),
    );
    await vi.waitFor(() => expect(smtp.received.length).toBeGreaterThanOrEqual(MAILS), {
      timeout: 20_000,
      interval: 50,
    });
    expect(smtp.received.map(({ subject = '' }) => subject).toSorted()).toEqual(subjects.toSorted());
  } finally {
    await two.close();
    await one.close();
    await smtp.close();
  }
});
