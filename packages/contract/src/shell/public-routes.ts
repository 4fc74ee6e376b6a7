// The paths that a visitor without a session needs, apart from the table of all screens: the sign-in page does not load
// that table.

/** The home page; all signed-in pages are below it. */
export const HOME_PATH = '/dashboard';

export const PUBLIC_ROUTES = {
  root: '/',
  login: '/login',
  clinicianLogin: '/clinicians/login',
  /** Where the directory of an organisation sends the browser back. */
  sso: '/login/sso',
  forgetPassword: '/forget-password',
  verify: '/verify',
  resetPassword: '/reset_password/:token?',
  passwordConfirmed: '/password-confirmed',
  maintenance: '/site-maintainence',
  gettingStarted: '/getting-started',
  nextScreen: '/next-screen',
  /** The default onboarding form, embedded as a frame in the signed-in pages. */
  formPage: '/forms/:type',
} as const;

/** Paths that switch the viewed family or child and then redirect. */
export const SWITCH_ROUTES = {
  customer: '/dashboard/customer/:customerId',
  member: '/member/:memberId',
  dashboardMember: '/dashboard/member/:memberId',
} as const;
