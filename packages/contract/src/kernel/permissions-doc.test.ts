import { expect, test } from 'vitest';
import { SCREENS, screenTitle } from '../shell/routes.ts';
import { type Permission, PERMISSIONS, reachWithin, type Viewer } from './permissions.ts';

// Makes every permission change visible in a review of this page. Update it with `npx vitest run -u`.

const VIEWERS: [string, Viewer][] = [
  ['Administrator', { role: 'Administrator' }],
  ['Business user', { role: 'BusinessUser' }],
  ['Customer', { role: 'Customer' }],
  ['Business user acting', { role: 'BusinessAccesCustomer', actorRole: 'BusinessUser' }],
  ['Administrator acting', { role: 'BusinessAccesCustomer', actorRole: 'Administrator' }],
];

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

test('docs/permissions.md matches the permission and screen tables', async () => {
  const actions = Object.entries(PERMISSIONS).flatMap(([area, grants]) =>
    Object.keys(grants).map((action) => [
      `${area}.${action}`,
      ...VIEWERS.map(([, viewer]) => reachWithin(viewer, { area, action } as Permission)),
    ]),
  );
  const roles = ['Administrator', 'BusinessUser', 'Customer'] as const;
  const screens = Object.entries(SCREENS).map(([key, { path, open }]) => [
    `\`${path}\``,
    ...roles.map((role) =>
      (open as readonly string[]).includes(role) ? screenTitle(key as keyof typeof SCREENS, role) : '–',
    ),
  ]);
  const page = `# Permissions

Made from \`packages/contract/src/kernel/permissions.ts\` and \`packages/contract/src/shell/routes.ts\` by a test that fails when this page is old.

Reach: **any** record · **assigned**: families the business user works with · **family**: the one family a staff member acts for · **own**: one's own records, for customers their family · **none**: refused.

## Calls

${table(['Action', ...VIEWERS.map(([name]) => name)], actions)}

## Screens

Who may open them, and what they are called for whom. While acting, a staff member sees the customer's column.

${table(['Address', ...roles], screens)}
`;
  await expect(page).toMatchFileSnapshot('../../../../docs/permissions.md');
});
