import { Select as LibrarySelect, type SelectProps } from 'antd';
import { SEARCH_TEXT_MAX } from '@amberway/contract/kernel/limits';
import { leaveOnTab, useTabTakes } from './leave-on-tab.ts';
import { type FieldControl, type ListControl, matches, type Option, type Value } from './options.ts';

type Any = Option<Value>;
type Props<O> = ListControl<O> & {
  value: unknown;
  onChange: (next: never) => void;
  several?: boolean;
  labelInValue?: boolean;
  popupWidth?: number | undefined;
  defaultOpen?: boolean | undefined;
  /** Text in the box; undefined if it is not searchable. */
  typed: string | undefined;
  onType: (text: string) => void;
  /** The typed text stays when the list closes. */
  keepsTyped?: boolean;
  onBlurCapture?: () => void;
};

/** Ant Design distinguishes an absent property from an undefined one. */
const definedOnly = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));

const controlOf = (props: FieldControl) =>
  definedOnly({
    id: props.id,
    disabled: props.disabled,
    onBlur: props.onBlur,
    'aria-label': props['aria-label'],
    'aria-required': props['aria-required'],
    'aria-invalid': props['aria-invalid'],
    'aria-describedby': props['aria-describedby'],
    ...(props['aria-invalid'] ? { status: 'error' } : {}),
  });

/** The only component that uses Ant Design's Select. */
export const SelectBox = <O extends Any>(props: Props<O>) => {
  const { options, renderOption, typed, onType, onSearch, keepsTyped = false, minWidth } = props;
  // While a search is pending, the options belong to the previous text.
  const tab = useTabTakes(Boolean(typed?.trim()) && !props.loading);
  const type = (text: string) => onType(text.slice(0, SEARCH_TEXT_MAX));
  const library = {
    ...controlOf(props),
    ...definedOnly({
      placeholder: props.placeholder,
      loading: props.loading,
      autoFocus: props.autoFocus,
      className: props.className,
      notFoundContent: props.none,
      defaultOpen: props.defaultOpen,
      labelInValue: props.labelInValue,
      popupMatchSelectWidth: props.popupWidth,
      mode: props.several ? 'multiple' : undefined,
      style: minWidth === undefined ? undefined : { minWidth },
      optionRender: renderOption && (({ data }: { data: O }) => renderOption(data)),
      onBlurCapture: props.onBlurCapture,
    }),
    value: props.value,
    onChange: props.onChange,
    options,
    allowClear: props.clearable ?? false,
    showSearch:
      typed !== undefined &&
      ({
        searchValue: typed,
        autoClearSearchValue: !keepsTyped,
        filterOption: onSearch || keepsTyped ? false : (text: string, option: O) => matches(text, option),
        onSearch: type,
      } as const),
    onKeyDownCapture: props.several ? leaveOnTab : tab.onKeyDown,
    onOpenChange: (open: boolean) => {
      tab.onOpenChange();
      if (open) props.onOpen?.();
    },
  };
  return <LibrarySelect {...(library as unknown as SelectProps)} />;
};
