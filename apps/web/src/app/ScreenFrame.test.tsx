import { lazy } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PRODUCT } from '@amberway/contract/shell/product';
import { SCREENS } from '@amberway/contract/shell/routes';
import { me } from '../ui/testing/people.ts';
import { renderScreen } from '../ui/testing/render.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { screens } from './screens.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.title = '';
});

it('the tab names a page while its code is loading', () => {
  document.title = 'Before';
  vi.spyOn(screens, 'diary', 'get').mockReturnValue(lazy(() => new Promise<never>(() => {})));
  renderScreen(<ScreenFrame screen="diary" />, SCREENS.diary.path, { me: me('parent') });
  expect(document.title).toBe(`${SCREENS.diary.title} · ${PRODUCT}`);
});
