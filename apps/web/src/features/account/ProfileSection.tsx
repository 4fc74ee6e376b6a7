import { isFamilyType, isBusinessType } from '@amberway/contract/kernel/roles';
import { useQuery } from '@tanstack/react-query';
import { useCan, useMe } from '../../kernel/queries/me.ts';
import { userQuery } from '../../kernel/queries/user.ts';
import { Facts } from '../../ui/Facts.tsx';
import { useRecordPart } from '../../ui/form/record-part.ts';
import type { RecordUrl } from '../../ui/form/use-record-url.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { QueryPlaceholder } from '../../ui/QueryPlaceholder.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { contactFacts, csmFact } from '../../ui/people/person-facts.ts';
import { AvatarControl } from './AvatarControl.tsx';
import { editorOf, writableFields } from './details-form.ts';
import { DetailsDrawer } from './DetailsDrawer.tsx';
import styles from './Profile.module.css';
import { labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';

/** Picture and details of the user; fields that others decide are read-only. */
export const ProfileSection = ({ record }: { record: RecordUrl }) => {
  const me = useMe();
  const user = useQuery(userQuery(me._id));
  const editor = editorOf(me);
  const mayEdit = useCan('users', 'edit') && writableFields(editor).length > 0;
  const at = useRecordPart(record, ({ mode, id }) => mayEdit && mode === 'Edit' && id === me._id);
  if (!user.data) {
    return (
      <SectionCard title="Profile" id="profile">
        <QueryPlaceholder query={user} avatar title lines={10} />
      </SectionCard>
    );
  }
  const { data } = user;
  return (
    <SectionCard
      title="Profile"
      id="profile"
      actions={
        mayEdit && (
          <Button icon={<Icon name="edit" size={18} />} onClick={() => record.show('Edit', me._id)}>
            {labels.editDetails}
          </Button>
        )
      }
    >
      <div className={styles['profile']}>
        <AvatarControl user={data} editable={mayEdit} />
        <Facts
          facts={[
            { label: 'Name', value: `${data.firstName} ${data.lastName}`.trim() },
            { label: 'Email', value: data.email },
            ...contactFacts(data),
            ...(isFamilyType(data.type) ? [{ label: 'Plan', value: data.choosePlan }, csmFact(data)] : []),
            ...(data.languages.length > 0 ? [{ label: 'Languages', value: data.languages.join(', ') }] : []),
            ...(isBusinessType(data.type) ? [{ label: 'Roles', value: data.businessUserType.join(', ') }] : []),
          ]}
        />
      </div>
      <DetailsDrawer at={at} user={data} editor={editor} />
    </SectionCard>
  );
};
