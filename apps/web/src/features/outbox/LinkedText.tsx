import { Fragment } from 'react';

const LINK = /(https?:\/\/[^\s<>"']+)/g;

/** Plain text with its URLs as links; never interpreted as markup. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(LINK).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
