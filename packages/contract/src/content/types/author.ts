import { z } from 'zod';
import { contentType } from '../../kernel/content-type.ts';
import { text } from '../../kernel/fields.ts';
import { PHONE_MAX } from '../../users/rules.ts';
import { LONG_TEXT_MAX, oneOf, optionalHttpsLink, optionalImage, optionalText, requiredText } from '../fields.ts';
import { isBlank } from '../../kernel/visible.ts';
import { isName } from '../../kernel/person-name.ts';
import { contentTexts } from '../texts.ts';

export const SALUTATIONS = ['Mr', 'Ms', 'Mrs', 'Dr'] as const;
export const EMAIL_TAKEN = 'email already exists!';

const EMAIL = 'Please input your email!';
const FIRST_NAME = 'Please input your first name!';

const name = () => text(100).refine((typed) => typed === '' || isName(typed), contentTexts.nameAlphabets);

export const author = contentType({
  name: 'author',
  area: 'authors',
  noun: ['author', 'authors'],
  wire: { base: 'author', read: 'author/:id', update: 'PUT', remove: 'path' },
  fields: {
    salutation: oneOf(SALUTATIONS, 'Please select a salutation!'),
    firstName: text(100, FIRST_NAME)
      .min(1, FIRST_NAME)
      .refine((typed) => !isBlank(typed), FIRST_NAME)
      .refine(isName, contentTexts.nameAlphabets),
    middleName: name().nullable(),
    lastName: name().nullable(),
    email: requiredText(EMAIL, 254).toLowerCase().pipe(z.email(EMAIL)),
    phoneCountryCode: text(6)
      .regex(/^(?:\+\d{1,4})?$/, 'Please select a country code!')
      .nullable(),
    phone: text(PHONE_MAX)
      .regex(/^[\d ()+./-]*$/, contentTexts.digitsOnly)
      .nullable(),
    title: optionalText(),
    qualifications: optionalText(500),
    description: optionalText(LONG_TEXT_MAX),
    profileLink: optionalHttpsLink(),
    profilePicture: optionalImage(),
  },
  defaults: { salutation: 'Mrs' },
  form: {
    fields: [
      { field: 'salutation', label: 'Salutation', widget: 'select', options: SALUTATIONS },
      { field: 'firstName', label: 'First name', widget: 'text' },
      { field: 'middleName', label: 'Middle name', widget: 'text' },
      { field: 'lastName', label: 'Last name', widget: 'text' },
      { field: 'email', label: 'Email', widget: 'email' },
      { field: 'phoneCountryCode', label: 'Country code', widget: 'text', hint: '+61' },
      { field: 'phone', label: 'Phone', widget: 'phone' },
      { field: 'title', label: 'Title', widget: 'text' },
      { field: 'qualifications', label: 'Qualifications', widget: 'text' },
      { field: 'description', label: 'Description', widget: 'textarea' },
      { field: 'profileLink', label: 'Profile link', widget: 'link', hint: 'https://' },
      { field: 'profilePicture', label: 'Profile picture', widget: 'image' },
    ],
  },
  list: {
    columns: [
      { field: 'profilePicture', title: 'Picture', as: 'picture' },
      { field: 'firstName', title: 'First name' },
      { field: 'lastName', title: 'Last name' },
      { field: 'email', title: 'Email' },
      { field: 'title', title: 'Title' },
    ],
    search: { fields: ['firstName', 'lastName', 'email'], placeholder: 'Search with Email or Name...' },
    pageSize: 10,
    omits: ['description'],
  },
  summary: { name: ['firstName', 'lastName'], also: ['profilePicture'] },
  messages: {
    created: 'Author created successfully!',
    updated: 'Author Updated successfully!',
    deleted: 'Author deleted successfully!',
  },
});
