import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PRODUCT } from '@amberway/contract/shell/product';
import { WidePage } from './WidePage.tsx';

afterEach(() => {
  cleanup();
  document.title = '';
});

it('the document has a title after a public page has gone and before the next one has loaded', () => {
  document.title = 'From the server';
  const { unmount } = render(
    <WidePage title="Sign in">
      <p>The form</p>
    </WidePage>,
  );
  expect(document.title).toBe(`Sign in · ${PRODUCT}`);
  unmount();
  expect(document.title).toBe(`Sign in · ${PRODUCT}`);
});
