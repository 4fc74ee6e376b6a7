import { expect, it } from 'vitest';
import { memberTexts } from '@amberway/contract/members/texts';
import { endFact, endLine } from './end-fact.ts';

const child = { memberShipEnd: '2027-03-05' };

it('until the last day is over it is a rollover, and then an end', () => {
  expect(endFact(child, '2027-03-05')).toEqual({ label: memberTexts.nextRolloverDate, value: '05-Mar-2027' });
  expect(endFact(child, '2027-03-06')).toEqual({ label: 'Programme', value: 'Ended on 5 March 2027' });
  expect(endLine(child, '2027-03-05')).toBe('Next Rollover Date: 05-Mar-2027');
  expect(endLine(child, '2028-01-01')).toBe('Programme ended on 5 March 2027');
});

it('without a last day there is nothing to say', () => {
  expect(endFact({ memberShipEnd: null }, '2027-03-06').value).toBeNull();
  expect(endLine({ memberShipEnd: null }, '2027-03-06')).toBeNull();
});
