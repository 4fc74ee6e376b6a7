import { CalendarTool } from '../../features/calendar/CalendarTool.tsx';
import { MailTool } from '../../features/client-mail/MailTool.tsx';

/** The controls in the header that only staff have. */
export const StaffTools = ({ compact }: { compact: boolean }) => (
  <>
    <CalendarTool compact={compact} />
    <MailTool compact={compact} />
  </>
);
