import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoggedMail } from '@amberway/contract/client-mail/schemas';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { storedDrafts } from '../../kernel/drafts/local.ts';
import { closeSession, openSession } from '../../kernel/sign-in/state.ts';
import { acting, IDS, me } from '../../ui/testing/people.ts';
import { press } from '../../ui/testing/press.ts';
import { place, renderScreen } from '../../ui/testing/render.tsx';
import { type TestRequest, serve } from '../../ui/testing/server.ts';
import { holdTransfers, type Transfer } from '../../ui/testing/transfers.ts';
import { copyLetter } from './copy-letter.ts';
import { blankLetter, fieldsOf, letterProblems, readLetter } from './letter.ts';
import { mailDocument } from './log/mail-document.ts';
import { MailLogScreen } from './log/MailLogScreen.tsx';
import { MailAddress } from './MailAddress.tsx';
import { MailTool } from './MailTool.tsx';
import { labels } from './labels.ts';
import { useMailUrl } from './use-mail-url.ts';

const TIMES = { createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z' };
const priya = { _id: IDS.parent, firstName: 'Priya', lastName: 'Stone', email: 'priya@amberway.test' };
const recipient = { ...priya, members: [{ _id: IDS.child, firstName: 'Arlo', lastName: 'Stone' }] };
const mail: LoggedMail = {
  ...TIMES,
  _id: '01a00000-0000-7000-8000-00000000aa01',
  subject: 'Plan',
  content: '<p>Hello</p>',
  owner: { _id: IDS.coach, firstName: 'Mia', lastName: 'Reed', email: 'mia@amberway.test' },
  receiver: priya,
  member: null,
  state: 'sent',
  resources: [
    {
      _id: '01a00000-0000-7000-8000-00000000bb01',
      fileName: 'Plan.pdf',
      file: '/api/files/01a00000-0000-7000-8000-00000000cc01/Plan.pdf',
      type: 'application/pdf',
      size: 2048,
      flagged: false,
      mayOpen: true,
    },
  ],
};

const writeText = vi.fn(async (_: string) => {});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  writeText.mockClear();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});

describe('letter', () => {
  const letter = { ...blankLetter(recipient, ''), subject: 'Hello', content: '<p>Hi &amp; bye</p>' };

  it('a new mail has empty lines above the signature', () => {
    expect(blankLetter(null, '<p>Mia</p>').content).toBe('<p></p><p></p><p>Mia</p>');
    expect(blankLetter(null, '<p></p>').content).toBe('');
  });

  it('an incomplete mail shows the contract’s messages', () => {
    expect(letterProblems(blankLetter(null, ''))).toEqual({
      sendTo: clientMailTexts.chooseRecipient,
      subject: clientMailTexts.inputSubject,
      emailContent: clientMailTexts.inputContent,
    });
    expect(letterProblems({ ...letter, subject: 'a\nb' })).toEqual({ subject: clientMailTexts.oneLine });
    expect(letterProblems(letter)).toEqual({});
  });

  it('a mail is sent with the specified field names [B576]', () => {
    expect(fieldsOf(IDS.coach, { ...letter, memberId: IDS.child })).toEqual({
      uid: IDS.coach,
      subject: 'Hello',
      sendTo: IDS.parent,
      emailContent: '<p>Hi &amp; bye</p>',
      memberId: IDS.child,
    });
  });

  it('a mail is restored only from a valid draft', () => {
    expect(readLetter(JSON.parse(JSON.stringify(letter)))).toEqual(letter);
    for (const wrong of [null, 1, {}, { ...letter, recipient: { _id: 'x' } }])
      expect(readLetter(wrong)).toBeUndefined();
  });

  it('a mail is copied as plain text where the browser supports nothing else [B403]', async () => {
    expect(await copyLetter(letter)).toBe(true);
    expect(writeText).toHaveBeenCalledWith('To: priya@amberway.test\nSubject: Hello\n\nHi & bye');
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    expect(await copyLetter(letter)).toBe(false);
  });
});

