import { DAY } from '@amberway/contract/kernel/limits';
import type { Config } from '../kernel/config/config.ts';
import { certificateEnd } from '../kernel/http/certificate.ts';
import { fine, type Finding, problem, reasonOf, warning } from './finding.ts';

const SOON_DAYS = 14;

/** The certificate of the public URL, as a browser would see it. */
export const checkPublicUrl = async ({ PUBLIC_URL }: Config): Promise<Finding[]> => {
  if (!PUBLIC_URL?.startsWith('https:')) return [];
  try {
    const end = await certificateEnd(PUBLIC_URL);
    const days = Math.floor((end.getTime() - Date.now()) / DAY);
    const text = `Certificate: that of ${PUBLIC_URL} is valid for ${days} more days.`;
    return [days < SOON_DAYS ? warning(`${text} Renew it.`) : fine(text)];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const text = `Certificate: ${PUBLIC_URL} was tried from this machine: ${reasonOf(error)}.`;
    if (code?.startsWith('CERT_') || code?.includes('SIGNED') || code === 'ERR_TLS_CERT_ALTNAME_INVALID')
      return [problem(`${text} Browsers will refuse it.`)];
    return [warning(`${text} If browsers reach it, this machine is not allowed to.`)];
  }
};
