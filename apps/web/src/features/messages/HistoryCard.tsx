import { useCan } from '../../kernel/queries/me.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { FamilyHistory } from './FamilyHistory.tsx';
import { StaffHistory } from './StaffHistory.tsx';
import type { Conversation, Side } from './use-conversation.ts';
import { Segmented } from '../../ui/kit/Segmented.tsx';

const SIDES: { value: Side; label: string }[] = [
  { value: 'families', label: 'Families' },
  { value: 'staff', label: 'Administration' },
];

type Props = {
  conversation: Conversation;
  /** Starts a reply to this client. */
  onReply: (client: string) => void;
};

/** The conversations of a member of staff. Administrators switch between families and coaches. */
export const HistoryCard = ({ conversation, onReply }: Props) => {
  const writes = useCan('coachMessages', 'send');
  const { side, client, coach, showSide } = conversation;
  return (
    <SectionCard
      title="Messages"
      actions={
        !writes && (
          <Segmented<Side> size="small" aria-label="Whose messages" options={SIDES} value={side} onChange={showSide} />
        )
      }
    >
      {side === 'families' ? <FamilyHistory client={client} onReply={onReply} /> : <StaffHistory coach={coach} />}
    </SectionCard>
  );
};
