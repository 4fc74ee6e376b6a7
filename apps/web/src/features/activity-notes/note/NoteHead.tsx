import type { ReactNode } from 'react';
import { useViewerZone } from '../../../kernel/queries/me.ts';
import { ChildHead } from '../../../ui/people/ChildHead.tsx';
import { saidClock, saidDay } from '../../../ui/said-dates.ts';

type Props = {
  child: { _id: string; firstName: string; lastName: string } | null;
  before?: string;
  startTime: string | null | undefined;
  endTime: string | null | undefined;
  actions: ReactNode;
};

/** 'Note for Arlo Sharma, 6 · Tue 17 Nov, 3 pm – 4 pm': whose note it is and of which session. */
export const NoteHead = ({ child, before = 'Note for', startTime, endTime, actions }: Props) => {
  const zone = useViewerZone();
  const clocks = [startTime, endTime].flatMap((at) => (at ? [saidClock(at, zone)] : []));
  return (
    <ChildHead child={child} before={before} none="Choose the child of this note" actions={actions}>
      {startTime && `${saidDay(startTime, zone)}, ${clocks.join(' – ')}`}
    </ChildHead>
  );
};
