import type { SupportContact } from '@amberway/contract/support-contacts/schemas';
import { Avatar } from '../../ui/Avatar.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { ReadFrame, type ReadQuery } from '../../ui/reading/ReadFrame.tsx';
import { ReadHead } from '../../ui/reading/ReadPart.tsx';
import { DRAWER_PX } from '../../ui/sizes.ts';
import { ContactWays } from './ContactWays.tsx';
import { faceOf } from './face.ts';
import { labels } from './labels.ts';

const addressOf = ({ address, otherAddress, city, state, postCode, country }: SupportContact['supporterInfo']) =>
  [address, otherAddress, [city, state, postCode].filter(Boolean).join(' '), country].filter(Boolean).join('\n');

type Props = {
  query: ReadQuery<SupportContact>;
  onClose: () => void;
  /** Absent where the viewer may not edit. */
  onEdit: (() => void) | undefined;
};

/** One contact to read. */
export const ContactPage = ({ query, onClose, onEdit }: Props) => {
  const edit = onEdit && (
    <Button icon={<Icon name="edit" size={18} />} onClick={onEdit}>
      Edit
    </Button>
  );
  return (
    <ReadFrame
      query={query}
      kind={labels.kind}
      titleOf={({ name }) => name}
      width={DRAWER_PX}
      onClose={onClose}
      actions={() => edit}
    >
      {(contact) => (
        <>
          <ReadHead>
            <Avatar person={faceOf(contact)} size={48} />
            {contact.relationship}
          </ReadHead>
          <Facts
            facts={[
              { label: labels.ways, value: <ContactWays contact={contact} /> },
              { label: 'Address', value: addressOf(contact.supporterInfo) },
            ]}
          />
        </>
      )}
    </ReadFrame>
  );
};