describe('mail button in the header', () => {
  it('the mail button opens the dialog through the URL [B036 B162]', () => {
    serve({});
    renderScreen(<MailTool compact />, '/dashboard?tab=a', { me: me('coach') });
    press(clientMailTexts.open);
    expect(place.path).toBe('/dashboard?tab=a&sendGmail=');
  });

  it.each([
    ['?sendGmail=true', 1],
    ['?sendGmail', 1],
    ['?sendGmail=false', 0],
  ])('the URL query %s opens %d dialogs [B036]', async (query, dialogs) => {
    serve({ 'GET gmailState': () => ({ gmailConnected: false, gmailToken: false, available: false, account: null }) });
    renderScreen(<MailTool compact />, `/dashboard${query}`, { me: me('coach') });
    // The dialog is lazily loaded on first opening; afterwards it would appear at once.
    await act(() => import('./SendMailDialog.tsx'));
    expect(screen.queryAllByRole('dialog')).toHaveLength(dialogs);
  });

  it.each([
    ['?sendGmail', null],
    ['?sendGmail=true', null],
    [`?sendGmail=${IDS.parent}`, IDS.parent],
  ])('a mail opened with %s is addressed to %s [B036]', (query, to) => {
    const Addressed = () => <output>{String(useMailUrl().to)}</output>;
    renderScreen(<Addressed />, `/dashboard${query}`, { me: me('coach') });
    expect(screen.getByRole('status').textContent).toBe(String(to));
  });

  it('families have no mail button, whatever the URL says [B526]', () => {
    const server = serve({});
    for (const user of [me('parent'), acting()]) renderScreen(<MailTool compact />, '/?sendGmail', { me: user });
    expect(document.querySelector('button')).toBeNull();
    expect(server.requests).toEqual([]);
  });
});

describe('writing a mail', () => {
  let sent: Transfer[] = [];
  beforeEach(() => {
    sent = holdTransfers();
    openSession(me('coach'));
    return closeSession;
  });
  const draft = { ...blankLetter(recipient, ''), subject: 'Tuesday', content: '<p>See you.</p>', textId: 'text-1' };
  /** The server stores one draft. */
  const serveDraft = (first: unknown = draft, arrives = Promise.resolve()) => {
    let stored = first;
    return serve({
      'GET user/me/emailSignature': () => ({ emailSignature: '' }),
      'GET sendGmail/recipients': () => [recipient],
      'GET draft/:kind/:key': async () => {
        await arrives;
        return stored && { value: stored, version: 1, updatedAt: TIMES.updatedAt };
      },
      'PUT draft/:kind/:key': ({ body }: TestRequest) => {
        stored = (body as { value: unknown }).value;
        return { version: 1, updatedAt: TIMES.updatedAt };
      },
      'DELETE draft/:kind/:key': () => {
        stored = null;
        return null;
      },
    });
  };
  const open = () => {
    const shown = renderScreen(<MailTool compact />, '/dashboard', { me: me('coach') });
    act(() => place.go('/dashboard?sessions=2'));
    press(clientMailTexts.open);
    return shown;
  };
  const subject = () => screen.findByLabelText<HTMLInputElement>(clientMailTexts.subject);

  it.each(['?sendGmail', `?sendGmail=${IDS.parent}`])(
    'a mail opened with %s begins at its recipient',
    async (query) => {
      serveDraft(null);
      renderScreen(<MailTool compact />, `/dashboard${query}`, { me: me('coach') });
      const to = await screen.findByLabelText(clientMailTexts.recipient);
      await waitFor(() => expect(document.activeElement).toBe(to));
    },
  );

  it('the mail fields appear once their initial values are loaded', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const server = serveDraft(draft, arrived);
    open();
    await waitFor(() => expect(server.of('GET draft/:kind/:key')).toHaveLength(1));
    await screen.findByText(labels.send);
    expect(screen.queryByLabelText(clientMailTexts.subject)).toBeNull();
    arrive();
    expect((await subject()).value).toBe('Tuesday');
  });

  it('a mail whose response was lost is sent again under the same key, also after the dialog was closed', async () => {
    serveDraft();
    const first = open();
    fireEvent.change(await subject(), { target: { value: 'Wednesday' } });
    press(labels.send);
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => sent[0]?.end('error'));
    await screen.findByText(clientMailTexts.sendFailed);
    first.unmount();
    open();
    expect((await subject()).value).toBe('Wednesday');
    press(labels.send);
    await waitFor(() => expect(sent).toHaveLength(2));
    const [before, again] = sent.map(({ headers }) => headers['idempotency-key']);
    expect([before?.startsWith('text-1-'), again]).toEqual([true, before]);
  });

  it('a mail is not sent while a picture in it is uploading', async () => {
    serveDraft();
    open();
    // The editor is loaded when somebody begins to write.
    const text = await screen.findByRole('textbox', { name: clientMailTexts.content });
    act(() => text.focus());
    const picture = new File(['x'], 'cat.png', { type: 'image/png' });
    fireEvent.change(await screen.findByLabelText('Picture file'), { target: { files: [picture] } });
    await waitFor(() => expect(sent).toHaveLength(1));
    press(labels.send);
    expect(await screen.findByText(labels.picturePending)).toBeTruthy();
    expect(sent.map(({ url }) => url)).toEqual(['/api/upload?purpose=editor']);
  });

  it('closing a mail by the browser’s back while it is sent leaves no draft and no open dialog', async () => {
    const server = serveDraft();
    open();
    fireEvent.change(await subject(), { target: { value: 'Wednesday' } });
    press(labels.send);
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => place.back());
    await waitFor(() => expect(screen.queryByLabelText(clientMailTexts.subject)).toBeNull());
    act(() => sent[0]?.keep(mail));
    expect(await screen.findByText(clientMailTexts.sent)).toBeTruthy();
    await waitFor(() => expect(server.of('DELETE draft/:kind/:key')).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect([storedDrafts(), place.path]).toEqual([[], '/dashboard?sessions=2']);
  });
});

