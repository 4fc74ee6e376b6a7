import { useState } from 'react';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { updateUser } from '@amberway/contract/users/endpoints';
import type { UserDetails } from '@amberway/contract/users/schemas';
import { Avatar } from '../../ui/Avatar.tsx';
import { FileDrop } from '../../ui/files/FileDrop.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useNotices } from '../../ui/notices.ts';
import { useAction } from '../../ui/use-action.ts';
import styles from './Profile.module.css';
import { labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';

type Props = { user: UserDetails; editable: boolean };

/** The user's picture. A chosen file is cropped to a circle, uploaded, and then saved on the user record. */
export const AvatarControl = ({ user, editable }: Props) => {
  const [choosing, setChoosing] = useState(false);
  const notices = useNotices();
  const { run, busy } = useAction(updateUser, { invalidates: ['users'] });
  const save = async (avatar: string | null, text: string) => {
    // After a rejected save the record is reloaded, so the next try sends its new version.
    const body = { type: user.type, avatar, version: user.version };
    if (!(await run({ params: { id: user._id }, body }))) return;
    setChoosing(false);
    notices.success(text);
  };

  return (
    <div className={styles['picture']}>
      <Avatar person={user} size={96} />
      {editable && (
        <div className={styles['pictureActs']}>
          <Button icon={<Icon name="image" size={18} />} onClick={() => setChoosing(true)}>
            {labels.changePicture}
          </Button>
          {user.avatar && (
            <Button variant="text" busy={busy && !choosing} onClick={() => void save(null, labels.pictureRemoved)}>
              {labels.removePicture}
            </Button>
          )}
        </div>
      )}
      <Dialog open={choosing} title={labels.changePicture} onClose={() => setChoosing(false)}>
        <FileDrop
          label="Picture"
          purpose="profile"
          crop={{ aspect: 1, round: true }}
          quiet
          failure={uploadTexts.profileUploadFailed}
          disabled={busy}
          onChange={([file]) => file && void save(file.public_url, uploadTexts.imageUploaded)}
        />
      </Dialog>
    </div>
  );
};
