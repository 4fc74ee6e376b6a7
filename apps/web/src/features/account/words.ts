export const words = {
  editDetails: 'Edit details',
  detailsSaved: 'Your details were updated successfully!',
  emailHint: 'An administrator can change it for you.',
  changePicture: 'Change picture',
  removePicture: 'Remove picture',
  pictureRemoved: 'Picture removed',
  signatureTitle: 'Email signature',
  signatureHint: 'Stands under the mails you send to families.',
  signatureSaved: 'Signature saved successfully!',
  noChildren: 'No children added yet',
  noChildrenHint: 'Your coach or an administrator adds them.',
} as const;
