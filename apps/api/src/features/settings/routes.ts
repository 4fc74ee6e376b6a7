import { getPublicSettings } from '@amberway/contract/settings/endpoints';
import { ok, route } from '../../kernel/http/route.ts';
import { relyingPartyOf } from '../../kernel/http/relying-party.ts';
import { outboxIsOpen } from '../outbox/public.ts';

export const settingsRoutes = [
  route(getPublicSettings, ({ services, request }) => {
    const { config } = services;
    return ok({
      helpCentreUrl: config.HELP_CENTRE_URL ?? null,
      supportUrl: config.SUPPORT_URL ?? null,
      appSignInUrl: config.APP_SIGN_IN_URL ?? null,
      appStoreUrl: config.APP_STORE_URL ?? null,
      playStoreUrl: config.PLAY_STORE_URL ?? null,
      welcomeVideoUrl: config.WELCOME_VIDEO_URL ?? null,
      appLinkPrefix: config.APP_LINK_PREFIX,
      leadCoach: config.LEAD_COACH,
      sessionTitlePrefix: config.SESSION_TITLE_PREFIX,
      endDateFormUrl: config.END_DATE_FORM_URL ?? null,
      outbox: outboxIsOpen(services),
      signIn: {
        passkeysAt: relyingPartyOf(config, request)?.origin ?? null,
        organisation: config.oidc?.name ?? null,
      },
      version: config.version,
      commit: config.commit ?? null,
    });
  }),
];
