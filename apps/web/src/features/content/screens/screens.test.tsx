import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { contentTexts } from '@amberway/contract/content/texts';
import { SLIDE_FAILED } from '@amberway/contract/content/types/feature-slide';
import { SCREENS } from '@amberway/contract/shell/routes';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { AsUser } from '../../../ui/testing/AsUser.tsx';
import { press } from '../../../ui/testing/press.ts';
import { renderScreen } from '../../../ui/testing/render.tsx';
import { Refusal, serve } from '../../../ui/testing/server.ts';
import { idOf, recordOf, SETTINGS } from '../testing/records.ts';
import { declarationOf } from '../types.ts';
import {
  AuthorsScreen,
  FeaturesScreen,
  ShortCategoriesScreen,
  ShortLevelsScreen,
  VideoCategoriesScreen,
} from './simple.tsx';
import { contentLabels } from '../labels.ts';
import { BlogsScreen } from './BlogsScreen.tsx';
import { HomeContentScreen } from './HomeContentScreen.tsx';
import { ShortsScreen } from './ShortsScreen.tsx';
import { VideosScreen } from './VideosScreen.tsx';

type Role = 'Administrator' | 'BusinessUser';
const ADMIN: Role = 'Administrator';
const open = (
  Screen: ComponentType,
  path = '/',
  role: Role = 'Administrator',
  replies: Parameters<typeof serve>[0] = {},
) => {
  serve({
    'GET settings': () => SETTINGS,
    'GET video': () => [],
    'GET videoCategory': () => [],
    'GET short': () => [],
    'GET short/level': () => [],
    'GET short/category': () => [],
    'GET author': () => [],
    'GET blog': () => [],
    'GET blogCategory': () => [],
    'GET featureSlides': () => [],
    'GET lookups': () => [],
    ...replies,
  });
  renderScreen(
    <AsUser role={role}>
      <Screen />
    </AsUser>,
    path,
  );
  return screen.findByText(/^0 .+\.$/);
};
/** Without the bin, which every list has. */
const links = () =>
  [...document.querySelectorAll('a')]
    .map((link) => [link.textContent, link.getAttribute('href')])
    .filter(([text]) => text !== 'Bin');

it.each([
  ['video categories', VideoCategoriesScreen, SCREENS.videos.path],
  ['short levels', ShortLevelsScreen, SCREENS.shorts.path],
  ['short categories', ShortCategoriesScreen, SCREENS.shorts.path],
] as const)('%s lead back to their list [B652 B653 T401]', async (_, Screen, path) => {
  await open(Screen);
  expect(links()).toEqual([[contentTexts.back, path]]);
});

it('administrators see the links to categories and levels, business users do not [B693 B698 T404]', async () => {
  await open(VideosScreen);
  expect(links()).toEqual([[contentTexts.viewCategories, SCREENS.videoCategories.path]]);
  cleanup();
  await open(ShortsScreen);
  expect(links()).toEqual([
    [contentTexts.viewLevels, SCREENS.shortLevels.path],
    [contentTexts.viewCategories, SCREENS.shortCategories.path],
  ]);
  cleanup();
  await open(ShortsScreen, '/', 'BusinessUser');
  expect(links()).toEqual([]);
});

it('home content has two tabs, each a list with its own drawer [B703]', async () => {
  const rows = { 'GET home/prompts': () => [], 'GET home/categories': () => [] };
  await open(HomeContentScreen, '/', 'Administrator', rows);
  expect(links().slice(0, 2)).toEqual([
    ['Prompts', '/'],
    ['Categories', '/?tab=Categories'],
  ]);
  expect(screen.getByPlaceholderText('Search home prompts')).toBeTruthy();
  press('Add home prompt');
  expect(await screen.findByText('Create Home prompt')).toBeTruthy();
  cleanup();
  await open(HomeContentScreen, '/?tab=Categories&create', 'Administrator', rows);
  expect(screen.getByPlaceholderText('Search home categories')).toBeTruthy();
  expect(await screen.findByText('Create Home category')).toBeTruthy();
});

it('an icon on another site is preserved with a hint that it is not shown here, and never loaded', async () => {
  const type = declarationOf('homeCategory');
  const icon = 'https://pictures.example/bed.png';
  const row = recordOf(type, { name: 'Bedtime', icon });
  serve({
    'GET settings': () => SETTINGS,
    'GET home/categories': () => [row],
    'GET home/categories/:id': () => row,
    'PUT home/categories/:id': () => row,
  });
  renderScreen(
    <AsUser role={ADMIN}>
      <HomeContentScreen />
    </AsUser>,
    `/?tab=Categories&edit=${idOf(1)}`,
  );
  expect(await screen.findByText(contentLabels.pictureElsewhere)).toBeTruthy();
  expect(screen.getByDisplayValue(icon)).toBeTruthy();
  fireEvent.change(screen.getByDisplayValue(icon), { target: { value: 'https://pic' } });
  expect(document.querySelectorAll('img')).toHaveLength(0);
});

it('a preview without a video shows a message [B609 T381]', async () => {
  await open(VideosScreen, '/?create');
  await screen.findByLabelText('Title');
  press('Preview video');
  expect(screen.getByText(contentTexts.noVideo)).toBeTruthy();
});

it('a slide save that fails without a reason shows the given text, and the form stays open [B886 T486]', async () => {
  const slide = recordOf(declarationOf('featureSlide'));
  await open(FeaturesScreen, `/?edit=${idOf(1)}`, 'Administrator', {
    'GET featureSlides/:id': () => slide,
    'PUT featureSlides/:id': () => new Refusal(500, 'internal', 'hidden'),
  });
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'New words' } });
  press('Save feature slide');
  expect(await screen.findByText(SLIDE_FAILED)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('New words');
});

it.each([
  ['author', AuthorsScreen, 'Profile picture'],
  ['blog', BlogsScreen, 'Thumbnail'],
  ['feature slide', FeaturesScreen, 'Image'],
] as const)('the picture of type %s must be an image of at most 2 MB [B747 B770 B821]', async (_, Screen, label) => {
  await open(Screen, '/?create');
  const choose = async (name: string, type: string, size: number) =>
    fireEvent.change(await screen.findByLabelText(label), {
      target: { files: [new File([new Uint8Array(size)], name, { type })] },
    });
  await choose('cv.pdf', 'application/pdf', 10);
  expect(await screen.findByText(uploadTexts.onlyImages)).toBeTruthy();
  press('Remove cv.pdf');
  await choose('large.png', 'image/png', 2 * 1024 * 1024 + 1);
  expect(await screen.findByText(uploadTexts.largerThan2Mb)).toBeTruthy();
});

it('the profile link of an author has a hint [B746 T414]', async () => {
  await open(AuthorsScreen, '/?create');
  expect((await screen.findByLabelText<HTMLInputElement>('Profile link')).placeholder).toBe('https://');
});
