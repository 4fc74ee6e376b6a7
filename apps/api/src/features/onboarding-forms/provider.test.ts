import { describe, expect, it } from 'vitest';
import { readConfig } from '../../kernel/config/config.ts';
import { useServer } from '../../testing/hooks.ts';
import { addChild, addUser } from '../../testing/people.ts';

const TEMPLATE =
  'https://forms.example.org/{type}/?first={firstName}&last={lastName}&mail={email}&kid={member}&uid={userId}';
const server = useServer({
  env: { FORM_PROVIDER_URL: TEMPLATE, WELCOME_VIDEO_URL: 'https://media.example.org/welcome.mp4' },
});

it('the URL of a provider’s form carries the same prefill, encoded [B057 B058]', async () => {
  const user = await addUser(server, { firstName: 'Zoë & Co', lastName: '"Quote" #1' });
  await addChild(server, { parentId: user.id, firstName: 'A/B', lastName: '?c=d' });
  const { body } = await server.call('GET', `forms/status/${user.id}`, { token: await server.signIn(user) });
  const url = new URL(body.data.forms[0].address);
  expect(url.origin + url.pathname).toBe('https://forms.example.org/child/');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    first: 'Zoë & Co',
    last: '"Quote" #1',
    mail: user.email,
    kid: 'A/B ?c=d',
    uid: user.id,
  });
});

it('the content security policy allows exactly the origins of the provider and the video', async () => {
  const policy = String((await server.app.inject({ url: '/login' })).headers['content-security-policy']);
  const directive = (name: string) =>
    policy
      .split(';')
      .find((part) => part.trim().startsWith(`${name} `))
      ?.trim();
  expect(directive('frame-src')).toBe("frame-src 'self' https://forms.example.org");
  expect(directive('media-src')).toBe("media-src 'self' blob: https://media.example.org");
  expect(directive('script-src')).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')*$/);
});

describe('a wrong setting stops the start with an error message', () => {
  it.each([
    [
      'https://forms.example.org/?n={name}',
      'The setting FORM_PROVIDER_URL holds {name}, which is none of {type} {firstName} {lastName} {email} {member} {memberId} {userId}.',
    ],
    [
      'https://{member}.example.org/',
      'The setting FORM_PROVIDER_URL must be an address that starts with http:// or https:// and a host without placeholders.',
    ],
    [
      'javascript:alert(1)',
      'The setting FORM_PROVIDER_URL must be an address that starts with http:// or https:// and a host without placeholders.',
    ],
    [
      '/forms',
      'The setting FORM_PROVIDER_URL must be an address that starts with http:// or https:// and a host without placeholders.',
    ],
  ])('%s', (FORM_PROVIDER_URL, sentence) => {
    expect(() => readConfig({ FORM_PROVIDER_URL })).toThrow(sentence);
  });

  it('for a webhook secret that is too short', () => {
    expect(() => readConfig({ FORM_WEBHOOK_SECRET: 'short' })).toThrow(
      'The setting FORM_WEBHOOK_SECRET must be at least 16 characters long.',
    );
  });
});
