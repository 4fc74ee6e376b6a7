import { act, screen, waitFor } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Route, Routes } from '../../kernel/router.ts';
import { memberTexts } from '@amberway/contract/members/texts';
import { shellTexts } from '@amberway/contract/shell/texts';
import type { CurrentUser } from '@amberway/contract/users/schemas';
import { useSelectedMember } from '../../kernel/queries/selected-member.ts';
import { read } from '../../kernel/sign-in/storage.ts';
import { acting, IDS, me, member } from '../../ui/testing/people.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { MemberSwitch } from './MemberSwitch.tsx';

const at = (id: string, redirect?: string) =>
  `/dashboard/member/${id}${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`;

const show = (path: string, who: CurrentUser = me('parent'), next: ReactNode = null) =>
  renderScreen(
    <>
      <Suspense>
        <Routes>
          <Route path="/dashboard/member/:memberId" element={<MemberSwitch />} />
          <Route path="*" element={next} />
        </Routes>
      </Suspense>
    </>,
    path,
    { me: who },
  );

beforeEach(() => localStorage.clear());

describe('choosing a child by URL', () => {
  it('redirects to the target with the child, and remembers the child [B025 B034 B412]', () => {
    show(at(IDS.sibling, '/dashboard/myprogram'));
    expect(place.path).toBe(`/dashboard/myprogram?memberId=${IDS.sibling}`);
    expect(read('selectedMember')).toBe(IDS.sibling);
  });

  it('the child stays selected across a page that is about no child [B412]', async () => {
    const Home = () => <p>{`About ${useSelectedMember().member?._id}`}</p>;
    const pages = (
      <Routes>
        <Route path="/dashboard" element={<Home />} />
        <Route path="/dashboard/settings" element={<p>Settings</p>} />
      </Routes>
    );
    show(at(IDS.child), me('parent'), pages);
    expect(await screen.findByText(`About ${IDS.child}`)).toBeTruthy();
    act(() => place.go(at(IDS.sibling, '/dashboard/settings')));
    expect(await screen.findByText('Settings')).toBeTruthy();
    act(() => place.go('/dashboard'));
    expect(await screen.findByText(`About ${IDS.sibling}`)).toBeTruthy();
  });

  it('redirects from every switch URL that is visited, also with the same target [B025]', async () => {
    show(at(IDS.child));
    expect(place.path).toBe(`/dashboard?memberId=${IDS.child}`);
    for (const [id, redirect] of [
      [IDS.sibling, undefined],
      [IDS.sibling, 'https://evil.example'],
      [IDS.sibling, '//evil.example'],
      [IDS.child, '//evil.example'],
    ] as const) {
      await act(async () => place.go(at(id, redirect)));
      expect(place.path).toBe(`/dashboard?memberId=${id}`);
    }
  });

  it('redirects while the next screen is still loading and the switch is still mounted [B025]', async () => {
    let arrive = () => {};
    const loading = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const Late = lazy(async () => {
      await loading;
      return { default: () => null };
    });
    show(at(IDS.child, '//one.example'), me('parent'), <Late />);
    await act(async () => place.go(at(IDS.child, '//two.example')));
    expect(screen.getByRole('status')).toBeTruthy();
    await act(async () => arrive());
    expect(place.path).toBe(`/dashboard?memberId=${IDS.child}`);
  });

  it('asks the server about a child of another family [B025]', async () => {
    serve({ 'GET member/:id': () => member() });
    show(at(IDS.child), me('coach'));
    await waitFor(() => expect(place.path).toBe(`/dashboard?memberId=${IDS.child}`));
  });

  it.each([404, 403])('a %i is shown as not found, and no child is selected [B590]', async (status) => {
    serve({ 'GET member/:id': () => new Refusal(status, 'not_found', 'No.') });
    show(at(IDS.child), me('coach'));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(memberTexts.memberNotFound);
    expect(read('selectedMember')).toBeNull();
  });

  it('in one family’s view, a link to another family’s child offers to go back and open it', async () => {
    const server = serve({});
    show(at('01a00000-0000-7000-8000-0000000fffff'), acting());
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(shellTexts.otherFamily);
    expect(screen.getByRole('button', { name: 'Back and open' })).toBeTruthy();
    expect(server.of('GET member/:id')).toEqual([]);
  });
});
