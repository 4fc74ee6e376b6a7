import { resolve } from 'node:path';
import { settings, type Settings } from './settings.ts';

export class ConfigError extends Error {}

export type Config = Settings & { dataDir: string; production: boolean; loadDemo: boolean; version: string };

/** Reads and checks the environment once. A wrong setting stops the start with a sentence that names it. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const parsed = settings.safeParse(env);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `The setting ${issue.path.join('.')} ${issue.message}.`);
    throw new ConfigError(sentences.join('\n'));
  }
  const values = parsed.data;
  if (values.APP_CHECK_MODE === 'firebase' && !values.APP_CHECK_JWKS_URL) {
    throw new ConfigError('The setting APP_CHECK_JWKS_URL is needed when APP_CHECK_MODE is firebase.');
  }
  const production = env.NODE_ENV === 'production';
  return {
    ...values,
    production,
    dataDir: resolve(values.DATA_DIR),
    loadDemo: values.SEED === 'demo' && (!production || Boolean(env.SEED)),
    version: env.npm_package_version ?? '0.1.0',
  };
};