describe('MailAddress', () => {
  it('an e-mail address is copied for families [B526 T355]', async () => {
    renderScreen(<MailAddress email="mia@amberway.test" />, '/', { me: me('parent') });
    press('Copy mia@amberway.test');
    await screen.findByText('Email has been copied');
    expect(writeText).toHaveBeenCalledWith('mia@amberway.test');
  });

  it('a client’s e-mail address opens the dialog for staff [B526]', () => {
    renderScreen(<MailAddress email={priya.email} customerId={IDS.parent} />, '/', { me: me('coach') });
    press(`Send mail to ${priya.email}`);
    expect(place.path).toBe(`/?sendGmail=${IDS.parent}`);
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe('mail log', () => {
  const replies = (flagged = false) => {
    let now = { ...mail, resources: mail.resources.map((one) => ({ ...one, flagged })) };
    return {
      'GET gmails': () => [now],
      'GET gmails/:id': () => now,
      'PUT resource/flag/:id': () => {
        const currentFlag = !now.resources[0]?.flagged;
        now = { ...now, resources: now.resources.map((one) => ({ ...one, flagged: currentFlag })) };
        return { currentFlag };
      },
    };
  };
  const show = (who: 'admin' | 'coach', path = `/?view=${mail._id}`) =>
    renderScreen(<MailLogScreen />, path, { me: me(who) });

  it('the mail log loads ten mails at a time and searches on the server [B707 B901]', async () => {
    const server = serve(replies());
    show('coach', '/?search=plan');
    await screen.findByText('Plan');
    expect(server.of('GET gmails')[0]?.query).toEqual({ search: 'plan', skip: '0', limit: '10' });
  });

  it('a logged mail is shown in a sandboxed frame without scripts or origin [B707]', async () => {
    serve(replies());
    show('coach');
    const frame = await screen.findByTitle(labels.mailOf('Plan'));
    expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(frame.getAttribute('srcdoc')).toContain('<p>Hello</p>');
  });

  it('administrators flag and unflag an attachment, with the specified texts [B708 B736 T373 T374]', async () => {
    const server = serve(replies());
    show('admin');
    await screen.findByLabelText(`${labels.flag} Plan.pdf`);
    press(`${labels.flag} Plan.pdf`);
    await screen.findByText('This email has been flagged, an email has been sent to the sender.');
    await screen.findByLabelText(`${labels.unflag} Plan.pdf`);
    press(`${labels.unflag} Plan.pdf`);
    await screen.findByText('This email has been unflagged.');
    expect(server.of('PUT resource/flag/:id')).toHaveLength(2);
  });

  it('business users see the attachment and no flag control [B708]', async () => {
    serve(replies(true));
    show('coach');
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByLabelText(`${labels.save} Plan.pdf`)).toBeTruthy();
    expect(drawer.getByText(labels.flagged)).toBeTruthy();
    expect(drawer.queryByLabelText(`${labels.unflag} Plan.pdf`)).toBeNull();
  });

  it('a sender who no longer works with the family reads the mail, and why its files are unavailable', async () => {
    const [attachment] = mail.resources;
    const closed = { ...mail, resources: attachment ? [{ ...attachment, mayOpen: false }] : [] };
    serve({ 'GET gmails': () => [closed], 'GET gmails/:id': () => closed });
    show('coach');
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(clientMailTexts.outOfReach)).toBeTruthy();
    for (const label of [labels.save, labels.open]) expect(drawer.queryByLabelText(`${label} Plan.pdf`)).toBeNull();
  });
});

it('the document of a mail contains no scripts, no forms and no external pictures', async () => {
  const fetched = vi.fn(async () => new Response(new Blob(['x'], { type: 'image/png' })));
  vi.stubGlobal('fetch', fetched);
  const own = '/api/files/01a00000-0000-7000-8000-00000000cc01/a.png';
  const html = `<p>Hi</p><script>x()</script><form></form><img src="https://evil.example/p.gif"><img src="${own}">`;
  const shown = await mailDocument(html, new AbortController().signal);
  expect(shown).toContain("default-src 'none'; img-src data:");
  expect(shown).not.toMatch(/<script|<form|evil/);
  expect(shown).toContain('src="data:image/png;base64,');
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  fireEvent.focus(window);
});
