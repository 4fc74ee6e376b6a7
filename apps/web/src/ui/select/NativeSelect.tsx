import { type FocusEvent, Fragment } from 'react';
import { shellTexts } from '@amberway/contract/shell/texts';
import { classNames } from '../kit/class-names.ts';
import { useDisabled } from '../kit/disabled.ts';
import { Icon } from '../icons/Icon.tsx';
import { isGroup, flat, type ListControl, type Option, type Value } from './options.ts';
import styles from './select.module.css';

type Props<V extends Value, O> = ListControl<O> & {
  value: V | null;
  shownAs?: string | undefined;
  onChange: (value: V | null) => void;
};

/** A short list without a search: the browser's own select, which phones show as a wheel or a sheet. */
export const NativeSelect = <V extends Value, O extends Option<V>>(props: Props<V, O>) => {
  const { options, value, shownAs, onChange, placeholder = '', clearable = false, minWidth } = props;
  const disabled = useDisabled(props.disabled);
  const all = flat(options).map(({ option }) => option);
  const at = all.findIndex((option) => option.value === value);
  const isUnknown = value !== null && at === -1;
  // Values are numbers and booleans too, so each option is identified by its index.
  const one = (option: O) => (
    <option key={String(option.value)} value={all.indexOf(option)}>
      {option.label}
    </option>
  );
  return (
    <span
      className={classNames(styles['native'], props.className)}
      // Beside other things it is as wide as its text, in a form as wide as the column.
      style={minWidth === undefined ? undefined : { minInlineSize: minWidth, inlineSize: 'auto' }}
    >
      <select
        id={props.id}
        disabled={disabled}
        aria-label={props['aria-label']}
        aria-required={props['aria-required']}
        aria-invalid={props['aria-invalid']}
        aria-describedby={props['aria-describedby']}
        aria-busy={props.loading || undefined}
        data-autofocus={props.autoFocus || undefined}
        autoFocus={props.autoFocus}
        data-empty={value === null || undefined}
        value={value === null ? '' : isUnknown ? 'unknown' : at}
        onFocus={() => props.onOpen?.()}
        onBlur={(event: FocusEvent<HTMLSelectElement>) => props.onBlur?.(event)}
        onChange={({ target }) => {
          if (target.value !== 'unknown')
            onChange(target.value === '' ? null : (all[Number(target.value)]?.value ?? null));
        }}
      >
        {(clearable || value === null) && (
          <option value="" disabled={!clearable} hidden={!clearable}>
            {placeholder || (clearable ? '–' : '')}
          </option>
        )}
        {isUnknown && (
          <option value="unknown" hidden>
            {shownAs ?? String(value)}
          </option>
        )}
        {all.length === 0 && (
          <option disabled>
            {props.loading ? 'Loading' : typeof props.none === 'string' ? props.none : shellTexts.noResults}
          </option>
        )}
        {options.map((entry) =>
          isGroup<O>(entry) ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(one)}
            </optgroup>
          ) : (
            <Fragment key={String(entry.value)}>{one(entry)}</Fragment>
          ),
        )}
      </select>
      <Icon name="chevronDown" size={16} className={styles['arrow']} />
    </span>
  );
};
