import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createFavourite, deleteFavourite, updateFavourite } from '@amberway/contract/favourites/endpoints';
import { createFavouriteBody, type Favourite } from '@amberway/contract/favourites/schemas';
import { favouriteTexts } from '@amberway/contract/favourites/texts';
import { SCREENS, screenTitle } from '@amberway/contract/shell/routes';
import { ApiError } from '../../kernel/api-error.ts';
import { call } from '../../kernel/api.ts';
import { useMe } from '../../kernel/queries/me.ts';
import { Link } from '../../kernel/router.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import type { Stored } from '../../ui/form/record-form.ts';
import type { RecordPlace } from '../../ui/form/record-place.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { DRAWER_PX } from '../../ui/sizes.ts';
import { useAction } from '../../ui/use-action.ts';
import styles from './favourites.module.css';
import { FAVOURITES_SLICE, favouritesQuery } from './queries.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Input } from '../../ui/kit/Input.tsx';

type Fields = { name: string };
type Props = {
  url: string;
  /** The page's title, as the default name. */
  suggested: string;
  member: string | null;
  /** The stored favourite, if there is one: it can be renamed or removed. */
  current: Favourite | undefined;
  onClose: () => void;
};

const schema = createFavouriteBody.pick({ name: true });
const storedOf = ({ name, version }: Favourite): Stored<Fields> => ({ values: { name }, version });

export const FavouriteDialog = ({ url, suggested, member, current: found, onClose }: Props) => {
  const { role } = useMe();
  const client = useQueryClient();
  // Fixed at opening: a list that refreshes behind the dialog must not turn renaming into adding.
  const [current] = useState(found);
  const [open] = useState<RecordPlace['open']>(() => ({ mode: current ? 'Edit' : 'Create', id: current?._id ?? null }));

  const add = async (name: string, idempotencyKey: string) => {
    try {
      await call(createFavourite, { body: { name, url, member } }, { idempotencyKey });
    } catch (error) {
      // A 409 has a reason the user can act on; every other error shows the specified sentence.
      throw error instanceof ApiError && error.status === 409
        ? error
        : new Error(favouriteTexts.addFailed, { cause: error });
    }
  };
  const { run: remove, busy: removing } = useAction(deleteFavourite, {
    invalidates: [FAVOURITES_SLICE],
    done: favouriteTexts.removed,
  });
  const removeAndClose = async (favourite: Favourite) => {
    if (await remove({ params: { id: favourite._id } })) onClose();
  };

  return (
    <FormModal<Fields, Fields>
      at={{ open, show: () => {}, close: onClose }}
      width={DRAWER_PX}
      noun="favorite page"
      title={current ? 'Rename favorite page' : 'Add page to favorites'}
      saveLabel={current ? 'Save name' : 'Add page'}
      schema={schema}
      stored={current ? storedOf(current) : { values: { name: suggested } }}
      save={({ name }, { version, idempotencyKey }) =>
        current
          ? call(updateFavourite, { params: { id: current._id }, body: { name, url, version } })
          : add(name, idempotencyKey)
      }
      reload={async () => {
        const now = await client.fetchQuery({ ...favouritesQuery, staleTime: 0 });
        const stored = now.find(({ _id }) => _id === current?._id);
        if (!stored) throw new Error(favouriteTexts.addFailed);
        return storedOf(stored);
      }}
      saved={current ? favouriteTexts.updated : favouriteTexts.added}
      slices={[FAVOURITES_SLICE]}
      fields={
        <FormField<Fields> name="name" label={favouriteTexts.pageName}>
          <Input autoFocus />
        </FormField>
      }
      below={
        <div className={styles['below']}>
          <Link to={SCREENS.favourites.path}>{`See ${screenTitle('favourites', role)}`}</Link>
          {current && (
            <Button
              danger
              icon={<Icon name="trash" size={16} />}
              busy={removing}
              onClick={() => void removeAndClose(current)}
            >
              Remove page
            </Button>
          )}
        </div>
      }
    />
  );
};
