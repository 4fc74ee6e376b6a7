import * as news from '@amberway/contract/news/endpoints';
import type { News } from '@amberway/contract/news/schemas';
import { recordAudit } from '../../kernel/audit/queries.ts';
import { inTransaction } from '../../kernel/db/context.ts';
import { notFound } from '../../kernel/http/failure.ts';
import { ok, okEmpty, route } from '../../kernel/http/route.ts';
import type { Principal } from '../../kernel/identity/principal.ts';
import { closeFor, isAnnounced, isCurrentMessage, openMessages, openSlides } from './queries.ts';

const loadNews = async (userId: string): Promise<News> => {
  const messages = await openMessages(userId);
  const slides = await openSlides(userId);
  const releaseId = slides[0]?.releaseId;
  return {
    messages: messages.map(({ id, ...message }) => ({ _id: id, ...message })),
    release: releaseId
      ? { releaseId, slides: slides.map(({ id, releaseId: _, ...slide }) => ({ _id: id, ...slide })) }
      : null,
  };
};

const close = (principal: Principal, kind: 'message' | 'release', key: string, requestId: string) =>
  inTransaction(async () => {
    const subjectId = principal.userId;
    if (await closeFor(principal.userId, kind, key))
      await recordAudit({
        principal,
        action: 'close',
        record: 'news',
        recordId: subjectId,
        subjectId,
        after: { [kind]: key },
        requestId,
      });
    return okEmpty();
  });

export const newsRoutes = [
  route(news.getNews, async ({ principal }) => ok(await loadNews(principal.userId))),

  route(news.closeMessage, async ({ principal, params, requestId }) => {
    if (!(await isCurrentMessage(params.id))) throw notFound();
    return close(principal, 'message', params.id, requestId);
  }),

  route(news.closeRelease, async ({ principal, params, requestId }) => {
    if (!(await isAnnounced(params.releaseId))) throw notFound();
    return close(principal, 'release', params.releaseId, requestId);
  }),
];
