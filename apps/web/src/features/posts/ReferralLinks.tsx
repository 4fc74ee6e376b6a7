import { useMemo, useState } from 'react';
import { searchReferrals } from '@amberway/contract/content/endpoints';
import { REFERRAL_CATEGORIES, type ReferralCategory, searchTextOf } from '@amberway/contract/content/referrals';
import { SEARCH_DEBOUNCE_MS } from '@amberway/contract/kernel/limits';
import type { ReferralLink } from '@amberway/contract/posts/schemas';
import { call } from '../../kernel/api.ts';
import { useFormContext } from '../../ui/form/form-context.ts';
import { ReferenceSelect, type Source } from '../content/public.ts';
import styles from './posts.module.css';
import { Select } from '../../ui/select/Select.tsx';
import { Button } from '../../ui/kit/Button.tsx';

type Props = {
  id?: string;
  value?: readonly ReferralLink[];
  onChange?: (links: ReferralLink[]) => void;
};

const FOUND_MAX = 20;

/** Published content of one category. A link is identified by its URL. */
const referralsOf = (category: ReferralCategory): Source => ({
  key: `referrals:${category}`,
  searches: true,
  pauseMs: SEARCH_DEBOUNCE_MS,
  find: async (typed, signal) => {
    const search = searchTextOf(typed).trim();
    const query = { category, page: 1, pageSize: FOUND_MAX, ...(search ? { search } : {}) };
    const { data } = await call(searchReferrals, { query }, { signal });
    return data.map(({ title, internalDeepLink, thumbnail, category: kind }) => ({
      _id: internalDeepLink,
      name: title,
      picture: thumbnail,
      note: kind,
    }));
  },
});

/** Content that the response refers to. */
export const ReferralLinks = ({ id, value = [], onChange }: Props) => {
  const disabled = useFormContext().mode === 'View';
  const [category, setCategory] = useState<ReferralCategory>('All');
  const source = useMemo(() => referralsOf(category), [category]);
  return (
    <div className={styles['links']}>
      {!disabled && (
        <div className={styles['find']}>
          <Select<ReferralCategory>
            aria-label="Category of referral links"
            value={category}
            onChange={setCategory}
            options={REFERRAL_CATEGORIES.map((one) => ({ value: one, label: one }))}
          />
          <ReferenceSelect
            key={category}
            {...(id === undefined ? {} : { id })}
            source={source}
            known={[]}
            many={false}
            value={null}
            placeholder="Search content to refer to"
            onOption={({ _id, name }) => {
              if (value.some(({ internalDeepLink }) => internalDeepLink === _id)) return;
              onChange?.([...value, { title: name, internalDeepLink: _id }]);
            }}
          />
        </div>
      )}
      {value.length > 0 && (
        <ul aria-label="Chosen referral links">
          {value.map(({ title, internalDeepLink }) => (
            <li key={internalDeepLink}>
              {title}
              {!disabled && (
                <Button
                  variant="text"
                  size="small"
                  danger
                  aria-label={`Remove ${title}`}
                  onClick={() => onChange?.(value.filter((one) => one.internalDeepLink !== internalDeepLink))}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {disabled && value.length === 0 && <p className={styles['none']}>None</p>}
    </div>
  );
};
