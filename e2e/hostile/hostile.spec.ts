import { createDiaryEntry } from '@amberway/contract/diary/endpoints';
import { createOutcome } from '@amberway/contract/outcomes/endpoints';
import { createPost } from '@amberway/contract/posts/endpoints';
import { createFavourite } from '@amberway/contract/favourites/endpoints';
import { SCREENS } from '@amberway/contract/shell/routes';
import { ACCOUNTS } from '@amberway/fixtures/accounts';
import { contentId } from '@amberway/fixtures/content/record';
import { DEMO_CHILDREN, DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { expect, type Page, test } from '../support/test.ts';
import { toUrl } from '@amberway/contract/kernel/request-url';
import { kindAndId } from '../../apps/web/src/ui/form/record-part.ts';
import { openAs, storeTokens } from '../support/open-as.ts';
import { newFamily } from '../support/people.ts';
import { heading } from '../support/places.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { settled } from '../support/settled.ts';
import { writeNote } from '../activity-notes/steps.ts';
import { CORPUS, inPieces } from './corpus.ts';

// Stored markup must run no script and send no request, wherever it is shown.

const { arlo } = DEMO_CHILDREN;
const { parent } = DEMO_PEOPLE;
const NAME_MAX = 100;
const RICH_MAX = 40_000;

/** Stores the corpus in every text a person can write. Returns the ids of the new records. */
const store = async (page: Page) => {
  const coach = await storeTokens(page, ACCOUNTS.coach);
  const rich = inPieces(RICH_MAX);
  const post = async (path: string, data: object, token: string) => {
    const response = await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
    return { ok: response.ok(), body: (await response.json()) as { data?: { _id: string }; message: string } };
  };
  const lookups = await page.request.get('/api/skill', { headers: { authorization: `Bearer ${coach}` } });
  const [type] = ((await lookups.json()) as { data: { _id: string }[] }).data;
  const outcomes: string[] = [];
  for (const [n, baseline] of rich.entries()) {
    const made = await post(
      toUrl(createOutcome),
      {
        member: arlo.id,
        name: (CORPUS[n] ?? '').slice(0, NAME_MAX),
        typeOfGoal: type?._id,
        neededSkills: inPieces(NAME_MAX).slice(0, 10),
        performanceEvaluation: (inPieces(1_000)[0] ?? '').slice(0, 1_000),
        membersBaseLineSkills: baseline,
      },
      coach,
    );
    expect(made.ok, made.body.message).toBe(true);
    outcomes.push(made.body.data?._id ?? '');
  }
  const notes: string[] = [];
  for (const about of rich) {
    const note = await writeNote(page, coach, {
      member: arlo.id,
      title: `${CORPUS[0]}`.slice(0, 90),
      about,
      skillsForHome: about,
    });
    notes.push(note._id);
  }
  const family = await storeTokens(page, ACCOUNTS.parent);
  for (const text of inPieces(1_900)) expect((await post(toUrl(createPost), { post: text }, family)).ok).toBe(true);
  await post(
    toUrl(createDiaryEntry),
    {
      member: arlo.id,
      day: new Date(Date.now() - 86_400_000 * 6).toISOString().slice(0, 10),
      emoji: contentId('emoji', 1),
      note: inPieces(480)[1],
    },
    family,
  );
  await post(
    toUrl(createFavourite),
    { name: (CORPUS[5] ?? '').slice(0, 60), url: SCREENS.program.path, member: arlo.id },
    family,
  );
  return { outcomes, notes };
};

/** Records requests to other hosts and dialogs, and checks whether a script has run. */
const watch = (page: Page, origin: string) => {
  const noticed: string[] = [];
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !['data:', 'blob:'].includes(url.protocol)) noticed.push(request.url());
  });
  page.on('dialog', (dialog) => {
    noticed.push(dialog.message());
    void dialog.dismiss();
  });
  const look = async (path: string) => {
    await page.goto(path);
    await expect(heading(page)).toBeVisible({ timeout: 30_000 });
    // Long enough for scripts that would run later.
    await settled(page, 500);
    for (const frame of page.frames())
      expect(await frame.evaluate(() => '__ran' in window), `${path} in ${frame.url()}`).toBe(false);
  };
  return { look, noticed };
};

test('a note with hostile markup runs no script and sends no request, when viewed or edited', async ({ page }) => {
  const { coach, family, member } = await newFamily(page);
  const [about = '', skillsForHome = about] = inPieces(RICH_MAX);
  const { _id } = await writeNote(page, coach.token, { member, title: 'Bakery', about, skillsForHome });
  await openAs(page, family.account, SCREENS.ideasForHome.path);
  const { look, noticed } = watch(page, new URL(page.url()).origin);
  await look(`/dashboard/sessionNote/${_id}/view`);
  await expect(page.getByText('Bakery').first()).toBeVisible();
  await storeTokens(page, coach.account);
  await look(`/dashboard/sessionNote/${_id}/edit`);
  expect(noticed).toEqual([]);
});

// It fills the demo family's record, so it has a separate server.
test.describe('hostile markup on all pages', { tag: '@long' }, () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    server = await startServer({ SIGN_IN_PER_MINUTE: '100000' });
  });
  test.afterAll(() => server.stop());

  test('nothing that people can store runs a script or sends a request on any page', async ({ browser }) => {
    test.setTimeout(300_000);
    expect(CORPUS.length).toBeGreaterThanOrEqual(300);
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const { look, noticed } = watch(page, server.url);
    const { outcomes, notes } = await store(page);

    await openAs(page, ACCOUNTS.parent);
    for (const path of [
      `${SCREENS.program.path}?memberId=${arlo.id}`,
      ...outcomes.map((id) => `/dashboard/event-callback/${id}/goal`),
      ...notes.map((id) => `/dashboard/sessionNote/${id}/view`),
      SCREENS.ideasForHome.path,
      SCREENS.notes.path,
      SCREENS.myPosts.path,
      SCREENS.diary.path,
      SCREENS.favourites.path,
      SCREENS.notifications.path,
      SCREENS.home.path,
    ]) {
      await look(path);
      // It is shown as plain text.
      if (path === SCREENS.myPosts.path) await expect(page.getByRole('main')).toContainText('window.__ran=1');
    }
    await openAs(page, ACCOUNTS.coach);
    for (const path of [
      `${SCREENS.programOf.path.replace('{id}', parent.id)}?edit=${kindAndId('outcome', outcomes[0])}`,
      ...notes.map((id) => `/dashboard/sessionNote/${id}/edit`),
      SCREENS.posts.path,
    ]) {
      await look(path);
    }
    expect(noticed).toEqual([]);
    await context.close();
  });
});
