import { NOTE_CHARACTERS } from './limits.ts';

// Texts of the activity notes and sessions, verbatim where the specification gives them.

/** Messages for missing fields when a note is submitted. */
const missing = (what: string) => `Sorry, you haven't ${what}, please do it before submitting` as const;
const MISSING = /^Sorry, you haven't (.*), please do it before submitting$/;

/** Joins several such messages into one sentence. */
export const allMissing = (texts: readonly string[]): string | undefined => {
  const parts = texts.map((text) => MISSING.exec(text)?.[1] ?? text);
  const last = parts.at(-1);
  if (last === undefined) return undefined;
  return missing(parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`);
};

export const noteTexts = {
  inputTitle: "Please input today's activity title",
  selectStatus: 'Please select a status',
  sayWhetherUseful: 'Please say whether it was useful.',
  selectChild: 'Please select the child whom this session belongs to',
  selectStart: 'Please select the start date and time',
  selectEnd: 'Please select the end date and time',
  endAfterStart: 'Please select an end after the start',
  tooLong: `All texts of a note together can have at most ${NOTE_CHARACTERS / 1000},000 characters. Please shorten it.`,
  noChild: missing('selected the child'),
  noDescription: missing('written the description'),
  noTitle: missing('written the title'),
  noType: missing('selected the type'),
  noResource: missing('uploaded the resource'),

  noInternalNote: "You haven't written an internal note. Are you sure you want to go on?",
  noSkillsForHome: "You haven't written any skills for home. Are you sure you want to go on?",
  noLatestWins: "You haven't written any latest wins. Are you sure you want to go on?",
  yes: "Yes I'm sure",
  no: "No, Let's go back",
  logged: (type: string, minutes: number) => `You have logged ${type} for ${minutes} minutes.`,

  created: 'Session note created successfully!',
  updated: 'Session note updated successfully!',
  published: (child: string) => `Thank you. Your session is now published and available to ${child}`,
  outcomeUpdated: 'The goal for this session has been updated',
  deleted: 'Session has been successfully deleted',
  restored: 'Session restored',
  confirmDelete: 'Are you sure you want to delet ethis session?',
  invalidUrl: 'Invalid url',

  columns: {
    date: 'Session Date',
    title: 'Title',
    notes: 'Notes',
    type: 'Type',
    duration: 'Duration',
    createdBy: 'Created By',
    createdAt: 'Created At',
  },
  todays: 'View Todays Activities',
  add: 'Add an Activity Note',
  primaryOutcome: 'Primary goal',
  skills: 'Skills we are working on',
  tabs: {
    note: 'Session',
    skillsForHome: 'Skills for home',
    latestWins: 'Latest Wins',
    uploadResources: 'Upload Resources',
    recording: 'Session Recording',
  },
  internalNote: 'Internal Note',
  unseenByFamilies: 'families do not see this',
  showSummary: 'Show Summary',
  hideSummary: 'Hide Summary',
  endDateExtension: 'End date extension',
  noRecording: 'Sorry, here is no recording yet',
  noPrimaryOutcome: "There's no primary goal yet",
  noSkills: "There's no skill currently being working on",
  goBack: 'Go Back',

  onlyHttps: 'Please use a link that starts with https://',
  attachFirst: 'There is no attached file to change. Please add one first.',
} as const;

export const scheduleTexts = {
  schedule: 'Schedule a session',
  move: 'Move the session',
  cancel: 'Cancel the session',
  confirmCancel: 'Do you really want to cancel this session?',
  scheduled: 'Session scheduled successfully!',
  moved: 'Session moved successfully!',
  cancelled: 'Session cancelled successfully!',
  notScheduled: 'Only a scheduled session can be moved or cancelled.',
  inThePast: 'Please select a time in the future.',
  rangeTooLong: 'Please ask for at most two months.',
} as const;

export const overviewTexts = {
  primaryCoach: 'Primary Coach',
  team: 'Your Team',
  upcoming: 'Your Upcoming Sessions',
  past: 'Your Past Sessions',
  meetingLink: 'Meeting Link',
  noUpcoming: 'There are no upcoming sessions',
  noPast: 'There are no past sessions',
  contactSupport: 'Contact Support',
} as const;
