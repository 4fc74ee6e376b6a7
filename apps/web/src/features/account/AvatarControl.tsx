import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { uploadTexts } from '@amberway/contract/uploads/texts';
import { updateUser } from '@amberway/contract/users/endpoints';
import type { UserDetails } from '@amberway/contract/users/schemas';
import { call } from '../../kernel/api.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { FileDrop } from '../../ui/files/FileDrop.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useNotices } from '../../ui/notices.ts';
import styles from './Profile.module.css';
import { labels } from './labels.ts';

type Props = { user: UserDetails; editable: boolean };

/** One's picture. A chosen file is cut to a circle, uploaded, and then kept with the user. */
export const AvatarControl = ({ user, editable }: Props) => {
  const [choosing, setChoosing] = useState(false);
  const client = useQueryClient();
  const notices = useNotices();
  const save = useMutation({
    mutationFn: async ({ avatar }: { avatar: string | null; said: string }) => {
      await call(updateUser, { params: { id: user._id }, body: { type: user.type, avatar, version: user.version } });
      await client.invalidateQueries({ queryKey: ['users'] });
    },
    onSuccess: (_, { said }) => {
      setChoosing(false);
      notices.success(said);
    },
    onError: (error) => {
      notices.error(error);
      // Somebody changed the record meanwhile: the next try goes out with its new version.
      void client.invalidateQueries({ queryKey: ['users'] });
    },
  });

  return (
    <div className={styles['picture']}>
      <Avatar person={user} size={96} />
      {editable && (
        <div className={styles['pictureActs']}>
          <Button icon={<Icon name="image" size={18} />} onClick={() => setChoosing(true)}>
            {labels.changePicture}
          </Button>
          {user.avatar && (
            <Button
              type="text"
              loading={save.isPending && !choosing}
              onClick={() => save.mutate({ avatar: null, said: labels.pictureRemoved })}
            >
              {labels.removePicture}
            </Button>
          )}
        </div>
      )}
      <Modal
        open={choosing}
        title={labels.changePicture}
        footer={null}
        onCancel={() => setChoosing(false)}
        destroyOnHidden
      >
        <FileDrop
          label="Picture"
          purpose="profile"
          crop={{ aspect: 1, round: true }}
          quiet
          failure={uploadTexts.profileUploadFailed}
          disabled={save.isPending}
          onChange={([file]) => file && save.mutate({ avatar: file.public_url, said: uploadTexts.imageUploaded })}
        />
      </Modal>
    </div>
  );
};
