import type { PublicSettings } from '@amberway/contract/settings/schemas';

/** The operator's settings. They are loaded once and cached, so all screen tests share them. */
export const SETTINGS: PublicSettings = {
  helpCentreUrl: null,
  supportUrl: 'https://support.test/',
  appSignInUrl: null,
  appStoreUrl: null,
  playStoreUrl: null,
  welcomeVideoUrl: null,
  appLinkPrefix: 'amberway://',
  leadCoach: 'Mia',
  sessionTitlePrefix: 'Session: ',
  endDateFormUrl: 'https://forms.test/end',
  outbox: false,
  signIn: { passkeysAt: null, organisation: 'Northside Health' },
  version: 'test',
  commit: '0123456789ab',
};
