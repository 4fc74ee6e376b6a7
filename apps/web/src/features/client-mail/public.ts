// Exports for other slices.
export { GmailSection } from './GmailSection.tsx';
export { MailAddress } from './MailAddress.tsx';
