import { formatWall } from '../kernel/date-text.ts';

const dayText = (day: string) => formatWall(Date.parse(day), 'D MMMM YYYY');

/** The page and the mails of a family whose account is closed. They name no child: mails are read in many places. */
export const goodbyeTexts = {
  title: 'Your account is closed',
  since: (day: string) => `Your Amberway account was closed on ${dayText(day)}.`,
  means: 'It shows nothing new, and nobody can change anything in it.',
  take: (lastDay: string) =>
    `You can take your family’s record along until ${dayText(lastDay)}, that day included: notes, programme, messages, diary and files, as one file to keep.`,
  over: (lastDay: string) => `Your record could be taken along here until ${dayText(lastDay)}.`,
  /** An organisation that offers no download to closed accounts. */
  notHere: 'Your family’s record cannot be taken along here. The team can give it to you.',
  overAsk: 'Please ask the team for it.',
  takeButton: 'Download our record',
  making: 'Putting it together…',
  makingHint: 'This takes a moment. The download starts by itself.',
  taken: 'The download has started. Keep the file in a safe place: it is about your child’s health.',
  again: 'Download again',
  ended: 'For your safety this page closes after half an hour. Please sign in again to go on.',
  askTitle: 'Questions?',
  ask: 'Your Amberway team is happy to help: about your record, or about coming back.',
  askTeam: 'Questions, or would you like to come back? Your Amberway team is happy to help.',
  askAt: (url: string) => `Questions, or would you like to come back? We are here to help: ${url}`,
  askLink: 'Contact the team',
  signInAgain: 'Sign in again',
  leave: 'Sign out',

  mailSubject: 'Your Amberway account is closed',
  mailClosed: (day: string) =>
    `your Amberway account was closed on ${dayText(day)}. Thank you for the time that we could go along with your family.`,
  mailTake: (lastDay: string) =>
    `Your family’s record is yours. Until ${dayText(lastDay)}, that day included, you can sign in as before and take it along as one file: notes, programme, messages, diary and files.`,
  mailAction: 'Sign in to take the record along',
  thanks: 'We wish you and your family all the best.',

  resetSubject: 'Your Amberway account is closed',
  resetAsked: (day: string) =>
    `someone asked to set a new password for your Amberway account. The account was closed on ${dayText(day)}.`,
  resetTake: (lastDay: string) =>
    `Until ${dayText(lastDay)}, that day included, you can still take your family’s record along: set a new password with the link below, which works once, for 30 minutes, and then sign in with it.`,
  resetNotYou: 'If it was not you, you can ignore this mail: your password stays as it is.',
} as const;
