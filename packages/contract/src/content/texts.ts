// Texts shared by several content types; texts of a single type are in its declaration.
export const contentTexts = {
  fieldRequired: 'field is required',
  selectContentType: 'Please select a type of content.',
  selectStatus: 'Please select status!',
  uploadThumbnail: 'Please upload thumbnail',
  enterTags: 'Please enter tags',
  nameAlphabets: 'Name must contain alphabets',
  startsWithHttps: 'The link must start with https',
  validUrl: 'Please enter a valid URL',
  digitsOnly: 'Please enter digits only',
  notFoundHere: 'This was not found. Please choose again.',
  uploadSvg: 'Please upload your svg!',
  onlySvg: 'Please upload an SVG file.',
  inUse: 'This is already in use.',
  viewCategories: 'View Categories',
  viewLevels: 'View Levels',
  viewEvents: 'View Events',
  back: 'Back',
  avatarAssets: 'Avatar assets',
  dailyDiaryLogs: 'Daily Diary Logs',
  homePrompts: 'Prompts',
  homeCategories: 'Categories',
  noVideo: 'No Video Available',
  gone: 'This has been deleted for good.',
  restored: (count: number, [one, many]: readonly [string, string]) => `${count} ${count === 1 ? one : many} restored`,
  purged: (count: number, [one, many]: readonly [string, string]) =>
    `${count} ${count === 1 ? one : many} deleted for good`,
  restoreTaken: (name: string, noun: string) =>
    `‘${name}’ cannot be restored: another ${noun} with the same details has been added since. Change or delete that one first.`,
  videosTaken: (name: string, count: number) =>
    `‘${name}’ came back without ${count === 1 ? 'one video that is' : `${count} videos that are`} in another course now.`,
} as const;

/** Notices of types for which the specification gives only the pattern: 'Short level added successfully!'. */
export const notices = (noun: string, created: 'added' | 'created' = 'added') => ({
  created: `${noun} ${created} successfully!`,
  updated: `${noun} updated successfully!`,
  deleted: `${noun} deleted successfully!`,
});
