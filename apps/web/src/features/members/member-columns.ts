import type { Member } from '@amberway/contract/members/schemas';
import { listingTypeText, memberTexts } from '@amberway/contract/members/texts';
import type { ListColumn } from '../../ui/list/columns.ts';
import { fullName } from '../../ui/people/full-name.ts';

export const MEMBER_COLUMNS: readonly ListColumn<Member>[] = [
  { key: 'name', title: memberTexts.fullName, text: fullName, sortable: true },
  { key: 'parent', title: memberTexts.parentName, text: ({ parent }) => fullName(parent) },
  { key: 'email', title: memberTexts.parentEmail, text: ({ parent }) => parent.email },
  {
    key: 'clinician',
    title: memberTexts.primaryClinician,
    text: ({ primaryContactObject: clinician }) => (clinician ? fullName(clinician) : ''),
  },
  { key: 'listingType', title: memberTexts.listingType, text: ({ listingType }) => listingTypeText(listingType) },
  {
    key: 'listingIdentifier',
    title: memberTexts.listingIdentifier,
    text: ({ listingIdentifier }) => listingIdentifier || memberTexts.none,
  },
];
