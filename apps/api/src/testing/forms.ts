import { uuidv7 } from 'uuidv7';
import { CHILD_ANSWERS, PARENT_ANSWERS } from '@amberway/fixtures/forms';
import { SIGNATURE_HEADER, signatureOf } from '../kernel/http/signature.ts';

export const WEBHOOK_SECRET = 'a-secret-between-two-machines';

const yourName = { first: 'Per', last: 'Son' };

export const childForm = (member: string | null) => ({ yourName, member, answers: CHILD_ANSWERS });
export const parentForm = () => ({ yourName, answers: PARENT_ANSWERS });

/** A provider's webhook message: body and signature. */
export const signed = (payload: object, secret = WEBHOOK_SECRET) => {
  const body = JSON.stringify(payload);
  return { body, headers: { [SIGNATURE_HEADER]: signatureOf(secret, body) } };
};

export const eventOf = (userId: string, more: object = {}) => ({
  eventId: uuidv7(),
  type: 'parent',
  userId,
  yourName,
  answers: { 'How did you hear of us?': 'From a friend', children: 2 },
  ...more,
});
