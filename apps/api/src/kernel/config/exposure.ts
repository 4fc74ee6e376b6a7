import { isLoopbackHost } from './loopback.ts';
import type { Settings } from './settings.ts';

type Where = Pick<Settings, 'HOST' | 'PUBLIC_URL'>;

const publicUrl = ({ PUBLIC_URL }: Where) => (PUBLIC_URL ? new URL(PUBLIC_URL) : undefined);

/** Why others can reach this server, as a clause for a sentence; undefined when only this machine does. */
export const publicReason = (settings: Where, production: boolean): string | undefined => {
  const url = publicUrl(settings);
  if (url && (url.protocol === 'https:' || !isLoopbackHost(url.hostname)))
    return `PUBLIC_URL is ${settings.PUBLIC_URL}`;
  if (!isLoopbackHost(settings.HOST)) return `HOST is ${settings.HOST}`;
  return production ? 'NODE_ENV is production' : undefined;
};

/** Whether the way between people and the server is known to be without encryption. */
export const usesPlainHttp = (settings: Where): boolean => {
  const url = publicUrl(settings);
  if (url?.protocol === 'https:') return false;
  return !isLoopbackHost(settings.HOST) || (url !== undefined && !isLoopbackHost(url.hostname));
};
