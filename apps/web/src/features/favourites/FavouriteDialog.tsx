import { maxLengthAt } from '../../ui/form/max-length.ts';
import { createFavouriteBody } from '@amberway/contract/favourites/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { createFavourite, deleteFavourite, updateFavourite } from '@amberway/contract/favourites/endpoints';
import type { Favourite } from '@amberway/contract/favourites/schemas';
import { isBlank } from '@amberway/contract/kernel/visible';
import { favouriteTexts } from '@amberway/contract/favourites/texts';
import { ApiError, messageOf } from '../../kernel/api-error.ts';
import { call } from '../../kernel/api.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useNotices } from '../../ui/notices.ts';
import styles from './favourites.module.css';
import { FAVOURITES_SLICE } from './queries.ts';

type Props = {
  url: string;
  /** The page's own title, until another name is typed. */
  suggested: string;
  member: string | null;
  /** The page is kept already: it can be renamed or removed. */
  kept: Favourite | undefined;
  onClose: () => void;
};

const MAX_LENGTH = maxLengthAt(createFavouriteBody, ['name']);

export const FavouriteDialog = ({ url, suggested, member, kept, onClose }: Props) => {
  const client = useQueryClient();
  const notices = useNotices();
  const id = useId();
  const [name, setName] = useState(kept?.name ?? suggested);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const done = async (text: string) => {
    await client.invalidateQueries({ queryKey: [FAVOURITES_SLICE] });
    notices.success(text);
    onClose();
  };
  const run = async (act: () => Promise<unknown>, text: string, failed: (error: unknown) => Error) => {
    setBusy(true);
    try {
      await act();
      await done(text);
    } catch (error) {
      notices.error(failed(error));
    } finally {
      setBusy(false);
    }
  };
  const own = (error: unknown) => new Error(messageOf(error, favouriteTexts.addFailed));
  // What the server refuses for a reason of its own is said; the rest is the specification's sentence.
  const adding = (error: unknown) =>
    error instanceof ApiError && error.status === 409 ? own(error) : new Error(favouriteTexts.addFailed);

  const save = () => {
    const trimmed = name.trim();
    if (isBlank(trimmed)) {
      setProblem(favouriteTexts.inputName);
      return;
    }
    if (kept) {
      const body = { name: trimmed, url, version: kept.version };
      void run(() => call(updateFavourite, { params: { id: kept._id }, body }), favouriteTexts.updated, own);
    } else {
      const body = { name: trimmed, url, member };
      void run(() => call(createFavourite, { body }), favouriteTexts.added, adding);
    }
  };
  const remove = (favourite: Favourite) =>
    void run(() => call(deleteFavourite, { params: { id: favourite._id } }), favouriteTexts.removed, own);

  return (
    <Modal
      open
      title={kept ? 'Rename favorite page' : 'Add page to favorites'}
      onCancel={onClose}
      footer={
        <div className={styles['footer']}>
          {kept && (
            <Button danger icon={<Icon name="trash" size={16} />} disabled={busy} onClick={() => remove(kept)}>
              Remove page
            </Button>
          )}
          <span />
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" loading={busy} onClick={save}>
            {kept ? 'Save name' : 'Add page'}
          </Button>
        </div>
      }
    >
      <label htmlFor={id}>{favouriteTexts.pageName}</label>
      <Input
        id={id}
        value={name}
        maxLength={MAX_LENGTH}
        autoFocus
        {...(problem && { status: 'error' as const, 'aria-describedby': `${id}-problem`, 'aria-invalid': true })}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(null);
        }}
        onPressEnter={save}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </Modal>
  );
};
