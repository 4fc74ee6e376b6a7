import type { Needed } from '@amberway/contract/kernel/after-failure';

// Texts about what waits to be sent, for every screen and for the page Practise.

export const outboxTexts = {
  waits: 'Waits to be sent',
  waiting: (count: number) => (count === 1 ? '1 waits to be sent.' : `${count} wait to be sent.`),
  byThemselves: (count: number) =>
    count === 1 ? 'It goes by itself when you are connected.' : 'They go by themselves when you are connected.',
  /** What has to be done first. */
  needs: {
    signIn: 'Sign in to send what waits here. Nothing is lost.',
    consent: 'It goes once you have agreed to how we look after your family’s information. Nothing is lost.',
    factor: 'It goes once you have set up a second way to prove that it is you. Nothing is lost.',
    confirm: 'It goes once you have confirmed that it is you. Nothing is lost.',
  } satisfies Record<Needed, string>,
  notTaken: 'Not taken – ask your coach',
  tooLarge: 'It is too large to be sent from here. Your text stays here until you dismiss it.',
  dismiss: 'Dismiss',
} as const;
