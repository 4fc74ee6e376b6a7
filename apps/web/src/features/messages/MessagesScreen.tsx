import { SCREENS } from '@amberway/contract/shell/routes';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { FamilyMessages } from './FamilyMessages.tsx';

/** /dashboard/messages: a family's messages with its coach. */
export const MessagesScreen = () => (
  <>
    <PageHeading title={SCREENS.messages.title} />
    <FamilyMessages />
  </>
);
