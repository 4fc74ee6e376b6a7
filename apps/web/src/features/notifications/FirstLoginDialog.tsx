import { Link } from '../../kernel/router.ts';
import { userNotificationTexts } from '@amberway/contract/users/notifications';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import styles from './notifications.module.css';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';

/** Opened by the first-sign-in notification on the notifications screen. */
export const FirstLoginDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    title={userNotificationTexts.firstLogin}
    onClose={onClose}
    footer={<Button onClick={onClose}>Close</Button>}
  >
    <ol className={styles['steps']}>
      <li>
        <Link to={PUBLIC_ROUTES.gettingStarted}>{shellTexts.gettingStarted}</Link> shows the app and where to get help.
      </li>
      <li>
        <Link to={SCREENS.program.path}>The programme</Link> has the outcomes, skills and tasks of your child.
      </li>
      <li>
        <Link to={SCREENS.settings.path}>Settings</Link> is where you complete your profile.
      </li>
    </ol>
  </Dialog>
);
