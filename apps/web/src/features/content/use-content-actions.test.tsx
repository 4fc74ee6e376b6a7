import { describe, expect, it } from 'vitest';
import type { ContentName } from '@amberway/contract/content/registry';
import { AsUser } from '../../ui/testing/AsUser.tsx';
import { renderScreen } from '../../ui/testing/render.tsx';
import { listOptionsOf } from './list/use-content-list.ts';
import { declarationOf } from './types.ts';
import { useContentActions } from './use-content-actions.ts';

const Actions = ({ name }: { name: ContentName }) => {
  const { may } = useContentActions(declarationOf(name));
  return Object.entries(may)
    .filter(([, allowed]) => allowed)
    .map(([action]) => action)
    .join(' ');
};
const actsOf = (role: 'Administrator' | 'BusinessUser' | 'Customer', name: ContentName) =>
  renderScreen(
    <AsUser role={role}>
      <Actions name={name} />
    </AsUser>,
  ).container.textContent;

/** Taken from the specification, not from the permission table. */
const CATALOGUE: readonly ContentName[] = [
  'asset',
  'assetEvent',
  'emoji',
  'blog',
  'blogCategory',
  'broadcastMessage',
  'videoCategory',
  'resourceObjective',
  'video',
  'course',
  'short',
  'shortLevel',
  'shortCategory',
  'featureSlide',
  'homeCategory',
  'homePrompt',
];

describe('content permissions', () => {
  it.each(CATALOGUE)(
    'administrators add, edit and delete %s [B835 B836 B838 B839 B840 B841 B842 B843 B844 B845 B846 B847 B849 B850]',
    (name) => {
      expect(actsOf('Administrator', name)).toBe('create edit delete import bulk');
      expect(actsOf('BusinessUser', name)).toBe('');
      expect(actsOf('Customer', name)).toBe('');
    },
  );
  it('business users also add and edit authors, and only administrators delete them [B848]', () => {
    expect(actsOf('Administrator', 'author')).toBe('create edit delete import bulk');
    expect(actsOf('BusinessUser', 'author')).toBe('create edit');
    expect(actsOf('Customer', 'author')).toBe('');
  });
  it('staff add workshops, administrators edit them and nobody deletes them [B701 B837]', () => {
    expect(actsOf('Administrator', 'workshop')).toBe('create edit import bulk');
    expect(actsOf('BusinessUser', 'workshop')).toBe('create');
    expect(actsOf('Customer', 'workshop')).toBe('');
  });
});

it.each(['author', 'asset', 'assetEvent', 'emoji', 'video', 'course', 'homePrompt', 'homeCategory', 'short', 'shortLevel', 'shortCategory', 'workshop'] as const)(
  'a page of %s holds 10 rows [B895 B896 B897 B898 B899 B900 B903 B904]',
  (name) => expect(listOptionsOf(declarationOf(name), {}).pageSizes?.[0]).toBe(10),
); // prettier-ignore
