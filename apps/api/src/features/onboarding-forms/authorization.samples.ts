import * as forms from '@amberway/contract/onboarding-forms/endpoints';
import { DEMO_PEOPLE } from '@amberway/fixtures/demo';
import { childForm, eventOf, signed } from '../../testing/forms.ts';
import { sample } from '../../testing/matrix/sample.ts';
import { addChild } from '../../testing/people.ts';

export const samples = [
  sample(forms.listForms, 'family', ({ family }) => ({ params: { userId: family.customerId } })),
  sample(
    forms.getSubmission,
    'family',
    ({ family }) => ({ params: { type: 'parent' }, query: `?user=${family.customerId}` }),
    { name: 'carer' },
  ),
  sample(
    forms.getSubmission,
    'family',
    ({ family }) => ({ params: { type: 'child' }, query: `?user=${family.customerId}&member=${family.memberId}` }),
    { name: 'child' },
  ),
  // A new child for each attempt: a form can be submitted only once.
  sample(forms.submitForm, 'family', async ({ server, family }) => {
    const child = await addChild(server, { parentId: family.customerId });
    return { params: { type: 'child' }, body: childForm(child.id) };
  }),
  sample(forms.formWebhook, 'none', () => signed(eventOf(DEMO_PEOPLE.marsh.id))),
];
