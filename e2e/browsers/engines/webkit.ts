import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import type { Browser, Driver, Size } from './engine.ts';
import { held, newSession, type Session } from './webdriver.ts';
import { startDisplay } from './display.ts';
import { focusWindow } from './x11.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const START_TIMEOUT_MS = 30_000;

const LIBRARIES = '/usr/lib';
const findMiniBrowser = () => {
  for (const folder of readdirSync(LIBRARIES)) {
    const path = join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser');
    if (existsSync(path)) return path;
  }
  throw new Error('WebKitGTK has no MiniBrowser; please install webkit2gtk-driver.');
};

/** The toolbar of the small browser would not let its window be as narrow as a phone. */
const GTK_STYLES = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; letter-spacing: -1px }';
const GTK_SETTINGS = '[Settings]\ngtk-enable-animations=0\n';

const newHome = () => {
  const home = mkdtempSync(join(tmpdir(), 'amberway-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), GTK_STYLES);
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), GTK_SETTINGS);
  return home;
};

const isReady = async (url: string) => {
  try {
    return (await fetch(`${url}/status`)).ok;
  } catch {
    return false;
  }
};

const startDriver = async (program: string, display: string, home: string) => {
  const port = await freePort();
  const folders = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
  const child = spawn(program, [`--port=${port}`], {
    env: { ...process.env, ...folders, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('WebKitWebDriver did not start.');
    await delay(50);
  }
  return { url, stop: () => child.kill() };
};

const resize = async (session: Session, { width, height }: Size) => {
  const inner = () =>
    session.post<[number, number]>('/execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] });
  const until = Date.now() + START_TIMEOUT_MS;
  // The bars of the small browser take some of it. What is read may be from before the window changed.
  for (let outer = height; ;) {
    await session.post('/window/rect', { width, height: outer });
    await delay(150);
    const [w, h] = await inner();
    if (w === width && h === height) return;
    if (Date.now() > until) throw new Error(`The window is ${w} × ${h} instead of ${width} × ${height}.`);
    outer += height - h;
  }
};

const driverOf = (session: Session): Driver => {
  const mouse = (...actions: object[]) =>
    session.post<void>('/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  const keys = (actions: object[]) =>
    session.post<void>('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  const find = async (using: string, value: string) =>
    (await session.post<{ [ELEMENT]: string }>('/element', { using, value }))[ELEMENT];
  return {
    goto: (url) => session.post('/url', { url }),
    reload: () => session.post('/refresh'),
    back: () => session.post('/back'),
    forward: () => session.post('/forward'),
    evaluate: (expression) => session.post('/execute/sync', { script: `return (${expression})`, args: [] }),
    moveTo: ({ x, y }) => mouse({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }),
    down: () => mouse({ type: 'pointerDown', button: 0 }),
    up: () => mouse({ type: 'pointerUp', button: 0 }),
    type: (text) => keys(Array.from(text).flatMap((letter) => held([letter === '\n' ? 'Enter' : letter]))),
    press: (pressed) => keys(held(pressed)),
    select: async (css, option) => {
      const id = await session.post<string>('/execute/sync', {
        script:
          'const option = [...document.querySelector(arguments[0]).options].find(({ text }) => text === arguments[1]);' +
          'option.setAttribute("data-chosen", ""); return "option[data-chosen]"',
        args: [css, option],
      });
      await session.post(`/element/${await find('css selector', id)}/click`);
      await session.post('/execute/sync', {
        script: 'document.querySelector("option[data-chosen]")?.removeAttribute("data-chosen")',
        args: [],
      });
    },
    upload: async (css, paths) => {
      await session.post(`/element/${await find('css selector', css)}/value`, { text: paths.join('\n') });
    },
    screenshot: async () => Buffer.from(await session.get<string>('/screenshot'), 'base64'),
    reported: () => [],
    // The one window stays: the next journey has another host, and so nothing of this one.
    close: () => session.post('/url', { url: 'about:blank' }),
  };
};

/** WebKitGTK, the engine of Safari, in a window on a screen in memory. */
export const startWebKit = async (program: string): Promise<Browser> => {
  const home = newHome();
  const display = await startDisplay();
  const driver = await startDriver(program, display.name, home);
  const session = await newSession(driver.url, {
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
  });
  return {
    version: session.version,
    isolates: false,
    open: async (size) => {
      await resize(session, size);
      await focusWindow(display.name);
      return driverOf(session);
    },
    close: async () => {
      await session.end().catch(() => {});
      driver.stop();
      display.stop();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
