import { uuidv7 } from 'uuidv7';
import { DAY, HOUR, SECOND } from '@amberway/contract/kernel/limits';
import type { CARRIED_SOURCES as DECLARED } from '../../access-sources.ts';
import { fileUrlOf } from '../../kernel/files/file-url.ts';
import { storeTestFile } from '../files.ts';
import { addNotification } from '../notifications.ts';
import { openPage, type Page } from '../streams.ts';
import { signInOf } from './account-sources.ts';
import type { Give, Held } from './given.ts';
import type { Scene } from './scene.ts';

// What the holder, clinician of the child, has in hand when the act happens.

const labelled = (label: string, opens: boolean): string[] => (opens ? [label] : []);

/** Reads with the token of that moment. */
const readBy = (scene: Scene, path: string, token: () => string | Promise<string>): Held['open'] => {
  return async () => labelled(path, (await scene.server.call('GET', path, { token: await token() })).status === 200);
};

const viewToken = async ({ server, customer }: Scene, token: string): Promise<string | undefined> => {
  const response = await server.call('POST', `auth/actAs/${customer.id}`, { token });
  return response.status === 200 ? (response.body.data.token as string) : undefined;
};

const LONG = 8 * SECOND;
const SHORT = SECOND / 4;
const isEnded = ({ ended }: Page, ms: number): Promise<boolean> =>
  Promise.race([ended.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, ms, false))]);

/** Streams are real connections; tests of others need no port. */
const listening = new WeakMap<object, Promise<string>>();
const urlOf = ({ server }: Scene): Promise<string> => {
  const known = listening.get(server.app);
  if (known) return known;
  const made = server.app.listen({ port: 0, host: '127.0.0.1' });
  listening.set(server.app, made);
  return made;
};

const fileOf = ({ server, customer }: Scene) => storeTestFile(server, { customerId: customer.id });

export const CARRIED_SOURCES = {
  view: async (scene) => {
    const { token: own } = await signInOf(scene);
    let view = (await viewToken(scene, own)) ?? '';
    return {
      open: readBy(scene, `member/${scene.child.id}`, () => view),
      regain: async () => {
        view = (await viewToken(scene, own)) ?? view;
      },
    };
  },
  stream: async (scene, act) => {
    const { token: own } = await signInOf(scene);
    const url = await urlOf(scene);
    const openWith = async (token: string | undefined) => openPage(url, token ?? 'none');
    const first = (await viewToken(scene, own)) ?? '';
    let page = await openWith(first);
    let rounds = 0;
    return {
      open: async () => {
        rounds += 1;
        // A restore is of a server that does not run.
        if (rounds === 2 && act === 'backupRestored') page = await openWith(first);
        const isOpen = page.status === 200 && !(await isEnded(page, rounds === 1 ? SHORT : LONG));
        if (rounds > 1) page.leave();
        return labelled('notification/stream', isOpen);
      },
      regain: async () => {
        page.leave();
        page = await openWith((await viewToken(scene, own)) ?? first);
        rounds = 0;
      },
    };
  },
  media: async (scene) => {
    const { token } = await signInOf(scene);
    const file = await fileOf(scene);
    const path = fileUrlOf(file).replace('/api/', '');
    const media = async () =>
      (await scene.server.call('POST', 'auth/refresh', { token })).body.data?.gcpToken as string;
    let current = await media();
    return {
      open: async () => labelled(path, (await scene.server.call('GET', `${path}?t=${current}`)).status === 200),
      regain: async () => {
        current = (await media()) ?? current;
      },
    };
  },
  signedLink: async (scene) => {
    const { token } = await signInOf(scene);
    const file = await fileOf(scene);
    const prepare = async () =>
      (await scene.server.call('POST', 'download', { token, body: { url: fileUrlOf(file) } })).body.data?.fileName;
    let name = (await prepare()) as string;
    return {
      open: readBy(scene, `static/${name}`, () => token),
      regain: async () => {
        name = ((await prepare()) as string | undefined) ?? name;
      },
    };
  },
  reply: async (scene) => {
    const startTime = new Date(Math.ceil(Date.now() / HOUR) * HOUR + DAY).toISOString();
    const endTime = new Date(Date.parse(startTime) + HOUR).toISOString();
    const request = {
      body: { member: scene.child.id, type: 'coaching_session', title: 'Talk', startTime, endTime },
      headers: { 'idempotency-key': uuidv7() },
    };
    const send = async () =>
      (await scene.server.call('POST', 'session/schedule', { ...request, token: await scene.tokenOf(scene.holder) }))
        .status;
    await send();
    return { open: async () => labelled('session/schedule, again', (await send()) === 200), regain: nothing };
  },
  draft: async (scene, act) => {
    const path = `draft/session/${scene.child.id}`;
    const body = { value: { title: 'Half a sentence' }, version: 0 };
    const token = await scene.tokenOf(scene.holder);
    const saved = await scene.server.call('PUT', path, { token, body });
    if (saved.status !== 200) throw new Error(saved.text);
    return {
      open: async () => {
        const now = await scene.tokenOf(scene.holder);
        return labelled(path, (await scene.server.call('GET', path, { token: now })).text.includes('Half a sentence'));
      },
      // Sent again, it is the same draft. About an erased child it would be a new one, about nobody.
      regain: async () => {
        if (act === 'familyErased') return;
        await scene.server.call('PUT', path, { token: await scene.tokenOf(scene.holder), body });
      },
    };
  },
  notice: async (scene) => {
    const { id } = await addNotification(scene.server, scene.holder.id, { memberId: scene.child.id });
    const path = `notification/${scene.holder.id}`;
    const open = async () => {
      const token = await scene.tokenOf(scene.holder);
      return labelled(path, (await scene.server.call('GET', path, { token })).text.includes(id));
    };
    return { open, regain: nothing };
  },
} as const satisfies Record<keyof typeof DECLARED, Give>;

async function nothing(): Promise<void> {}
