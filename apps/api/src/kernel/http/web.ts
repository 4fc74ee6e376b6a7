import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PRACTISE_PATH } from '@amberway/contract/practice/paths';
import { SCREENS } from '@amberway/contract/shell/routes';
import type { Services } from '../services.ts';
import { readCookie } from './cookies.ts';
import { ApiFailure } from './failure.ts';
import { pageOf, withOrganisation } from './page.ts';

const OPEN = 'the files of the web app hold no data';

/** There are no files below the signed-in pages, and a name there may contain a dot: an outcome 'Bed by 7.30'. */
const namesFile = (path: string): boolean =>
  /\.[a-z0-9]{2,5}$/i.test(path) && !path.startsWith(`${SCREENS.home.path}/`);

/** Each sign-in page comes with its form, so that it can be used before the code has loaded. */
const readSignInPages = (file: string, organisation: string | undefined) => {
  const pages = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const paths = Object.keys(pages).filter((path) => !path.includes('?'));
  return new Map(
    paths.map((path) => {
      const html = (organisation && pages[`${path}?organisation`]) || pages[path] || '';
      return [path, pageOf(withOrganisation(html, organisation))];
    }),
  );
};

/** The built web app: hashed files are cached for ever, the HTML page never, and every unknown path gets the page. */
export const registerWeb = async (app: FastifyInstance, folder: string, { config, signer }: Services) => {
  const file = join(folder, 'index.html');
  const built = existsSync(file);
  if (built) {
    await app.register(async (web) => {
      web.addHook('onRoute', (options) => {
        options.config = { ...options.config, open: OPEN };
      });
      await web.register(fastifyStatic, {
        root: folder,
        wildcard: false,
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          void reply.header(
            'cache-control',
            path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
          );
        },
      });
    });
  }
  const organisation = config.oidc?.name;
  const page = pageOf(
    built
      ? withOrganisation(readFileSync(file, 'utf8'), organisation)
      : '<!doctype html><title>Amberway</title><p>The web app is not built. Run npm run build.</p>',
  );
  const signInPages = readSignInPages(join(folder, 'sign-in-pages.json'), organisation);
  // The page Practise is a small app of its own, which a device can open without a network.
  const practiseFile = join(folder, 'practise.html');
  const practise = existsSync(practiseFile) ? pageOf(readFileSync(practiseFile, 'utf8')) : page;
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api') && !namesFile(path);
    if (!isPage) throw new ApiFailure('not_found');
    const visit = {
      path,
      signedIn: readCookie(config, request, 'session') !== undefined,
      appCheck: await signer.appCheckToken(),
    };
    // Somebody who is signed in is led on to the home.
    const shown = path === PRACTISE_PATH ? practise : ((visit.signedIn ? undefined : signInPages.get(path)) ?? page);
    const link = shown.link(visit);
    if (link) void reply.header('link', link);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': shown.policy(String(reply.getHeader('content-security-policy'))),
      })
      .send(shown.html(visit));
  });
};
