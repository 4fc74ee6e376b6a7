export const notRememberedTexts = {
  title: 'This browser does not remember your sign-in',
  hint: 'It blocks cookies or site data for Amberway. You can sign in, and have to do it again after each reload. To stay signed in, allow both for this site in the settings of the browser.',
} as const;
