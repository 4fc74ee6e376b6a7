import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { labels } from '../../../apps/web/src/features/auth/labels.ts';
import { until } from '../page/until.ts';
import type { Journey } from './journey.ts';

type Plant = () => void;

/** What goes wrong, and how that is reported. Each runs in the page and sees nothing of this file. */
const PLANTED: readonly (readonly [Plant, RegExp])[] = [
  // oxlint-disable-next-line no-console -- what is planted here
  [() => console.error('planted by hand'), /console: planted by hand/],
  [
    () => {
      setTimeout(() => {
        throw new Error('planted error');
      });
    },
    /error: .*planted error/,
  ],
  [() => void Promise.reject(new Error('planted rejection')), /unhandled rejection: .*planted rejection/],
  [
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.planted = true';
      document.head.append(script);
    },
    /policy: script-src/,
  ],
  [() => void fetch('/api/planted'), /^404 for \/api\/planted$/],
  [
    () => {
      const script = document.createElement('script');
      script.src = '/assets/planted.js';
      document.head.append(script);
    },
    /failed to load .*planted\.js/,
  ],
  [
    () => {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'planted low');
      dialog.style.blockSize = '40px';
      document.body.append(dialog);
      dialog.showModal();
    },
    /dialog "planted low" is too low:/,
  ],
  [
    () => {
      const dialog = document.createElement('dialog');
      const box = document.createElement('div');
      box.setAttribute('aria-label', 'planted box');
      dialog.append(box);
      dialog.style.blockSize = '300px';
      document.body.append(dialog);
      dialog.showModal();
    },
    /"planted box" is too low inside its dialog/,
  ],
  [
    () => {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'planted outside');
      Object.assign(dialog.style, { blockSize: '300px', margin: '0', insetInlineStart: '-200px' });
      document.body.append(dialog);
      dialog.showModal();
    },
    /dialog "planted outside" is outside/,
  ],
];

export const WATCHES: Journey[] = [
  {
    name: 'what every journey watches for, planted',
    inTests: 390,
    run: async (window) => {
      await window.goto(PUBLIC_ROUTES.login);
      await window.page.button(labels.signIn).shows();
      for (const [plant, report] of PLANTED) {
        await window.evaluate(plant);
        let seen: string[] = [];
        await until(
          async () => {
            seen = await window.problems();
            return seen.some((problem) => report.test(problem));
          },
          () => `${String(report)} expected among ${seen.join(', ')}`,
        );
      }
      window.expects(/planted|script-src|Content.Security.Policy|status of 404/);
    },
  },
];
