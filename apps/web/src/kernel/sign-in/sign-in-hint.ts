import { PUBLIC_ROUTES } from '@amberway/contract/shell/public-routes';

/** What one public page passes to the next: in the navigation's state, never in the URL. */
export type SignInHint = {
  email: string | undefined;
  /** The sign-in page this visit belongs to. */
  page: string;
  /** The new password is the first one of its account. */
  isFirst: boolean;
};

const PAGES: readonly unknown[] = [PUBLIC_ROUTES.login, PUBLIC_ROUTES.clinicianLogin];

export const signInHint = (state: unknown): SignInHint => {
  const { email, page, isFirst } = (state ?? {}) as Partial<Record<keyof SignInHint, unknown>>;
  return {
    email: typeof email === 'string' ? email : undefined,
    page: PAGES.includes(page) ? String(page) : PUBLIC_ROUTES.login,
    isFirst: isFirst === true,
  };
};
