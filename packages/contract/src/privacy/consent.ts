import { type Role, isFamily } from '../kernel/roles.ts';

// The consent text. A changed text is a new version, which every family has to agree to once.

export const CONSENT_VERSION = '2026-11';

/** Who can see what a family writes; shared by all texts that mention it. */
export const READERS = 'your family, the people who work with you and our administrators';

/** Staff cannot consent for a family, so they are not asked, not even in its view. */
export const hasAgreed = ({ role, consentVersion }: { role: Role; consentVersion: string | null }): boolean =>
  !isFamily({ role }) || consentVersion === CONSENT_VERSION;

export const consentTexts = {
  title: 'How we look after your family’s information',
  intro:
    'To support your child we keep what you and your coaches write about them. Before you go on, please read this.',
  points: [
    'We keep your child’s programme, activity notes, files and messages so that your family and your team can work together.',
    `Only ${READERS} can see it. You can look up who did, at any time.`,
    'We use it for nothing else: no advertising, no selling, no sharing with others without asking you first.',
    'You can download everything, and you can ask us to erase it.',
  ],
  agree: 'I agree',
  signOut: 'Sign out instead',
  thanks: 'Thank you. You can read this again under Privacy.',
} as const;
