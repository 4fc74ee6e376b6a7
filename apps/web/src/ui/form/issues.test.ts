import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { check, issueAt, placeIssues, serverIssues } from './issues.ts';

const schema = z.strictObject({
  name: z.string().min(1, 'Please input a name!'),
  children: z.array(z.object({ firstName: z.string().min(1, 'Please input first name!') })).optional(),
});

describe('validation by the contract', () => {
  it('returns the body to send when it is valid', () => {
    expect(check(schema, { name: 'Ada', children: undefined })).toEqual({ body: { name: 'Ada' }, issues: [] });
  });

  it('finds the message of a field, also inside a list', () => {
    const { issues } = check(schema, { name: '', children: [{ firstName: 'A' }, { firstName: '' }] });
    expect(issueAt(issues, ['name'])).toBe('Please input a name!');
    expect(issueAt(issues, ['children', 1, 'firstName'])).toBe('Please input first name!');
    expect(issueAt(issues, ['children', 0, 'firstName'])).toBeUndefined();
    expect(issueAt(issues, ['children'])).toBe('Please input first name!');
  });

  it('assigns an issue to the most specific field, and keeps those without a field', () => {
    const labels = new Map([
      ['name', 'Name'],
      ['children', 'Children'],
      ['children.1.firstName', 'First name'],
    ]);
    const placed = placeIssues(
      [...serverIssues({ 'children.1.firstName': 'Too long.', other: 'Not allowed.' }), { path: [], message: 'No.' }],
      labels,
    );
    expect(placed).toEqual([
      { field: 'children.1.firstName', label: 'First name', message: 'Too long.' },
      { field: null, label: null, message: 'Not allowed.' },
      { field: null, label: null, message: 'No.' },
    ]);
  });
});
