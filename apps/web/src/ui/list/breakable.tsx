import { Fragment, type ReactNode } from 'react';

const LONG = 16;

/** A long word, such as an email address, may wrap after punctuation; otherwise it would push columns off the page. */
export const breakable = (text: string): ReactNode => {
  if (!text.split(/\s/).some((word) => word.length > LONG)) return text;
  return text.split(/(?<=[@._/-])/).map((part, index) => (
    // The parts of a text have no key but their index.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
};
