import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CheckboxGroup } from '../kit/CheckboxGroup.tsx';
import { Input } from '../kit/Input.tsx';
import { Field } from './Field.tsx';

it('a field is named by its label and described by its message and its hint', () => {
  render(
    <Field label="Email" error="Please Enter Email!" hint="As in your invitation">
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', {
    name: 'Email',
    description: 'Please Enter Email! As in your invitation',
  });
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('in a steady field the message takes the place of the hint', () => {
  render(
    <Field label="Email" error="Please Enter Email!" hint="As in your invitation" steady>
      <Input />
    </Field>,
  );
  expect(screen.getByRole('textbox', { description: 'Please Enter Email!' })).toBeTruthy();
});

it('a field without a message describes nothing', () => {
  render(
    <Field label="Email">
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText('Email');
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([null, null]);
});

it('a label also names a group of controls', () => {
  render(
    <Field label="Days">
      <CheckboxGroup options={['Mon', 'Tue']} value={[]} onChange={() => {}} />
    </Field>,
  );
  expect(screen.getByRole('group', { name: 'Days' })).toBeTruthy();
});

it('the link beside a label comes after the control in the tab order', async () => {
  render(
    <Field label="Password" aside={<a href="/forget-password">Forgot?</a>}>
      <Input />
    </Field>,
  );
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Forgot?' }));
});
