import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES, SCREENS } from '@amberway/contract/shell/routes';
import { useSession } from '../../kernel/sign-in/state.ts';
import { ButtonLink } from '../../ui/plain/Button.tsx';
import { labels } from './labels.ts';

/** Link into the product: home for signed-in users, sign-in for the others. */
export const HomeLink = ({ quiet = false, label = labels.toDashboard }: { quiet?: boolean; label?: string }) =>
  useSession() ? (
    <ButtonLink quiet={quiet} to={SCREENS.home.path}>
      {label}
    </ButtonLink>
  ) : (
    <ButtonLink quiet={quiet} to={PUBLIC_ROUTES.login}>
      {authTexts.goToLogin}
    </ButtonLink>
  );
