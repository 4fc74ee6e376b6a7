// What other slices may use of this one.
export { GmailSection } from './GmailSection.tsx';
export { MailAddress } from './MailAddress.tsx';
