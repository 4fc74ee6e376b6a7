import { hasAgreed } from '@amberway/contract/privacy/consent';
import type { Role } from '@amberway/contract/kernel/roles';
import type { EarlyWindow } from '../kernel/early.ts';
import type { HeldWindow } from '../kernel/held-presses.ts';
import { keepsSignIn } from '../kernel/sign-in/site-data.ts';
import { areNeeded } from '../stand-ins/are-needed.ts';

// The first script of the page, inlined into it by build/page.ts: it runs before anything else has loaded, so it
// imports next to nothing and repeats a few lines of the modules it names.

const page = document.documentElement;
const stored = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

// The look, before the first paint, in step with attributesOf in theme/preferences.ts. On public pages, which do not
// load that module, it also follows the system and the choice made in another tab.
const DISPLAY = 'amberway.display';
const chosenLook = (): Record<string, unknown> => {
  try {
    return (JSON.parse(stored(DISPLAY) ?? '') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
};
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

const applyMode = () => {
  const { theme, calm } = chosenLook();
  page.setAttribute('data-theme', theme === 'dark' || (theme !== 'light' && dark.matches) ? 'dark' : 'light');
  if (typeof calm === 'boolean' ? calm : reducedMotion.matches) page.setAttribute('data-calm', 'on');
  else page.removeAttribute('data-calm');
};

const applyLook = () => {
  applyMode();
  if (!window.PublicKeyCredential) page.setAttribute('data-passkeys', 'none');
  for (const query of [dark, reducedMotion]) query.addEventListener('change', applyMode);
  // Not when the whole storage was cleared, as on sign-out: the choice is put back then.
  window.addEventListener('storage', ({ key }) => key === DISPLAY && applyMode());
  // The density of staff is known after sign-in, so the page's script leaves both to the module from then on.
  const { density, font } = chosenLook();
  page.setAttribute('data-density', density === 'compact' ? 'compact' : 'comfortable');
  page.setAttribute('data-font', font === 'reading' ? 'reading' : 'standard');
};

const HOME = '/dashboard';
/** In step with IDLE_TIMEOUT_MS: a session unused for longer is not restored. */
const IDLE_MS = 3_600_000;

const preload = (files: readonly string[]) => {
  for (const href of files) {
    const link = document.createElement('link');
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
    else link.rel = 'modulepreload';
    // As in the links and imports that use the file: otherwise it would be loaded twice.
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
};

type Files = { area: string[]; home: string[]; staff: string[] };

/** The stored owner is a role and an id. In step with isStaff in the contract. */
const STAFF = /^(Administrator|BusinessUser):/;
type Session = {
  data?: { token?: string; user?: { role: Role; consentVersion: string | null; members: { _id: string }[] } | null };
};

/** Requests the session and the data of the home beside the code. kernel/early.ts hands the responses out. */
const requestEarly = () => {
  const { pathname, search } = location;
  const owner = stored('sessionOwner');
  const lastActive = Number(stored('lastActive') ?? Number.NaN);
  if (!pathname.startsWith(HOME) || owner === null || Date.now() - lastActive >= IDLE_MS) return;
  const home = pathname === HOME;
  const appCheck =
    document.querySelector<HTMLMetaElement>('meta[name="app-check"]')?.content || stored('appCheckToken');
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...(appCheck && { 'X-App-Check': appCheck }),
  };
  const session = fetch('/api/auth/refresh', { method: 'POST', headers, body: '{}' });
  const early: EarlyWindow['early'] = { session };
  (window as EarlyWindow).early = early;
  // The call that takes the response handles a failure; without this the browser would report it here as well.
  session.catch(() => {});
  const files = JSON.parse(
    document.getElementById('files')?.textContent || '{"area":[],"home":[],"staff":[]}',
  ) as Files;
  // The menu of staff is in the file of their home, so every page of theirs needs it.
  preload([...files.area, ...(STAFF.test(owner) ? files.staff : home ? files.home : [])]);
  if (!home) return;
  early.view = session
    .then((response) => response.clone().json() as Promise<Session>)
    .then(async ({ data }) => {
      // Nothing of a family is loaded before it has agreed.
      if (!data?.token || !data.user || !hasAgreed(data.user)) return [];
      const ids = data.user.members.map(({ _id }) => _id);
      const last = stored('selectedMember');
      // In step with chooseMemberId in kernel/queries/selected-member.ts.
      const member =
        new URLSearchParams(search).get('memberId') ?? (last !== null && ids.includes(last) ? last : ids[0]);
      const response = await fetch(`/api/dashboard/firstView${member ? `?member=${encodeURIComponent(member)}` : ''}`, {
        headers: { ...headers, Authorization: `Bearer ${data.token}` },
      });
      const { data: parts } = (await response.json()) as { data?: { url: string; code: number; body: unknown }[] };
      return response.ok && parts ? parts : [];
    })
    // The screen sends its own requests then.
    .catch(() => []);
};

/**
 * A sign-in page comes with its form. It stays hidden if it is not what the page will show: to a user who is signed in,
 * or with a notice (#logout). Otherwise what is pressed before the code has loaded is held for it.
 */
const openSignIn = () => {
  if (!location.pathname.endsWith('/login')) return;
  if (stored('sessionOwner') !== null || location.hash) {
    page.setAttribute('data-late', '');
    return;
  }
  const presses = new Set<HTMLElement>();
  const hold = (event: Event) => {
    const target = event.target as HTMLElement;
    const pressed = event.type === 'submit' ? target : target.closest<HTMLElement>('button[type=button]');
    if (!pressed) return;
    event.preventDefault();
    presses.add(pressed);
  };
  for (const type of ['submit', 'click']) document.addEventListener(type, hold, true);
  (window as HeldWindow).takePresses = () => {
    for (const type of ['submit', 'click']) document.removeEventListener(type, hold, true);
    return presses;
  };
};

/** Without the page's own script the splash would stay for ever, and the form of a sign-in page would do nothing. */
const sayIfScriptFails = () => {
  const say = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const text = document.createElement('p');
    text.setAttribute('role', 'alert');
    const again = document.createElement('a');
    // Of the page itself: a press loads it again.
    again.href = '';
    again.textContent = 'Try again';
    text.append('Amberway could not be loaded.', document.createElement('br'), again);
    const splash = document.querySelector('.splash');
    splash?.removeAttribute('aria-label');
    if (splash) splash.replaceChildren(text);
    else {
      text.style.margin = '16px';
      document.body.prepend(text);
    }
  };
  // Errors of elements do not bubble.
  window.addEventListener('error', say, true);
};

/** Put here by the build. */
declare const STAND_INS: string | undefined;

/** A script that is written is run before the page's own, and before the form of a sign-in page can be used. */
const loadStandIns = () => {
  if (typeof STAND_INS !== 'string' || !areNeeded()) return;
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else makes the page's own script wait
  document.write(`<script src='${STAND_INS}'></script>`);
};

sayIfScriptFails();
loadStandIns();
applyLook();
// For the sign-in page, which says so: it is tried here because that page's own files have a limit.
if (!keepsSignIn()) page.setAttribute('data-forgetful', '');
openSignIn();
requestEarly();
