import { clientMailTexts } from '@amberway/contract/client-mail/texts';
import { useCan } from '../../kernel/queries/me.ts';
import headerTool from '../../ui/header-tool.module.css';
import { Icon } from '../../ui/icons/Icon.tsx';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';
import { useMailUrl } from './use-mail-url.ts';

const SendMailDialog = lazyOverlay(
  clientMailTexts.open,
  async () => (await import('./SendMailDialog.tsx')).SendMailDialog,
);

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
        onPointerEnter={SendMailDialog.preload}
        onFocus={SendMailDialog.preload}
        onClick={() => show()}
      >
        <Icon name="mail" size={compact ? 22 : 18} />
        {!compact && clientMailTexts.open}
      </button>
      {open && <SendMailDialog key={to ?? ''} to={to} onClose={close} />}
    </>
  );
};
