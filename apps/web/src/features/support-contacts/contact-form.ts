import { isBlank } from '@amberway/contract/kernel/visible';
import type { SupportContact } from '@amberway/contract/support-contacts/schemas';

export type ContactValues = {
  name: string;
  relationship: string | null;
  supporterInfo: Partial<SupportContact['supporterInfo']>;
};

export const NEW_CONTACT: ContactValues = { name: '', relationship: null, supporterInfo: {} };

export const contactValuesOf = ({ name, relationship, supporterInfo }: SupportContact): ContactValues => ({
  name,
  relationship,
  supporterInfo,
});

const emptyIsNone = (text: unknown) => (typeof text === 'string' && isBlank(text) ? null : (text ?? null));

/** The request body: an empty line is null, and an unselected relationship fails validation. */
export const contactBodyOf = ({ name, relationship, supporterInfo }: ContactValues): object => ({
  name,
  relationship: relationship ?? '',
  supporterInfo: Object.fromEntries(Object.entries(supporterInfo).map(([field, text]) => [field, emptyIsNone(text)])),
});
