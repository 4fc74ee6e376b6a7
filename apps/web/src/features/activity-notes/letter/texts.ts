// Labels of a family's letter and list; those that the specification gives are in the contract.

export const letterTexts = {
  back: 'Notes',
  print: 'Print',
  win: 'The win',
  did: 'What we did',
  /** Of a session that did not take place. */
  happened: 'What happened',
  tryAtHome: 'Try at home',
  hard: 'What was hard',
  together: 'To look at together',
  more: 'More about this session',
  writeTo: (name: string) => `Write to ${name}`,
  helpful: 'Helpful',
  notForUs: 'Not for us',
  willSee: (coach: string) => `${coach} sees what you choose.`,
  sawHelpful: (coach: string) => `${coach} sees that this helped. Thank you.`,
  sawNotForUs: (coach: string) => `${coach} sees that this was not for you. Thank you for saying so.`,
  ratedHelpful: 'The family found this helpful.',
  ratedNotForUs: 'The family said that this is not for them.',

  toCome: 'This session is still to come. The note will appear here afterwards.',
  notWritten: 'The note about this session is not written yet. It will appear here.',
  cancelled: 'This session was cancelled.',
  pending: 'Not published yet: the family cannot see this note.',

  gone: 'This note is not here any more',
  goneWhy: 'It may have been taken back to change something. If it comes back, it will be among your notes.',
  toNotes: 'See your other notes',
  offline: 'You are not connected',
  offlineNote: 'The note opens as soon as you are online again.',
  offlineList: 'Your notes appear as soon as you are online again.',
  from: (clock: string) => `Not connected. What you see is from ${clock}.`,
} as const;
