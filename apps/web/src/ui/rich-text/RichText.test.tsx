import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Editor as TextEditor } from '@tiptap/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { press } from '../testing/press.ts';
import { renderScreen } from '../testing/render.tsx';
import { RichText } from './RichText.tsx';
import { TOOLS } from './tools.ts';

const changed = vi.fn<(html: string) => void>();

const Field = ({ value = '', disabled = false }: { value?: string; disabled?: boolean }) => {
  const [html, setHtml] = useState(value);
  return (
    <RichText
      label="Note"
      limit={100}
      placeholder="Write a note"
      value={html}
      disabled={disabled}
      onChange={(next) => {
        changed(next);
        setHtml(next);
      }}
    />
  );
};
const box = () => screen.getByRole('textbox', { name: 'Note' });
const isEditor = () => box().classList.contains('ProseMirror');
const names = () =>
  [...document.querySelectorAll('[role=toolbar] button')].map((one) => one.getAttribute('aria-label'));

it('a text shows without the editor, which begins with the focus and has the same names', async () => {
  renderScreen(<Field value="<p>One <strong>two</strong></p>" />);
  expect(isEditor()).toBe(false);
  expect(box().textContent).toBe('One two');
  expect(screen.getByText('7 of 100 characters')).toBeTruthy();
  const before = names();
  expect(before).toEqual(TOOLS.map(({ label }) => label));
  act(() => box().focus());
  await waitFor(() => expect(isEditor()).toBe(true));
  expect(names()).toEqual(before);
  expect(box().textContent).toBe('One two');
  expect(screen.getByText('7 of 100 characters')).toBeTruthy();
});

it('what is typed before the editor is there is in the form and in the editor', async () => {
  renderScreen(<Field />);
  act(() => box().focus());
  box().querySelector('p')?.append('Hello');
  fireEvent.input(box());
  expect(changed).toHaveBeenLastCalledWith(expect.stringContaining('Hello'));
  await waitFor(() => expect(isEditor()).toBe(true));
  expect(box().textContent).toBe('Hello');
});

it('a space that was typed last before the editor is there is an ordinary one', async () => {
  renderScreen(<Field />);
  act(() => box().focus());
  // A browser writes it so, or it would not show.
  box().querySelector('p')?.replaceChildren('We\u00a0');
  fireEvent.input(box());
  document.getSelection()?.collapse(box().querySelector('p')?.lastChild ?? null, 3);
  await waitFor(() => expect(isEditor()).toBe(true));
  const { editor } = box() as unknown as { editor: TextEditor };
  act(() => void editor.commands.insertContent('went'));
  expect(changed).toHaveBeenLastCalledWith('<p>We went</p>');
});

it('no key can fall between the field and the editor: the focus is never elsewhere', async () => {
  renderScreen(<Field value="<p>One</p>" />);
  const focused: boolean[] = [];
  const watch = new MutationObserver(() => focused.push(document.activeElement === box()));
  watch.observe(document.body, { childList: true, subtree: true });
  box().focus();
  await waitFor(() => expect(isEditor()).toBe(true));
  watch.disconnect();
  expect(focused).toContain(true);
  expect(focused).not.toContain(false);
});

it('a value that comes back late does not take the place of what was typed since', async () => {
  const values = ['<p>One</p>', '<p>One two</p>', '<p>One two three</p>', '<p>From elsewhere</p>'];
  const Late = () => {
    const [at, setAt] = useState(0);
    return (
      <>
        <RichText label="Note" value={values[at]} onChange={changed} />
        <button onClick={() => setAt(at + 1)}>Next value</button>
      </>
    );
  };
  renderScreen(<Late />);
  act(() => box().focus());
  await waitFor(() => expect(isEditor()).toBe(true));
  const { editor } = box() as unknown as { editor: TextEditor };
  act(() => void editor.commands.insertContent(' two'));
  act(() => void editor.commands.insertContent(' three'));
  press('Next value');
  expect(box().textContent).toBe('One two three');
  press('Next value');
  press('Next value');
  expect(box().textContent).toBe('From elsewhere');
});

it('a tool that is pressed before the editor is there is used in it', async () => {
  renderScreen(<Field value="<p>One</p>" />);
  press('Bullet list');
  await waitFor(() => expect(box().querySelector('ul')).toBeTruthy());
});

it('what was selected before the editor is there stays selected, for the tool that is pressed then', async () => {
  renderScreen(<Field value="<p>One</p><p>Two</p>" />);
  act(() => box().focus());
  // As 'select all' does in Firefox.
  document.getSelection()?.selectAllChildren(box());
  press('Bold');
  await waitFor(() => expect(isEditor()).toBe(true));
  await waitFor(() => expect(box().querySelectorAll('strong')).toHaveLength(2));
  expect(changed).toHaveBeenLastCalledWith('<p><strong>One</strong></p><p><strong>Two</strong></p>');
});

it('who reads loads no editor: no tools, and the field cannot be edited', async () => {
  renderScreen(<Field value="<p>One</p>" disabled />);
  expect(names()).toEqual([]);
  expect(box().getAttribute('aria-disabled')).toBe('true');
  expect(box().getAttribute('contenteditable')).not.toBe('true');
  fireEvent.focus(box());
  await new Promise((done) => setTimeout(done, 100));
  expect(isEditor()).toBe(false);
});

it.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])('%s: %s moves to the next tool and %s to the previous one', async (dir, next, previous) => {
  document.documentElement.dir = dir;
  renderScreen(<Field value="<p>One</p>" />);
  act(() => box().focus());
  await waitFor(() => expect(isEditor()).toBe(true));
  act(() => screen.getByRole('button', { name: 'Heading' }).focus());
  const walked = [next, next, previous].map((key) => {
    fireEvent.keyDown(document.activeElement as Element, { key });
    return document.activeElement?.getAttribute('aria-label');
  });
  document.documentElement.removeAttribute('dir');
  expect(walked).toEqual(['Small heading', 'Bold', 'Small heading']);
});
