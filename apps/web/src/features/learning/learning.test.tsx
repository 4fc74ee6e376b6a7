import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LearningItem, OpenItem } from '@amberway/contract/learning/schemas';
import { learningTexts } from '@amberway/contract/learning/texts';
import { acting, me } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { LearningScreen } from './LearningScreen.tsx';
import { learningLabels } from './labels.ts';

const ID = '05a00000-0000-7000-8000-0000000003e9';
const AT = '2026-01-01T00:00:00Z';

const item = (part: Partial<LearningItem> = {}): LearningItem => ({
  kind: 'video',
  _id: ID,
  title: 'Waiting games',
  thumbnail: '/pictures/sea.svg',
  summary: null,
  labels: ['Play'],
  createdAt: AT,
  startsAt: null,
  lessons: null,
  state: 'new',
  progress: null,
  isFavourite: false,
  ...part,
});
const started = { state: 'started', progress: { seconds: 12, duration: 30, doneAt: null, updatedAt: AT } } as const;
const course = item({ kind: 'course', _id: `${ID.slice(0, -1)}0`, title: 'At home', lessons: { count: 2, done: 1 } });
const opened = (part: Partial<OpenItem> = {}): OpenItem => ({ ...item(), lessonList: [], course: null, ...part });
const whole = (part: object = {}) => ({
  _id: ID,
  title: 'Waiting games',
  description: 'Three games.',
  video: '/films/waiting-games.webm',
  thumbnail: '/pictures/sea.svg',
  transcript: 'First we wait for three.',
  externalCopyright: null,
  author: { _id: ID, name: 'Mia Reed', firstName: 'Mia', lastName: 'Reed' },
  relatedResources: [],
  ...part,
});
const CHOICES = { categories: [{ _id: ID, name: 'Play', kind: 'video' }], levels: [] };

type Replies = Parameters<typeof serve>[0];
const open = (path: string, replies: Replies, who = me('parent')) => {
  const server = serve({ 'GET learning/choices': () => CHOICES, ...replies });
  renderScreen(<LearningScreen />, `/dashboard/mylearning${path}`, { me: who });
  return server;
};
const openFilm = (part: Partial<OpenItem>, film: object = {}, who = me('parent'), replies: Replies = {}) =>
  open(
    `?open=video.${ID}`,
    {
      'GET learning/video/:id': () => opened(part),
      'GET video/details/:id': () => whole(film),
      'PUT learning/video/:id/progress': () => ({ ...started, progress: { ...started.progress, seconds: 20 } }),
      ...replies,
    },
    who,
  );
const player = () => screen.findByLabelText<HTMLVideoElement>('Waiting games', { selector: 'video' });

