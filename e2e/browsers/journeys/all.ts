import { CHOICES } from './choices.ts';
import { DEVICE } from './device.ts';
import { FAMILY } from './family.ts';
import type { Journey } from './journey.ts';
import { PARTS } from './parts.ts';
import { FORMS } from './forms.ts';
import { READING } from './reading.ts';
import { SIGN_IN } from './sign-in.ts';
import { STAFF } from './staff.ts';
import { WATCHES } from './watches.ts';

export const JOURNEYS: Journey[] = [
  ...WATCHES,
  ...SIGN_IN,
  ...FAMILY,
  ...DEVICE,
  ...PARTS,
  ...CHOICES,
  ...FORMS,
  ...READING,
  ...STAFF,
];
