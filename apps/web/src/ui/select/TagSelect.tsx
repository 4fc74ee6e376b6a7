import { pickTexts } from '@amberway/contract/shell/pick-texts';
import { useFieldProblem } from '../form/field-problem.ts';
import { Combobox } from './Combobox.tsx';
import type { FieldControl } from './options.ts';
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

/** Known tags and new ones. Enter or a comma ends a tag; leaving the field adds nothing and what was typed stays. */
export const TagSelect = ({ tags, value, onChange, ...control }: Props) => {
  const chosen = value ?? [];
  const [typed, setTyped] = useTyped(undefined);
  const pending = typed.trim();
  useFieldProblem(() => (pending ? { message: pickTexts.pendingTag(pending), first: true } : null));
  const change = (next: string[]) => {
    setTyped('');
    onChange?.(next);
  };
  const drop = (dropped: string) => onChange?.(chosen.filter((one) => one !== dropped));
  return (
    <Combobox<TagOption>
      {...control}
      several
      unfiltered
      options={tagOptions(tags, chosen, typed)}
      renderOption={offer}
      none={pending ? pickTexts.tagChosen : pickTexts.noTags}
      isChosen={({ value: tag }) => chosen.includes(tag)}
      onChoose={({ value: tag }) =>
        change(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag])
      }
      text={typed}
      onType={(text) => (text.includes(',') ? change(tagsIn(tags, chosen, text)) : setTyped(text))}
      onRemoveLast={() => onChange?.(chosen.slice(0, -1))}
      chips={{ items: chosen.map((tag) => ({ value: tag, label: tag })), onRemove: drop }}
    />
  );
};
