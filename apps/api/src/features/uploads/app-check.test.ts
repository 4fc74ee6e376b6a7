import { expect, it } from 'vitest';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { fileUrlOf } from '../../kernel/files/file-url.ts';
import { createSession } from '../../kernel/identity/sign-ins.queries.ts';
import { expectFailure } from '../../testing/failures.ts';
import { storeTestFile } from '../../testing/files.ts';
import { useServer } from '../../testing/hooks.ts';
import { readUrl } from '../../testing/uploads.ts';

const server = useServer({ env: { APP_CHECK_MODE: 'enforce' } });

it('where the app check is enforced, a media token alone reads a picture, but a bearer token does not', async () => {
  const { parent } = DEMO_PEOPLE;
  const url = fileUrlOf(await storeTestFile(server, { customerId: parent.id }));
  const { id, token } = await server.within(() => createSession(parent.id));
  const media = await server.services.signer.mediaToken(parent.id, id);
  expect((await readUrl(server, undefined, `${url}?t=${media}`)).status).toBe(200);
  expectFailure(await readUrl(server, token, url), 'app_check_failed');
  expectFailure(await readUrl(server, undefined, url), 'app_check_failed');
});
