import type { ReactElement } from 'react';
import { matchRoutes } from '../kernel/router.ts';
import { describe, expect, it } from 'vitest';
import { type ScreenKey, SCREENS } from '@amberway/contract/shell/routes';
import { NotFound } from './pages/NotFound.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { OpenFamily, screenRoutes } from './screen-routes.tsx';
import { MemberSwitch } from './switch/MemberSwitch.tsx';

const ID = '01890f3e-0000-7000-8000-00000000000a';

const elementAt = (path: string): ReactElement<{ screen?: ScreenKey }> => {
  const found = matchRoutes(screenRoutes, path)?.route.element;
  if (!found) throw new Error(`nothing at ${path}`);
  return found as ReactElement<{ screen?: ScreenKey }>;
};

const plain = (Object.keys(SCREENS) as ScreenKey[]).filter(
  (key) => !SCREENS[key].path.includes('{id}') && key !== 'programGoal',
);

describe('routes below /dashboard', () => {
  it.each(plain)('%s has its own route [B027 B028 B029 B031]', (key) => {
    const path = SCREENS[key].path.replace('/:type?', '').replace(/:\w+/g, 'x1');
    const element = elementAt(path);
    expect(element.type).toBe(ScreenFrame);
    expect(element.props.screen).toBe(key);
  });

  it('/myforms/child is the forms page and /myforms/details the form details page', () => {
    expect(elementAt('/dashboard/myforms/child').props.screen).toBe('forms');
    expect(elementAt('/dashboard/myforms/details').props.screen).toBe('formDetails');
  });

  it('the switch routes are not mistaken for screens [B023 B025]', () => {
    expect(elementAt(`/dashboard/customer/${ID}`).type).toBe(OpenFamily);
    expect(elementAt(`/dashboard/member/${ID}`).type).toBe(MemberSwitch);
  });

  it('business/{id} is the business page too', () => {
    expect(elementAt(`/dashboard/business/${ID}`).props.screen).toBe('business');
  });

  it('unknown paths render the fallback screen [B022]', () => {
    expect(elementAt('/dashboard/a/b/c/d').type).toBe(NotFound);
  });
});
