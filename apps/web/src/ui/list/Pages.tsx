import { type FormEvent, useId } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Input } from '../kit/Input.tsx';
import { NativeSelect } from '../select/NativeSelect.tsx';
import type { Option } from '../select/options.ts';
import styles from './Pages.module.css';

type Props = {
  page: number;
  pageSize: number;
  count: number;
  onChange: (page: number, pageSize: number) => void;
  /** Page sizes to choose from; with one or none the size is fixed. */
  sizes?: readonly number[];
  /** Shows a field to type a page number into. */
  jump?: boolean;
  /** Shows fewer page numbers, for a phone. */
  narrow?: boolean;
};

/** The first and the last page, the current one and its neighbours; null is a gap. */
const pagesShown = (page: number, last: number, beside: number): (number | null)[] => {
  const from = Math.max(2, Math.min(page - beside, last - 1 - 2 * beside));
  const to = Math.min(last - 1, Math.max(page + beside, 2 + 2 * beside));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  return [
    1,
    // A gap of one page is that page.
    ...(from > 3 ? [null] : from === 3 ? [2] : []),
    ...middle,
    ...(to < last - 2 ? [null] : to === last - 2 ? [last - 1] : []),
    ...(last > 1 ? [last] : []),
  ];
};

/** The pagination of a list. */
export const Pages = ({ page, pageSize, count, onChange, sizes = [], jump = false, narrow = false }: Props) => {
  const id = useId();
  const last = Math.max(1, Math.ceil(count / pageSize));
  const go = (to: number) => onChange(Math.min(Math.max(1, to), last), pageSize);
  const onJump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('page') as HTMLInputElement;
    const to = Number.parseInt(field.value, 10);
    field.value = '';
    if (!Number.isNaN(to)) go(to);
  };
  const step = (label: string, to: number, icon: 'chevronLeft' | 'chevronRight') => (
    <li>
      <button
        type="button"
        className={styles['page']}
        aria-label={label}
        disabled={to < 1 || to > last}
        onClick={() => go(to)}
      >
        <Icon name={icon} size={16} />
      </button>
    </li>
  );
  return (
    <nav className={styles['pages']} aria-label="Pages">
      <ul className={styles['list']}>
        {step('Previous page', page - 1, 'chevronLeft')}
        {pagesShown(page, last, narrow ? 1 : 2).map((at, place) =>
          at === null ? (
            <li key={`gap ${place < 3 ? 'before' : 'after'}`} className={styles['gap']} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={at}>
              <button
                type="button"
                className={styles['page']}
                aria-label={`Page ${at}`}
                aria-current={at === page ? 'page' : undefined}
                onClick={() => go(at)}
              >
                {at}
              </button>
            </li>
          ),
        )}
        {step('Next page', page + 1, 'chevronRight')}
      </ul>
      {sizes.length > 1 && (
        <NativeSelect<number, Option<number>>
          aria-label="Page size"
          className={styles['size']}
          value={pageSize}
          options={sizes.map((size) => ({ value: size, label: `${size} / page` }))}
          onChange={(size) => size !== null && onChange(Math.min(page, Math.max(1, Math.ceil(count / size))), size)}
        />
      )}
      {jump && (
        <form className={styles['jump']} onSubmit={onJump}>
          <label htmlFor={id}>Go to</label>
          <Input id={id} name="page" size="small" inputMode="numeric" autoComplete="off" aria-label="Page" />
          Page
        </form>
      )}
    </nav>
  );
};
