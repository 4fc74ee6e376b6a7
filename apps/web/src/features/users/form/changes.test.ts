import { describe, expect, it } from 'vitest';
import { updateUserBody } from '@amberway/contract/users/body';
import { ApiError } from '../../../kernel/api-error.ts';
import { child, details, idOf } from '../testing/people.ts';
import { changesOf, errorAtForm } from './changes.ts';
import { bodyOf, type UserValues, valuesOf } from './values.ts';

const base = valuesOf(details(1, { members: [child(11), child(12, { firstName: 'Ben' })] }), []);
const changes = (part: Partial<UserValues>) => changesOf(updateUserBody.parse(bodyOf({ ...base, ...part })), base);

describe('what an edit sends', () => {
  it('is nothing when nothing was changed', () => expect(changes({}).changes).toEqual({}));

  it('is the changed fields; an emptied one is sent as none', () => {
    expect(changes({ city: 'Perth', otherAddress: '', phoneNumber: '' }).changes).toEqual({
      city: 'Perth',
      phoneNumber: null,
    });
  });

  it('is the changed and new children with their versions, never the others [B200 B543]', () => {
    const [noor = {}, ben = {}] = base.members;
    const { changes: sent } = changes({
      members: [noor, { ...ben, lastName: 'Moss' }, { firstName: 'Mia', listingType: '' }],
    });
    expect(sent.members).toEqual([
      expect.objectContaining({ _id: idOf(12), lastName: 'Moss', version: 5 }),
      { firstName: 'Mia' },
    ]);
    expect(Object.keys(sent)).toEqual(['members']);
  });

  it('the server’s remarks come back to the child they are about', () => {
    const { places } = changes({ members: [...base.members, { firstName: 'Mia' }] });
    const refusal = new ApiError({
      status: 422,
      code: 'invalid',
      message: 'No.',
      errors: { 'members.0.primaryContact': 'Nobody.', city: 'Where?' },
    });
    expect((errorAtForm(refusal, places) as ApiError).errors).toEqual({
      'members.2.primaryContact': 'Nobody.',
      city: 'Where?',
    });
  });
});

it('a new child is sent without its empty fields, the listing type above all [B447]', () => {
  const { members } = bodyOf({ ...base, members: [{ firstName: 'Mia', listingType: '', gender: null }] });
  expect(members).toEqual([{ firstName: 'Mia' }]);
});
