// Texts of the tracking page, verbatim where the specification gives them.
export const trackingTexts = {
  added: 'Tracking added successfully!',
  updated: 'Tracking updated successfully!',
  failed: 'Something went wrong!',
  inputCode: 'Please send the code, or an empty text for none.',
  notEncoded: 'The code has to be URL-encoded.',
  onlyScripts:
    'The code may hold <script> elements only: each with an https address, or with its code inside and no address.',
  hint: 'Only <script> elements: each with an https address, or with its code inside. Code inside may load only from the https addresses it names. An empty code takes the tracking away.',
  loadsFrom: (origins: readonly string[]) => `The frame will be allowed to load from: ${origins.join(', ')}`,
  loadsNothing: 'This code names no https address, so it can load nothing and send nothing anywhere.',
  tooLong: 'The code is too long.',
} as const;
