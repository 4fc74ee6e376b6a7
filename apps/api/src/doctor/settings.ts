import type { Config } from '../kernel/config/config.ts';
import { isLoopbackHost } from '../kernel/config/loopback.ts';
import { settings } from '../kernel/config/settings.ts';
import { fine, type Finding, warning } from './finding.ts';
import { wrongNames } from './setting-names.ts';

const KNOWN = Object.keys(settings.shape);

const unknownSettings = (env: NodeJS.ProcessEnv) =>
  wrongNames(Object.keys(env)).map(({ name, meant }) =>
    warning(
      `Settings: ${name} is not a setting of Amberway. ${meant ? `Is ${meant} meant?` : 'Check its name in docs/configuration.md.'}`,
    ),
  );

const publicUrlFindings = ({ PUBLIC_URL, production, HOST, TRUST_PROXY, plainHttp }: Config): Finding[] => {
  if (!PUBLIC_URL && plainHttp)
    return [warning(`Settings: HOST is ${HOST} and PUBLIC_URL is not set, so passwords travel unencrypted. Use TLS.`)];
  if (!PUBLIC_URL)
    return production
      ? [warning('Settings: PUBLIC_URL is not set, so links in mails and HSTS are missing. Set the URL people use.')]
      : [];
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const found: Finding[] = [];
  if (protocol !== 'https:' && !isLoopbackHost(hostname))
    found.push(warning('Settings: PUBLIC_URL begins with http://, so passwords travel unencrypted. Use TLS.'));
  if (protocol === 'https:' && TRUST_PROXY === false)
    found.push(
      warning(
        'Settings: TRUST_PROXY is false. Behind a proxy with TLS all sign-ins would count as one network: set it to true or to the address of the proxy.',
      ),
    );
  if (protocol === 'https:' && !isLoopbackHost(HOST) && TRUST_PROXY === false)
    found.push(warning(`Settings: HOST is ${HOST}, so the server can also be reached without the proxy and its TLS.`));
  return found;
};

/** Settings that are valid one by one and do not fit together. */
export const checkSettings = (config: Config, env: NodeJS.ProcessEnv): Finding[] => {
  const set = KNOWN.filter((name) => env[name]?.trim()).length;
  const found = [...unknownSettings(env), ...publicUrlFindings(config)];
  if (config.publicReason && config.PUBLIC_DEMO === 'on')
    found.push(
      warning('Settings: PUBLIC_DEMO=on gives a server that others can reach accounts whose password is published.'),
    );
  return [fine(`Settings: ${set} set, all valid.`), ...found];
};
