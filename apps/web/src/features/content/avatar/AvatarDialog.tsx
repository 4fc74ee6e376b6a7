import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avatarBody } from '@amberway/contract/content/avatar';
import { setMemberAvatar } from '@amberway/contract/content/endpoints';
import { ASSET_TYPES } from '@amberway/contract/content/types/asset';
import { shellTexts } from '@amberway/contract/shell/texts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { useNotices } from '../../../ui/notices.ts';
import { useAction } from '../../../ui/use-action.ts';
import { Drawing } from '../list/Drawing.tsx';
import { CONTENT_SLICE } from '../types.ts';
import styles from './avatar.module.css';
import { bodyOf, type Choice, choiceOf, drawn, FACE_COLOURS, HAIR_COLOURS } from './choice.ts';
import { ColourChoice } from './ColourChoice.tsx';
import { PartChoices } from './PartChoices.tsx';
import { avatarQuery, partsQuery } from './queries.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';

type Props = { member: string; name: string; onClose: () => void };

/** Slices that show a child's picture. */
const SHOWN_IN = [CONTENT_SLICE, 'users', 'members'];

/** Composes a child's avatar from parts and two colours, with a live preview. */
export const AvatarDialog = ({ member, name, onClose }: Props) => {
  const notices = useNotices();
  const stored = useQuery(avatarQuery(member));
  const parts = useQuery(partsQuery);
  const [changed, setChanged] = useState<Choice | null>(null);
  const { run, busy } = useAction(setMemberAvatar, { invalidates: SHOWN_IN, done: 'Avatar saved' });
  const choice = changed ?? (stored.data && choiceOf(stored.data));
  const error = stored.error ?? parts.error;

  const save = async () => {
    if (!changed || !stored.data) return notices.warning(shellTexts.nothingChanged);
    const checked = avatarBody.safeParse({ ...bodyOf(changed), version: stored.data.version });
    if (!checked.success) return notices.error(new Error(checked.error.issues[0]?.message ?? ''));
    // After a rejected save the choice stays; the next save overwrites what the other person saved.
    return (await run({ params: { id: member }, body: checked.data })) && onClose();
  };

  return (
    <Dialog
      open
      title={`Avatar of ${name}`}
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button size="large" variant="primary" busy={busy} disabled={!choice} onClick={() => void save()}>
            Save avatar
          </Button>
        </>
      }
    >
      {error && (!choice || !parts.data) ? (
        <LoadFailure error={error} onRetry={() => void Promise.all([stored.refetch(), parts.refetch()])} />
      ) : !choice || !parts.data ? (
        <Skeleton rows={6} />
      ) : (
        <div className={styles['composer']}>
          <div className={styles['preview']}>
            <Drawing svg={drawn(choice)} size={200} alt={`Avatar of ${name}, as chosen`} />
            <Button disabled={!changed} onClick={() => setChanged(null)}>
              Start again
            </Button>
          </div>
          <div className={styles['choices']}>
            {ASSET_TYPES.map((type) => (
              <PartChoices
                key={type}
                type={type}
                choice={choice}
                options={parts.data.filter((part) => part.type === type)}
                onChoose={(part) => setChanged({ ...choice, parts: { ...choice.parts, [type]: part } })}
              />
            ))}
            <ColourChoice
              label="Face colour"
              colours={FACE_COLOURS}
              value={choice.primaryColor}
              onChange={(primaryColor) => setChanged({ ...choice, primaryColor })}
            />
            <ColourChoice
              label="Hair colour"
              colours={HAIR_COLOURS}
              value={choice.secondaryColor}
              onChange={(secondaryColor) => setChanged({ ...choice, secondaryColor })}
            />
          </div>
        </div>
      )}
    </Dialog>
  );
};
