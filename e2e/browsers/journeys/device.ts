import { DAY, IDLE_TIMEOUT_MS, MINUTE } from '@amberway/contract/kernel/limits';
import { installTexts } from '@amberway/contract/shell/install-texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { practiseLabels } from '../../../apps/web/src/features/practice/page/labels.ts';
import { storageKey } from '../../../apps/web/src/kernel/sign-in/storage.ts';
import { outboxTexts } from '../../../apps/web/src/kernel/outbox/texts.ts';
import { newPractice, PRACTISE, storedEntries } from '../../practice/steps.ts';
import { until } from '../page/until.ts';
import type { Account } from '../../support/sign-in.ts';
import type { Window } from '../page/window.ts';
import { openAs, QUIET_PAGE } from '../open-as.ts';
import type { Journey } from './journey.ts';

/** What browsers report about a server that is away, which is what these journeys are about. */
const AWAY = [
  /ERR_|Failed to load resource|NetworkError|Load failed|Failed to fetch|CORS request did not succeed|journey-watch|can.t establish a connection|connection to .* was interrupted/i,
];

const untilInstalled = (window: Window) =>
  until(
    () => window.evaluate(async () => Boolean((await navigator.serviceWorker.ready).active)),
    () => 'the service worker is not installed',
  );

/** Runs in the page: chosen texts that are wider than their fields. */
const cutChoices = () => {
  const pen = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('select')].flatMap((field) => {
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
    const text = field.selectedOptions[0]?.text ?? '';
    if (pen) pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return (pen?.measureText(text).width ?? 0) > room + 0.5 ? [text] : [];
  });
};

const CLOCK_IS_WRONG = /^The clock of this device is wrong\./;

/** Signs in on a device whose clock is wrong by so much. */
const openWithClock = async (window: Window, account: Account, wrongBy: number) => {
  await openAs(window, account, QUIET_PAGE);
  await window.evaluate(
    ([active, by]) => {
      localStorage.setItem('journeyClock', String(by));
      localStorage.setItem(active, String(Date.now() + by));
    },
    [storageKey('lastActive'), wrongBy] as const,
  );
  await window.goto(SCREENS.home.path);
  const off = (await window.evaluate(() => Date.now())) - Date.now();
  if (Math.abs(off - wrongBy) > 5 * MINUTE) throw new Error('the clock of the page is right');
};

const wrongClock = (name: string, wrongBy: number): Journey => ({
  name: `a clock that is ${name}: one tap on a mood`,
  run: async (window, world) => {
    const { page } = window;
    const { family } = await world.newFamily();
    await openWithClock(window, family.account, wrongBy);
    await page.text(CLOCK_IS_WRONG).shows();
    await page
      .role('group', /^How is .* today\?$/)
      .role('radio')
      .first.click();
    await page.text(/^Saved at /).shows();
    await window.goto(SCREENS.diary.path);
    await page.role('radio').first.isChecked();
    await page.text(CLOCK_IS_WRONG).isGone();
  },
});

export const DEVICE: Journey[] = [
  wrongClock('three days fast', 3 * DAY),
  wrongClock('a day slow', -DAY),
  {
    name: 'Practise offline until stored',
    inTests: 390,
    run: async (window, world) => {
      const { page } = window;
      const practice = await newPractice(world.api);
      await openAs(window, practice.family.account, PRACTISE);
      await page.heading(practiseLabels.choose).shows();
      await untilInstalled(window);
      window.expects(...AWAY);
      await window.offline();
      await window.goto(PRACTISE);
      await page.link(new RegExp(practice.skill.name)).click();
      await page.button(practiseLabels.results.own).click();
      const cut = await window.evaluate(cutChoices);
      if (cut.length > 0) throw new Error(`the text of a choice is cut: ${cut.join(', ')}`);
      await page.button(practiseLabels.done).click();
      await page.heading(practiseLabels.saved).shows();
      await page.text(outboxTexts.waiting(1)).shows();
      await window.online();
      await until(
        async () => (await storedEntries(world.api, practice)).length === 1,
        () => 'the entry was not stored',
        60_000,
      );
      await page.text(outboxTexts.waiting(1)).isGone();
    },
  },
  {
    name: 'offline page',
    inTests: 1280,
    run: async (window) => {
      const { page } = window;
      await window.goto(PRACTISE);
      await page.heading(practiseLabels.signInTitle).shows();
      await untilInstalled(window);
      window.expects(...AWAY);
      await window.offline();
      await window.goto('/dashboard/messages').catch(() => {});
      await page.heading('You are not connected').shows();
      await window.online();
      await page.heading('You are not connected').isGone(60_000);
    },
  },
  {
    name: 'update of the service worker',
    run: async (window) => {
      const { page } = window;
      await window.goto(PRACTISE);
      await page.heading(practiseLabels.signInTitle).shows();
      await untilInstalled(window);
      window.releaseWorker();
      await window.reload();
      await page.text(installTexts.newer).shows();
      await page.button(installTexts.reload).click();
      await page.text(installTexts.newer).isGone();
    },
  },
  {
    name: 'idle warning',
    run: async (window) => {
      const { page } = window;
      await openAs(window, ACCOUNTS.parent, SCREENS.settings.path);
      await page.role('main').role('heading', undefined, { level: 1 }).shows();
      // As if the last activity had been this long ago, in another tab.
      await window.evaluate(
        ([key, before]) => {
          const value = String(Date.now() - before);
          localStorage.setItem(key, value);
          dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
        },
        [storageKey('lastActive'), IDLE_TIMEOUT_MS - 90_000] as const,
      );
      const warning = page.dialog('Are you still there?');
      await warning.shows();
      await warning.button('Stay signed in').click();
      await warning.isGone();
    },
  },
];
