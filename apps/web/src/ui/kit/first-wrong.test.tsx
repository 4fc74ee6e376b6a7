import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Field } from '../form/Field.tsx';
import { press } from '../testing/press.ts';
import { renderScreen } from '../testing/render.tsx';
import { Dialog, DialogButtons } from './Dialog.tsx';
import { Input } from './Input.tsx';

type Problems = { name?: string; reason?: string };

const Ask = ({ problems, busy = false }: { problems: Problems; busy?: boolean }) => {
  const [shown, setShown] = useState<Problems>({});
  return (
    <Dialog
      open
      title="Withdraw"
      footer={<DialogButtons confirm="Go on" busy={busy} onConfirm={() => setShown(problems)} />}
    >
      <Field label="Name" error={shown.name}>
        <Input />
      </Field>
      <Field label="Reason" error={shown.reason}>
        <Input />
      </Field>
    </Dialog>
  );
};
const focused = () => document.activeElement?.id;
const field = (label: string) => screen.getByLabelText(label).id;

it('a press that finds a field wrong focuses the first one, as often as it is pressed', async () => {
  renderScreen(<Ask problems={{ reason: 'Say why.' }} />);
  for (const _press of [1, 2]) {
    screen.getByText('Go on').closest('button')?.focus();
    press('Go on');
    await waitFor(() => expect(focused()).toBe(field('Reason')));
  }
});

it('a press that finds nothing wrong leaves the focus where it is', async () => {
  renderScreen(<Ask problems={{}} />);
  const button = screen.getByText('Go on').closest('button');
  button?.focus();
  press('Go on');
  await Promise.resolve();
  expect(document.activeElement).toBe(button);
});

const Sent = () => {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const finish = () => {
    setBusy(false);
    setProblem('It is taken.');
  };
  return (
    <Dialog
      open
      title="Rename"
      footer={<DialogButtons confirm="Send" busy={busy} onConfirm={() => setBusy(true)} />}
      extra={
        <button type="button" onClick={finish}>
          Answer
        </button>
      }
    >
      <Field label="Name" error={problem}>
        <Input />
      </Field>
    </Dialog>
  );
};

it('a field that the server finds wrong gets the focus once the answer is there', async () => {
  renderScreen(<Sent />);
  press('Send');
  screen.getByText('Answer').focus();
  press('Answer');
  await waitFor(() => expect(focused()).toBe(field('Name')));
});
