import type { FastifyInstance } from 'fastify';
import { TRACKING_FRAME_PATH } from '@amberway/contract/tracking/frame';
import { decodeCode, readSnippet } from '@amberway/contract/tracking/snippet';
import { withDatabase } from '../../kernel/db/context.ts';
import { publicUrlOf } from '../../kernel/http/public-url.ts';
import type { Services } from '../../kernel/services.ts';
import { framePage, framePolicy } from './frame-page.ts';
import { findTracking } from './queries.ts';

/** The document the tracking code runs in. Public: a frame sends no bearer token, and browsers run the code anyway. */
export const registerTrackingFrame = (app: FastifyInstance, services: Services): void => {
  const open = 'the tracking code runs in browsers and names nobody';
  app.get(TRACKING_FRAME_PATH, { config: { open } }, async (request, reply) => {
    const row = await withDatabase(services.database, findTracking);
    const scripts = readSnippet(decodeCode(row?.code ?? '') ?? '') ?? [];
    const { origin } = new URL(publicUrlOf(services.config, request));
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': framePolicy(scripts, origin),
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .send(framePage(scripts));
  });
};
