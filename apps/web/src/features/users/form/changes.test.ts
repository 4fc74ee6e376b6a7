import { describe, expect, it } from 'vitest';
import { updateUserBody } from '@amberway/contract/users/body';
import { ApiError } from '../../../kernel/api-error.ts';
import { child, details, idOf } from '../testing/people.ts';
import { changesOf, errorAtForm } from './changes.ts';
import { bodyOf, type UserValues, valuesOf } from './values.ts';

const base = valuesOf(details(1, { members: [child(11), child(12, { firstName: 'Ben' })] }), []);
const changes = (part: Partial<UserValues>) => changesOf(updateUserBody.parse(bodyOf({ ...base, ...part })), base);

describe('request body of an edit', () => {
  it('an unchanged form sends nothing', () => expect(changes({}).changes).toEqual({}));

  it('an edit sends the changed fields; a cleared one is sent as null', () => {
    expect(changes({ city: 'Perth', otherAddress: '', phoneNumber: '' }).changes).toEqual({
      city: 'Perth',
      phoneNumber: null,
    });
  });

  it('an edit sends changed and new children with their versions, never the others [B200 B543]', () => {
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

  it('the server’s errors are mapped back to their child', () => {
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

it('a new child is sent without its empty fields, in particular the listing type [B447]', () => {
  const { members } = bodyOf({ ...base, members: [{ firstName: 'Mia', listingType: '', gender: null }] });
  expect(members).toEqual([{ firstName: 'Mia' }]);
});
