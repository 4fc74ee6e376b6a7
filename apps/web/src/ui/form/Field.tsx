import { cloneElement, type ReactElement, useId } from 'react';
import { FieldFrame, type FrameProps, labelIdOf, noteProps } from './FieldFrame.tsx';

type Props = Omit<FrameProps, 'htmlFor' | 'children'> & { children: ReactElement<object> };

/** A labelled control whose value is stored elsewhere; fields of a record are a `FormField`. */
export const Field = ({ children, ...frame }: Props) => {
  const id = useId();
  return (
    <FieldFrame {...frame} htmlFor={id}>
      {cloneElement(children, {
        id,
        ...noteProps(id, frame.error, frame.hint),
        // A label names one control: a group of them needs the reference.
        'aria-labelledby': labelIdOf(id),
      } as object)}
    </FieldFrame>
  );
};
