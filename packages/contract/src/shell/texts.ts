// Texts of the shell, verbatim from the specification, including odd spellings; the names of a family's pages that it
// does not give are ours.
export const shellTexts = {
  backToBusiness: 'Back to Business user',
  backToAdmin: 'Back to Admin user',
  maintenanceTitle: 'Site Under Maintainence',
  maintenanceHint: 'COMING SOON',
  underDevelopment: 'Webpage is under development',
  home: 'Home',
  mySpace: 'My Space',
  programme: 'Programme',
  notes: 'Notes',
  messages: 'Messages',
  more: 'More',
  myResources: 'My Resources',
  uploadedFiles: 'Uploaded Files',
  myFamily: 'My Family',
  help: 'Help',
  currentClients: 'Current Clients',
  totalCapacity: 'Total Capacity',
  gettingStarted: 'Getting Started',
  knowledgeBase: 'Knowledge Base',
  contactSupport: 'Contact Support',
  editProfile: 'Edit Profile',
  signOut: 'Sign Out',
  goBack: 'Go Back',
  nothingHere: 'Opps.. Nothing Here...',
  noResults: 'No results found',
  nothingChanged: 'Nothing changed',
  errorTitle: 'Error',
  otherFamily: 'This link leads to another family',
  otherFamilyWhy: (name: string) =>
    `You are viewing as ${name}. Go back to your own view first, then the other family opens.`,
  stayInView: 'Stay in this view',
} as const;

export const FORM_MODES = ['Create', 'Edit', 'View'] as const;
export type FormMode = (typeof FORM_MODES)[number];

export const CONTENT_STATUSES = ['Draft', 'Published', 'Archived'] as const;
export const INVITATION_STATUSES = ['Accepted', 'Rejected', 'Pending'] as const;

export const deleteQuestion = (noun: string) => `Do you really want to delete this ${noun}?`;
