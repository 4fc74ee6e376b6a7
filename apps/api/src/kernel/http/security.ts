import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { originOf } from '@amberway/contract/onboarding-forms/provider';
import type { Config } from '../config/config.ts';

/** Strict by default: scripts only from our own files, nothing embedded elsewhere; the operator's addresses by their origin alone. */
export const registerSecurity = async (
  app: FastifyInstance,
  config: Pick<Config, 'FORM_PROVIDER_URL' | 'WELCOME_VIDEO_URL'>,
) => {
  const formProvider = config.FORM_PROVIDER_URL && originOf(config.FORM_PROVIDER_URL);
  const welcomeVideo = config.WELCOME_VIDEO_URL && originOf(config.WELCOME_VIDEO_URL);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library writes its styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:', ...(welcomeVideo ? [welcomeVideo] : [])],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", ...(formProvider ? [formProvider] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    // The product may run on plain http at home; behind https the proxy adds it.
    strictTransportSecurity: false,
  });
};
