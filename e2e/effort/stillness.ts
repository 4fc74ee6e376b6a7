import { expect, type Page } from 'playwright/test';
import { STORAGE_KEY } from '../../apps/web/src/app/theme/preferences.ts';
import { settled } from '../support/settled.ts';

// Detects motion on a page, whether by CSS, a script or a video.

/** Shorter than a frame, so invisible. */
const UNSEEN_MS = 5;

type Watching = { seenMotion: string[] };

/** Records every animation and transition from the start of each page. */
export const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenMotion: seen });
    const nameOf = (event: Event) =>
      event instanceof TransitionEvent ? event.propertyName : (event as AnimationEvent).animationName;
    for (const kind of ['animationstart', 'transitionrun']) {
      document.addEventListener(
        kind,
        (event) => seen.push(`${kind} ${nameOf(event)} of ${(event.target as Element).getAttribute('class')}`),
        true,
      );
    }
  });

export const seenMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Watching).seenMotion);

export const chooseCalm = (page: Page) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEY,
    JSON.stringify({ calm: true }),
  ] as const);

/** Running animations, and those the styles define: a spinner that is not visible now will be some day. */
const movable = (page: Page) =>
  page.evaluate((unseen) => {
    const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time) * 1000));
    const found = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > unseen)
      .map((animation) => `running ${animation.constructor.name} ${animation.id}`);
    for (const element of document.querySelectorAll('*')) {
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const moves =
          (style.animationName !== 'none' && longest(style.animationDuration) > unseen) ||
          longest(style.transitionDuration) > unseen ||
          style.scrollBehavior === 'smooth';
        if (moves) found.push(`${element.tagName} ${element.getAttribute('class')} ${part ?? ''}`);
      }
    }
    const films = [...document.querySelectorAll<HTMLMediaElement>('video, audio')];
    return [
      ...found,
      ...films.filter((film) => film.autoplay || !film.paused).map(({ tagName }) => `${tagName} plays`),
      ...[...document.querySelectorAll('animate, animateTransform, animateMotion')].map(({ tagName }) => tagName),
      ...[...document.querySelectorAll('body > canvas')].map(() => 'confetti'),
    ];
  }, UNSEEN_MS);

const FRAMES = 30;
/** An auto-sizing field takes a frame or two; real motion continues. */
const SETTLES_IN = 5;

/** What a script keeps moving, such as a growing chart. */
export const movedByScript = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ({ frames, settlesIn }) => {
      const changedIn = new Map<Node, number>();
      let changed = new Set<Node>();
      const observer = new MutationObserver((changes) => changes.forEach(({ target }) => changed.add(target)));
      observer.observe(document.body, {
        subtree: true,
        attributeFilter: ['style', 'd', 'transform', 'x', 'y', 'width', 'height', 'r'],
      });
      for (let frame = 0; frame < frames; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        for (const node of changed) changedIn.set(node, (changedIn.get(node) ?? 0) + 1);
        changed = new Set();
      }
      observer.disconnect();
      return [...changedIn].filter(([, count]) => count > settlesIn).map(([node]) => node.nodeName);
    },
    { frames: FRAMES, settlesIn: SETTLES_IN },
  );

export const expectStill = async (page: Page, where: string) => {
  await settled(page);
  expect(await movedByScript(page), `moved by a script: ${where}`).toEqual([]);
  expect(await movable(page), `moves or could: ${where}`).toEqual([]);
  expect(await seenMotion(page), `moved on the way: ${where}`).toEqual([]);
};
