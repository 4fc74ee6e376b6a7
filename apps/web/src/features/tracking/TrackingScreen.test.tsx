import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wrongPassword } from '@amberway/contract/auth/password-texts';
import { trackingTexts } from '@amberway/contract/tracking/texts';
import { AsUser } from '../../ui/testing/AsUser.tsx';
import { press } from '../../ui/testing/press.ts';
import { renderScreen } from '../../ui/testing/render.tsx';
import { Refusal, serve } from '../../ui/testing/server.ts';
import { TrackingScreen } from './TrackingScreen.tsx';

const ROLE = 'Administrator';
const SCRIPT = '<script src="https://stats.test/a.js"></script>';
const THEIRS = '<script src="https://stats.test/b.js"></script>';
const stored = (code: string) => ({
  _id: '01a00000-0000-7000-8000-000000000001',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 7,
  code,
});

type More = { codes?: object[]; read?: () => unknown; save?: () => unknown };
const open = ({ codes = [], read = () => codes, save = () => stored('') }: More = {}) => {
  let confirmed = false;
  const server = serve({
    'GET getTrack': read,
    'POST auth/confirm': ({ body }) => {
      if ((body as { password: string }).password !== 'right') {
        return new Refusal(422, 'invalid', 'No.', { password: wrongPassword });
      }
      confirmed = true;
      return { confirmedUntil: '2999-01-01T00:00:00.000Z' };
    },
    'POST track': () => (confirmed ? save() : new Refusal(403, 'confirm_needed', 'Please confirm your password.')),
  });
  const { client } = renderScreen(
    <AsUser role={ROLE}>
      <TrackingScreen />
    </AsUser>,
  );
  return { ...server, client };
};
const code = () => screen.findByLabelText<HTMLTextAreaElement>('Code');
const confirm = async (password: string) => {
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: password } });
  press('Confirm password');
};

describe('tracking page', () => {
  it('the tracking page has the code and the password change with its hint [B710 B752]', async () => {
    open();
    await code();
    expect(screen.getByLabelText('Current password')).toBeTruthy();
    expect(screen.getByText(/^8 to 12 characters/)).toBeTruthy();
  });

  it('the hint says what inline code may do, and what the typed code will load', async () => {
    open();
    expect((await screen.findByText(trackingTexts.hint)).textContent).toContain('with its code inside');
    fireEvent.change(await code(), { target: { value: '<script>track("https://stats.test/x")</script>' } });
    expect(screen.getByText(trackingTexts.loadsFrom(['https://stats.test']))).toBeTruthy();
    fireEvent.change(await code(), { target: { value: '<script>track()</script>' } });
    expect(screen.getByText(trackingTexts.loadsNothing)).toBeTruthy();
  });

  it('the code is sent encoded once the password is confirmed [B714 B862 T453]', async () => {
    const server = open();
    fireEvent.change(await code(), { target: { value: SCRIPT } });
    press('Save tracking code');
    await confirm('wrong');
    expect(await screen.findByText(wrongPassword)).toBeTruthy();
    await confirm('right');
    expect(await screen.findByText(trackingTexts.added)).toBeTruthy();
    expect(server.of('POST track').at(-1)?.body).toEqual({ code: encodeURIComponent(SCRIPT) });
  });

  it('the stored code is shown, and a change is confirmed as updated [B714 T454]', async () => {
    const server = open({ codes: [stored(encodeURIComponent(SCRIPT))] });
    expect((await code()).value).toBe(SCRIPT);
    fireEvent.change(await code(), { target: { value: '' } });
    press('Save tracking code');
    await confirm('right');
    expect(await screen.findByText(trackingTexts.updated)).toBeTruthy();
    expect(server.of('POST track').at(-1)?.body).toEqual({ code: '', version: 7 });
  });

  it.each([
    ['other elements', '<img src=x onerror=alert(1)>', trackingTexts.onlyScripts],
    ['plain http', '<script src="http://stats.test/a.js"></script>', trackingTexts.onlyScripts],
    ['far too much', 'x'.repeat(20_001), trackingTexts.tooLong],
  ])('invalid code is rejected before it is sent: %s', async (_, value, message) => {
    const server = open();
    fireEvent.change(await code(), { target: { value } });
    press('Save tracking code');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(server.of('POST track')).toEqual([]);
  });

  it.each([
    ['Keep mine', SCRIPT, 8],
    ['Load theirs', THEIRS, 7],
  ])(
    'code saved by another administrator in the meantime is shown, not overwritten: %s',
    async (choice, text, version) => {
      const codes = [stored('')];
      const versions = () => server.of('POST track').map(({ body }) => (body as { version: number }).version);
      const server = open({
        codes,
        save: () => (versions().at(-1) === 8 ? stored('') : new Refusal(409, 'stale', 'Changed elsewhere.')),
      });
      fireEvent.change(await code(), { target: { value: SCRIPT } });
      codes[0] = { ...stored(encodeURIComponent(THEIRS)), version: 8 };
      await act(() => server.client.invalidateQueries());
      press('Save tracking code');
      await confirm('right');
      expect(await screen.findByText(THEIRS)).toBeTruthy();
      press(choice);
      await waitFor(() => expect(screen.queryByText(THEIRS, { selector: 'pre' })).toBeNull());
      expect((await code()).value).toBe(text);
      if (version === 8) await screen.findByText(trackingTexts.updated);
      expect(versions().at(-1)).toBe(version);
    },
  );

  it('another administrator’s first code is shown before one’s own replaces it', async () => {
    const codes: object[] = [];
    const server = open({ codes });
    fireEvent.change(await code(), { target: { value: SCRIPT } });
    codes.push(stored(encodeURIComponent(THEIRS)));
    await act(async () => {
      await server.client.invalidateQueries();
      // The page is notified a moment later.
      await new Promise((done) => setTimeout(done));
    });
    press('Save tracking code');
    expect(await screen.findByText(THEIRS)).toBeTruthy();
    expect(server.of('POST track')).toEqual([]);
  });

  it('typed code survives a background refetch that fails', async () => {
    let fails = false;
    const server = open({ read: () => (fails ? new Refusal(503, 'unavailable', 'Not now.') : []) });
    fireEvent.change(await code(), { target: { value: SCRIPT } });
    fails = true;
    await act(() => server.client.invalidateQueries());
    expect((await code()).value).toBe(SCRIPT);
  });

  it('a failed save shows an error and preserves the typed code [B884]', async () => {
    open({ save: () => new Refusal(500, 'internal', 'hidden') });
    fireEvent.change(await code(), { target: { value: SCRIPT } });
    press('Save tracking code');
    await confirm('right');
    expect(await screen.findByText(trackingTexts.failed)).toBeTruthy();
    expect((await code()).value).toBe(SCRIPT);
  });
});
