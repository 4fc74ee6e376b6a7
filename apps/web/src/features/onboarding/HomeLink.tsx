import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES, SCREENS } from '@amberway/contract/shell/routes';
import { useSession } from '../../kernel/session/state.ts';
import { ButtonLink } from '../../ui/plain/Button.tsx';
import { words } from './words.ts';

/** The way into the product: home for those signed in, sign-in for the others. */
export const HomeLink = ({ quiet = false }: { quiet?: boolean }) =>
  useSession() ? (
    <ButtonLink quiet={quiet} to={SCREENS.home.path}>
      {words.toDashboard}
    </ButtonLink>
  ) : (
    <ButtonLink quiet={quiet} to={PUBLIC_ROUTES.login}>
      {authTexts.goToLogin}
    </ButtonLink>
  );