describe('library', () => {
  it('the library shows begun items first, then each kind under its heading [R063]', async () => {
    open('', { 'GET learning': ({ query }) => (query['state'] ? [item(started)] : [course, item(started)]) });
    const begun = await screen.findByRole('region', { name: learningLabels.continue });
    expect(within(begun).getByText('0:12 of 0:30')).toBeTruthy();
    const courses = await screen.findByRole('region', { name: 'Courses' });
    expect(within(courses).getByText('1 of 2 videos watched')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Library' })).toBeTruthy();
  });

  it('the library loads what the URL’s filters say, in one request', async () => {
    const server = open(`?tab=video&search=wait&state=started&favourite=true&category=${ID}&page=2`, {
      'GET learning': () => [item()],
    });
    await screen.findByRole('link', { name: 'Waiting games' });
    expect(server.of('GET learning').at(-1)?.query).toMatchObject({
      kind: 'video',
      search: 'wait',
      state: 'started',
      favourite: 'true',
      category: ID,
      page: '2',
    });
    press('Remove filter Category: Play');
    await waitFor(() => expect(place.path).not.toContain('category'));
  });

  it('a star shows at once and is undone when the server rejects it', async () => {
    let refuse = () => {};
    const refused = new Promise<Refusal>((resolve) => {
      refuse = () => resolve(new Refusal(500, 'internal', 'Not now.'));
    });
    open('?tab=video', { 'GET learning': () => [item()], 'PUT learning/video/:id/favourite': () => refused });
    await screen.findByRole('link', { name: 'Waiting games' });
    press('Add Waiting games to favorites');
    expect(await screen.findByLabelText('Remove Waiting games from favorites')).toBeTruthy();
    refuse();
    expect(await screen.findByLabelText('Add Waiting games to favorites')).toBeTruthy();
    expect(await screen.findByText('Not now.')).toBeTruthy();
  });
});

describe('video', () => {
  it('a video resumes where the user stopped and saves the position on pause', async () => {
    const server = openFilm(started);
    const film = await player();
    expect(screen.getByText(learningLabels.stoppedAt('0:12'))).toBeTruthy();
    fireEvent.loadedMetadata(film);
    expect(film.currentTime).toBe(12);
    film.currentTime = 20;
    Object.defineProperty(film, 'duration', { value: 30.4 });
    fireEvent.pause(film);
    await waitFor(() => expect(server.of('PUT learning/video/:id/progress')).toHaveLength(1));
    expect(server.of('PUT learning/video/:id/progress')[0]?.body).toEqual({ seconds: 20, duration: 30 });
    expect(screen.getByText('First we wait for three.')).toBeTruthy();
  });

  it('a video that fails to load shows an error and can be retried', async () => {
    openFilm({});
    const film = await player();
    let loads = 0;
    film.load = () => {
      loads += 1;
    };
    fireEvent.error(film);
    const alert = screen.getByRole('alert');
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(loads).toBe(1);
    fireEvent.loadedMetadata(film);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a video on another site opens there, counts as begun and says what to do when it does not load', async () => {
    const server = openFilm({}, { video: 'https://films.example/1.mp4' });
    const link = await screen.findByRole('link', { name: /in a new tab/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    expect(document.querySelector('video')).toBeNull();
    expect(screen.getByText(learningLabels.outside)).toBeTruthy();
    fireEvent.error(link.querySelector('img') as HTMLElement);
    expect(link.querySelector('img')).toBeNull();
    // jsdom would navigate there.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link);
    await waitFor(() => expect(server.of('PUT learning/video/:id/progress')[0]?.body).toEqual({ seconds: 0 }));
  });

  it('a video with an invalid URL shows no link [B609 T381]', async () => {
    openFilm({}, { video: 'javascript:alert(1)' });
    expect(await screen.findByText('No Video Available')).toBeTruthy();
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  });

  it('staff in a family’s view do not change the progress of a video', async () => {
    const server = openFilm({ isFavourite: true }, {}, acting());
    const film = await player();
    expect(screen.queryByText(learningTexts.markDone.video)).toBeNull();
    expect(screen.getByLabelText<HTMLButtonElement>('Remove Waiting games from favorites').disabled).toBe(true);
    film.currentTime = 25;
    fireEvent.pause(film);
    expect(server.of('PUT learning/video/:id/progress')).toEqual([]);
  });
});

describe('link to an item', () => {
  it.each(['video.nonsense', `secret.${ID}`, 'video'])('an invalid link says it leads nowhere: %s', async (what) => {
    const server = open(`?open=${what}`, {});
    expect(await screen.findByText(learningLabels.gone)).toBeTruthy();
    expect(server.requests).toEqual([]);
  });
  it('a link to an unpublished item shows that it leads nowhere', async () => {
    open(`?open=blog.${ID}`, {});
    expect(await screen.findByText(learningLabels.gone)).toBeTruthy();
  });
  it('an item that failed to load can be retried', async () => {
    let there = false;
    const later = () => new Refusal(503, 'unavailable', 'Later.');
    openFilm({}, {}, me('parent'), { 'GET learning/video/:id': () => (there ? opened() : later()) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    there = true;
    fireEvent.click(again);
    expect(await player()).toBeTruthy();
  });
});
