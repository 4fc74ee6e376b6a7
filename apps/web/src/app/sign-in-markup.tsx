import { renderToString } from 'react-dom/server';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { App } from './App.tsx';
import { rendered } from '../features/auth/sso/organisation.ts';
import { preloadSignIn } from './public-screens.ts';

// Runs in the build, not in a browser: build/sign-in-pages.ts.

/** The server puts the name of the organisation in its place. */
const ORGANISATION = '{organisation}';

type SignInPage = { path: string; title: string; markup: string };

/** The sign-in page at this path as HTML, without its title. */
const pageAt = async (pathname: string): Promise<SignInPage> => {
  Object.assign(globalThis, {
    window: { location: { origin: 'https://app.invalid', pathname, search: '', hash: '' }, history: { state: null } },
  });
  await preloadSignIn(pathname);
  const html = renderToString(<App />);
  const [, title = '', markup = ''] = /^<title>([^<]*)<\/title>(.*)$/s.exec(html) ?? [];
  if (!markup.includes('<form')) throw new Error(`No form in the markup of ${pathname}: ${html.slice(0, 200)}`);
  return { path: pathname, title, markup };
};

const both = async (): Promise<SignInPage[]> => [
  await pageAt(PUBLIC_ROUTES.login),
  await pageAt(PUBLIC_ROUTES.clinicianLogin),
];

/** Both pages, and both once more for an organisation with a directory. */
export const renderSignIn = async (): Promise<SignInPage[]> => {
  const pages = await both();
  rendered.organisation = ORGANISATION;
  const withButton = await both();
  return [...pages, ...withButton.map((page) => ({ ...page, path: `${page.path}?organisation` }))];
};
