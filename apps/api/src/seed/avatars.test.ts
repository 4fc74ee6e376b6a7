import { expect, it } from 'vitest';
import { AVATAR_DEFAULT_COLOURS, avatarBody } from '@amberway/contract/content/avatar';
import { composeAvatar } from '@amberway/contract/content/svg/compose';
import { DEMO_AVATARS, demoPicture } from '@amberway/fixtures/content/avatars';

const PUBLIC = '../../../web/public';

// The pictures are written anew with `vitest -u`.
it.each(DEMO_AVATARS)('the shipped picture of $child shows the stored face', async ({ child, avatar }) => {
  expect(avatarBody.safeParse(avatar).success).toBe(true);
  const layers = { ...AVATAR_DEFAULT_COLOURS, ...avatar, look: avatar.look ?? null, parts: {} };
  await expect(composeAvatar(layers)).toMatchFileSnapshot(`${PUBLIC}${demoPicture(child)}`);
});
