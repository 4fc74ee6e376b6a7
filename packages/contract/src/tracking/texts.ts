// Words of the tracking page, exactly as specified.
export const trackingTexts = {
  added: 'Tracking added successfully!',
  updated: 'Tracking updated successfully!',
  failed: 'Something went wrong!',
  inputCode: 'Please send the code, or an empty text for none.',
  notEncoded: 'The code has to be URL-encoded.',
  onlyScripts: 'The code may hold <script> elements only, with https addresses.',
  tooLong: 'The code is too long.',
} as const;
