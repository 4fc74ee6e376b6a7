import { lazy, Suspense } from 'react';
import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { useCan } from '../../kernel/queries/me.ts';
import headerTool from '../../ui/header-tool.module.css';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useMailUrl } from './use-mail-url.ts';

// Loaded lazily on first opening.
const SendMailDialog = lazy(async () => ({ default: (await import('./SendMailDialog.tsx')).SendMailDialog }));

/** Header button to write to a client; ?sendGmail opens the dialog on any page. */
export const MailTool = ({ compact }: { compact: boolean }) => {
  const maySend = useCan('clientMail', 'send');
  const { open, to, show, close } = useMailUrl();
  if (!maySend) return null;
  return (
    <>
      <button
        type="button"
        className={headerTool['tool']}
        aria-haspopup="dialog"
        {...(compact && { 'aria-label': clientMailTexts.open, title: clientMailTexts.open })}
        onClick={() => show()}
      >
        <Icon name="mail" size={compact ? 22 : 18} />
        {!compact && clientMailTexts.open}
      </button>
      {open && (
        <Suspense>
          <SendMailDialog key={to ?? ''} to={to} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
