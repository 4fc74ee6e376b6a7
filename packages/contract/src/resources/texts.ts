// Texts of the library and of shared resources, verbatim where the specification gives them.
export const resourceTexts = {
  inputName: 'Please input your Resource Name!',
  inputType: 'Please input resource Type!',
  inputObjective: 'Please input your objective!',
  inputDescription: 'Please input your description!',
  uploadResource: 'Please upload resource',
  attachFile: 'Please attach your file',
  selectStatus: 'Please select status!',
  fieldRequired: 'field is required',
  noHtml: 'Please write this without HTML.',
  inputRejectReason: 'Please input your reject reason!',
  validLink: 'Please enter a valid URL starting with http or https',
  restoreFirst: 'Please restore this resource before changing it.',
  created: 'Resource added successfully!',
  updated: 'Resource updated successfully!',
  deleted: 'Resource delete successfully!',
  restored: 'Resource restored successfully!',
  /** For a resource in the library; mail attachments use the texts of the mail log. */
  flagged: 'This resource has been flagged, an email has been sent to its creator.',
  unflagged: 'This resource has been unflagged.',

  viewCategories: 'View Categories',
  favourite: 'Favourite',
  addResource: 'Add resource',
  image: 'Image',
  resourceName: 'Resource Name',
  createdBy: 'Created By',
  createdAt: 'Created At',
  flag: 'Flag',
  action: 'Action',
  receivers: 'Receivers',
  copied: 'Copied to clipboard',
  deletedRow: 'Deleted resource',
  form: (mode: string) => `${mode} Resources Form`,
  pickerTitle: 'Resources',
  promote: 'Promote in Mobile App',
  premium: 'Premium',
  free: 'Free',
  /** Why the external link of a resource cannot be copied. */
  linkWhenActive: 'The link can be copied once the resource is Active.',

  sharedTitle: 'Resources shared with you',
  sharedCreatedBy: 'Created by',
  child: 'Child',
  removeSelected: 'Remove Selected',
  searchHint: 'Search resources by title, then click Add to make them available in My Resources',
  add: 'Add',
  thumbnail: 'Thumbnail',
  name: 'Name',
  resourceType: 'Resource Type',
  checkTask: 'Check Task',
  tasksTitle: 'Resources task details',
  shared: 'Resources shared successfully!',
  unshared: 'Resources removed successfully!',
  selectResource: 'Please select a resource!',
  notShareable: 'Only Active or Approved resources can be added.',
  usedByTask: 'A resource that a task uses cannot be removed.',

  /** For resources that belong to a child’s family. */
  privateHint: 'A private resource belongs to the first family it is shared with.',
  otherFamily:
    'A child’s own resource cannot be shared with another family. Add a copy to the library without anything about the child, and share that.',
  staysPrivate: 'This resource belongs to a child’s family, so it stays private.',
  notPromoted: 'This resource belongs to a child’s family, so it cannot be promoted.',
  noLink: 'This resource belongs to a child’s family, so it has no link to share.',
  fileOfNote: 'This file belongs to an activity note. Please change it in the note.',
  fileOfMail: 'This file was sent with an email, so it cannot be replaced.',
  privateForOthers: 'Only somebody who works with the family that has this resource can make it private.',
} as const;

export const premiumLabel = (premium: boolean): string => (premium ? resourceTexts.premium : resourceTexts.free);

/** The status of a new resource cannot be chosen. */
export const startsAs = (status: string): string => `A new resource starts as ${status}.`;
