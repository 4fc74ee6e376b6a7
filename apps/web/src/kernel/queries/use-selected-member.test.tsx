import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memberTexts } from '@amberway/contract/members/texts';
import { IDS, me, member, type Who } from '../../ui/testing/people.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { read, write } from '../sign-in/storage.ts';
import { useSelectedMember } from './selected-member.ts';

const Shown = () => {
  const { member: chosen, primaryContact, notFound, loading, select } = useSelectedMember();
  if (loading) return <p>loading</p>;
  return (
    <>
      <p role="status">
        {notFound ??
          `${chosen?.firstName ?? 'nobody'} of ${chosen?.parent}: ${primaryContact?.firstName ?? 'placeholder'}`}
      </p>
      <button type="button" onClick={() => select(IDS.sibling)}>
        choose
      </button>
    </>
  );
};
const show = (who: Who, query = '') => renderScreen(<Shown />, `/dashboard${query}`, { me: me(who) });
const shows = async (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

beforeEach(() => localStorage.clear());

describe('the selected child', () => {
  it('comes from the URL, else is the first, with the primary contact [B412 B413]', async () => {
    show('parent');
    await shows(`Arlo of ${IDS.parent}: Mia`);
  });
  it('comes from memberId [B412]', async () => {
    show('parent', `?memberId=${IDS.sibling}`);
    await shows(`Noor of ${IDS.parent}: Mia`);
  });
  it('is loaded for staff, and a child without a clinician gets a placeholder [B413]', async () => {
    serve({ 'GET member/:id': () => member({ primaryContact: null, primaryContactObject: null }) });
    show('coach', `?memberId=${IDS.child}`);
    await shows(`Arlo of ${IDS.parent}: placeholder`);
  });
  it('shows a message when it does not exist [B590]', async () => {
    serve({});
    show('coach', `?memberId=${IDS.child}`);
    await shows(memberTexts.memberNotFound);
  });
  it('stays when another tab selects another one, and changes at once when this tab does', async () => {
    write('selectedMember', IDS.child);
    show('parent');
    await shows(`Arlo of ${IDS.parent}: Mia`);
    // In the other tab.
    write('selectedMember', IDS.sibling);
    act(() => place.go('/dashboard/mysessions?page=2'));
    await shows(`Arlo of ${IDS.parent}: Mia`);
    write('selectedMember', IDS.child);
    fireEvent.click(screen.getByRole('button'));
    await shows(`Noor of ${IDS.parent}: Mia`);
    expect(read('selectedMember')).toBe(IDS.sibling);
    // The next screen of this tab, whose URL names no child.
    write('selectedMember', IDS.child);
    act(() => place.go('/dashboard/mydiary'));
    await shows(`Noor of ${IDS.parent}: Mia`);
  });
  it('is not reported as missing when it could not be loaded', async () => {
    serve({ 'GET member/:id': () => new Refusal(503, 'unavailable', 'Later.') });
    show('coach', `?memberId=${IDS.child}`);
    await shows('nobody of undefined: placeholder');
  });
});
