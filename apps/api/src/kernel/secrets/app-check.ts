import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Config } from '../config/config.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Signer } from './signer.ts';

export const APP_CHECK_HEADER = 'x-app-check';

/** Checks the app-check header according to APP_CHECK_MODE. It never replaces sign-in. */
export type AppCheck = (token: string | undefined) => Promise<void>;

const refuse = () => {
  throw new ApiFailure('app_check_failed');
};

export const appCheckOf = (config: Config, signer: Signer): AppCheck | undefined => {
  if (config.APP_CHECK_MODE === 'enforce') {
    return async (token) => {
      if (!token || !(await signer.verify('app-check', token))) refuse();
    };
  }
  if (config.APP_CHECK_MODE === 'firebase' && config.APP_CHECK_JWKS_URL) {
    const keys = createRemoteJWKSet(new URL(config.APP_CHECK_JWKS_URL));
    return async (token) => {
      if (!token) return refuse();
      await jwtVerify(token, keys, config.APP_CHECK_AUDIENCE ? { audience: config.APP_CHECK_AUDIENCE } : {}).catch(
        refuse,
      );
    };
  }
  return undefined;
};
