import { ConfigError, type Config, readConfig } from '../kernel/config/config.ts';
import { checkBackups } from './backups.ts';
import { checkDatabase } from './database.ts';
import { type Finding, isBroken, problem, report } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkPublicUrl } from './public-url.ts';
import { checkSettings } from './settings.ts';
import { checkStorage } from './storage.ts';

const settingsProblems = (error: ConfigError): Finding[] =>
  error.message.split('\n').map((sentence) => problem(`Settings: ${sentence}`));

const readOrFind = (env: NodeJS.ProcessEnv): Config | Finding[] => {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return settingsProblems(error);
    throw error;
  }
};

type Options = { mailTo?: string | undefined };

/** Checks everything the server needs, with the settings of the environment. Changes nothing that stays. */
export const examine = async (env: NodeJS.ProcessEnv, { mailTo }: Options = {}): Promise<Finding[]> => {
  const config = readOrFind(env);
  if (Array.isArray(config)) return config;
  const [database, storage, backups, mail, url] = await Promise.all([
    checkDatabase(config),
    checkStorage(config),
    checkBackups(config),
    checkMail(config, mailTo),
    checkPublicUrl(config),
  ]);
  return [...checkSettings(config, env), ...database, ...storage, ...backups, ...mail, ...url];
};

/** The text for the terminal and the exit code. */
export const runDoctor = async (env: NodeJS.ProcessEnv, options: Options) => {
  const findings = await examine(env, options);
  return { text: report(findings), code: isBroken(findings) ? 1 : 0 };
};
