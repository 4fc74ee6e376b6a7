import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { avatarBody } from '@amberway/contract/content/avatar';
import { setMemberAvatar } from '@amberway/contract/content/endpoints';
import { HAIR_COLOURS } from '@amberway/contract/content/face/options';
import { shellTexts } from '@amberway/contract/shell/texts';
import { sameFilled } from '../../../kernel/same.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { useNotices } from '../../../ui/notices.ts';
import { PartTabs } from '../../../ui/PartTabs.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { CONTENT_SLICE } from '../slice.ts';
import styles from './avatar.module.css';
import { bodyOf, type Choice, choiceOf, described, drawn, surprise } from './choice.ts';
import { AnimalsGroup, ExtrasGroup, FaceGroup, HairGroup } from './Groups.tsx';
import { avatarLabels as labels } from './labels.ts';
import { avatarQuery, partsQuery } from './queries.ts';
import { useHistory } from './use-history.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Skeleton } from '../../../ui/kit/Skeleton.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';

type Props = { member: string; name: string; onClose: () => void };

/** Slices that show a child's picture. */
const SHOWN_IN = [CONTENT_SLICE, 'users', 'members'];

const GROUPS = { face: FaceGroup, hair: HairGroup, extras: ExtrasGroup, animals: AnimalsGroup } as const;
type GroupKey = keyof typeof GROUPS;
const KEYS = Object.keys(GROUPS) as GroupKey[];
const COLOURS = HAIR_COLOURS.map(({ colour }) => colour);

/** Composes a child's avatar, with a live preview. */
export const AvatarDialog = ({ member, name, onClose }: Props) => {
  const notices = useNotices();
  const stored = useQuery(avatarQuery(member));
  const parts = useQuery(partsQuery);
  const [open, setOpen] = useState<GroupKey>('face');
  // What a button changed is announced; a chosen picture says its own name.
  const [announced, setAnnounced] = useState('');
  const { run, busy } = useAction(setMemberAvatar, { invalidates: SHOWN_IN, done: labels.saved });
  const start = useMemo(() => stored.data && choiceOf(stored.data), [stored.data]);
  const { value: choice, begun, change, previous, undo } = useHistory<Choice>(start);
  const error = stored.error ?? parts.error;
  const changed = choice && start && !sameFilled(bodyOf(choice), bodyOf(start));

  const announce = (next: Choice) => setAnnounced(described(next));
  const save = async () => {
    if (!choice || !stored.data) return;
    // A child without a picture can get the face that is shown at first.
    if (!changed && stored.data.picture) return notices.warning(shellTexts.nothingChanged);
    const checked = avatarBody.safeParse({ ...bodyOf(choice), version: stored.data.version });
    if (!checked.success) return notices.error(new Error(checked.error.issues[0]?.message ?? ''));
    // After a rejected save the choice stays; the next save overwrites what the other person saved.
    return (await run({ params: { id: member }, body: checked.data })) && onClose();
  };

  return (
    <Dialog
      open
      title={labels.title(name)}
      width={760}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button size="large" variant="primary" busy={busy} disabled={!choice} onClick={() => void save()}>
            {labels.save}
          </Button>
        </>
      }
    >
      {error && (!choice || !parts.data) ? (
        <LoadFailure error={error} onRetry={() => void Promise.all([stored.refetch(), parts.refetch()])} />
      ) : !choice || !start || !parts.data ? (
        <Skeleton rows={6} />
      ) : (
        <div className={styles['composer']}>
          <div className={styles['preview']}>
            <Drawing face svg={drawn(choice)} size={176} alt={`${labels.title(name)}: ${described(choice)}`} />
            <div className={styles['actions']}>
              <Button
                icon={<Icon name="smile" size={18} />}
                onClick={() => {
                  const next = surprise(choice, COLOURS);
                  change(next);
                  announce(next);
                }}
              >
                {labels.surprise}
              </Button>
              <Button
                icon={<Icon name="undo" size={18} />}
                disabled={!begun}
                onClick={() => {
                  undo();
                  if (previous) announce(previous);
                }}
              >
                {labels.undo}
              </Button>
              <Button
                variant="text"
                disabled={!changed}
                onClick={() => {
                  change(start);
                  announce(start);
                }}
              >
                {labels.again}
              </Button>
            </div>
            <p role="status" className="visually-hidden">
              {announced}
            </p>
          </div>
          <div className={styles['choices']}>
            <PartTabs
              label={labels.title(name)}
              open={open}
              onOpen={setOpen}
              tabs={KEYS.map((key) => {
                const Group = GROUPS[key];
                // Only the open group is drawn: each of its choices is a picture.
                const content = key === open && (
                  <div className={styles['groups']}>
                    <Group name={name} choice={choice} library={parts.data} onChoose={change} />
                  </div>
                );
                return { key, label: labels.groups[key], content };
              })}
            />
          </div>
        </div>
      )}
    </Dialog>
  );
};
