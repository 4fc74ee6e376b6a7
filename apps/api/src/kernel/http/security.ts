import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { MAIL_STYLE_HASH } from '@amberway/contract/client-mail/document-style';
import { originOf } from '@amberway/contract/onboarding-forms/provider';
import type { Config } from '../config/config.ts';

type UrlSettings = Pick<Config, 'FORM_PROVIDER_URL' | 'WELCOME_VIDEO_URL' | 'PUBLIC_URL'>;

/** A strict CSP: scripts and styles only from our own files, framing only by ourselves; operator-set URLs by their origin. */
const protection = (config: UrlSettings) => {
  const formProvider = config.FORM_PROVIDER_URL && originOf(config.FORM_PROVIDER_URL);
  const welcomeVideo = config.WELCOME_VIDEO_URL && originOf(config.WELCOME_VIDEO_URL);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // No style elements or attributes, except the style element of a sent mail shown in its frame.
        styleSrc: ["'self'", MAIL_STYLE_HASH],
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
    // The product may run on plain http at home, and subdomains are not ours to decide about.
    strictTransportSecurity: config.PUBLIC_URL?.startsWith('https:') ? { includeSubDomains: false } : false,
  });
};

/** Browser features that the product uses, on its own pages only. */
const USED_FEATURES = [
  'autoplay',
  'clipboard-write',
  'fullscreen',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
];
/** Features that no page here needs. Only names that browsers know: they log a warning for others. */
const CLOSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const permissionsPolicy = [
  ...USED_FEATURES.map((feature) => `${feature}=(self)`),
  ...CLOSED_FEATURES.map((feature) => `${feature}=()`),
].join(', ');

/** The headers are the same for every response, so they are computed once: per request they cost three percent. */
export const securityHeaders = (config: UrlSettings): Record<string, string> => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  protection(config)(response.req, response, (error) => {
    if (error) throw error;
  });
  return { ...(response.getHeaders() as Record<string, string>), 'permissions-policy': permissionsPolicy };
};
