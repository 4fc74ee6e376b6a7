import { type Role, isFamily } from '../kernel/roles.ts';

// What a family agrees to. A change of the words is a new version, which everybody is asked about once.

export const CONSENT_VERSION = '2026-11';

/** Who can see what a family writes: the same wherever it is said. */
export const READERS = 'your family, the people who work with you and our administrators';

/** Nobody agrees for a family: staff, also in its view, are not asked. */
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
