/** What fields of dates, times, tags and several choices say about their values. */
export const pickTexts = {
  day: (text: string) => `“${text}” is not a date. Please type it like 17-Nov-2026.`,
  moment: (text: string) => `“${text}” is not a date and time. Please type it like 17-Nov-2026 09:30 AM.`,
  clock: (text: string) => `“${text}” is not a time. Please type it like 09:30 AM.`,
  from: (first: string) => `Please choose ${first} or later.`,
  until: (last: string) => `Please choose ${last} or earlier.`,
  after: (moment: string) => `Please choose a time after ${moment}.`,
  addTag: (text: string) => `Add “${text}”`,
  pendingTag: (text: string) => `“${text}” is not added yet. Press Enter to add it, or delete it.`,
  tagChosen: 'Already added',
  /** For screen readers, beside the field's name. */
  chosen: (labels: readonly string[]) => `Chosen: ${labels.join(', ')}`,
  noTags: 'Type and press Enter',
} as const;
