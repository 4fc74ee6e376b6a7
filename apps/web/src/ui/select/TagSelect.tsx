import { useRef } from 'react';
import { pickTexts } from '@amberway/contract/shell/pick-texts';
import { useFieldProblem } from '../form/field-problem.ts';
import type { FieldControl } from './options.ts';
import { SelectBox } from './SelectBox.tsx';
import { type TagOption, tagOptions, tagsIn } from './tag-options.ts';
import { useTyped } from './use-typed.ts';

type Props = FieldControl & {
  /** Known tags to choose from. */
  tags: readonly string[];
  value?: readonly string[] | null | undefined;
  onChange?: ((tags: string[]) => void) | undefined;
  placeholder?: string | undefined;
};

const offer = ({ label, own }: TagOption) => (own ? pickTexts.addTag(label) : label);

/** Known tags and new ones. Enter or a comma ends a tag; on blur nothing is added and the typed text stays. */
export const TagSelect = ({ tags, value, onChange, onBlur, ...control }: Props) => {
  const chosen = value ?? [];
  const [typed, setTyped] = useTyped(undefined);
  const leaving = useRef(false);
  const pending = typed.trim();
  useFieldProblem(() => (pending ? { message: pickTexts.pendingTag(pending), first: true } : null));
  const type = (text: string) => {
    // Ant Design clears the box on blur.
    if (leaving.current) return;
    if (!text.includes(',')) return setTyped(text);
    setTyped('');
    onChange?.(tagsIn(tags, chosen, text));
  };
  return (
    <SelectBox<TagOption>
      {...control}
      several
      value={[...chosen]}
      onChange={(next: string[]) => {
        setTyped('');
        onChange?.(next);
      }}
      options={tagOptions(tags, chosen, typed)}
      renderOption={offer}
      none={pending ? pickTexts.tagChosen : pickTexts.noTags}
      typed={typed}
      onType={type}
      keepsTyped
      onBlurCapture={() => {
        leaving.current = true;
      }}
      onBlur={(event) => {
        leaving.current = false;
        onBlur?.(event);
      }}
    />
  );
};
