export const labels = {
  editDetails: 'Edit details',
  detailsSaved: 'Your details were updated successfully!',
  emailHint: 'An administrator can change it for you.',
  changePicture: 'Change picture',
  removePicture: 'Remove picture',
  pictureRemoved: 'Picture removed',
  signatureTitle: 'Email signature',
  signatureHint: 'Stands under the mails you send to families.',
  signatureSaved: 'Signature saved successfully!',
  devicesTitle: 'My devices',
  devicesHint:
    'Where you have signed in. If you do not know a device, sign it out and change your password. Places are a rough guess.',
  thisDevice: 'This device',
  place: (place: string) => `Place: ${place}`,
  signedIn: 'Signed in',
  signedOut: 'Signed out',
  lastUsed: 'Last used',
  firstUsed: 'First used',
  end: 'Sign out',
  forget: 'Forget',
  endOthers: 'Sign out everywhere else',
  endQuestion: (name: string) => `Sign out ${name}?`,
  endDetails:
    'It is signed out straight away. Signing in there again needs your password, and we send you a mail about it.',
  forgetQuestion: (name: string) => `Forget ${name}?`,
  forgetDetails: 'Nobody is signed in there. If somebody signs in there again, we send you a mail.',
  endOthersQuestion: 'Sign out everywhere else?',
  endOthersDetails:
    'Only this device stays signed in. Your calendar address stops working as well; you can make a new one.',
  storageTitle: 'Storage',
  storageHint:
    'Everything you upload counts, and so does everything in your family’s files. Files in the bin count until they are deleted for good.',
  storageHintStaff:
    'Files you upload to notes, resources and mails count. What you upload to a family’s files counts for that family.',
  noChildren: 'No children added yet',
  noChildrenHint: 'Our team adds them.',
} as const;
