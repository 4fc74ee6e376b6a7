import { authTexts } from '@amberway/contract/auth/texts';
import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useSession } from '../../kernel/sign-in/state.ts';
import { ButtonLink } from '../../ui/kit/Button.tsx';
import { labels } from './labels.ts';

type Props = { variant?: 'primary' | 'outline'; label?: string };

/** Link into the product: home for signed-in users, sign-in for the others. */
export const HomeLink = ({ variant = 'primary', label = labels.toDashboard }: Props) => {
  const isSignedIn = useSession() !== null;
  return (
    <ButtonLink variant={variant} size="large" to={isSignedIn ? SCREENS.home.path : PUBLIC_ROUTES.login}>
      {isSignedIn ? label : authTexts.goToLogin}
    </ButtonLink>
  );
};
