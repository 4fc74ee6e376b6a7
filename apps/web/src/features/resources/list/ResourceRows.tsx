import { createContext, useContext } from 'react';
import { fullName } from '../../../ui/people/full-name.ts';
import { CardsHead } from '../../../ui/list/CardsHead.tsx';
import type { RowsProps } from '../../../ui/list/ListTable.tsx';
import { RowActions } from '../../../ui/list/RowActions.tsx';
import { useRowSelection } from '../../../ui/list/use-row-selection.ts';
import type { Preview } from '../preview.ts';
import { ResourceName } from '../ResourceName.tsx';
import { ResourcePicture } from '../ResourcePicture.tsx';
import type { ResourceActions } from '../use-resource-actions.ts';
import type { LibraryRow } from './columns.tsx';
import styles from './ResourceRows.module.css';
import { FlagButton, StarButton } from './TurnButton.tsx';
import { Checkbox } from '../../../ui/kit/Checkbox.tsx';

type Surroundings = { actions: ResourceActions; onPreview: (preview: Preview) => void };
const Around = createContext<Surroundings | null>(null);
/** What the rows need from their page beside the props of every list. */
export const RowsAround = Around.Provider;

/** The list view: a large picture and the description, for those who search visually. */
export const ResourceRows = (props: RowsProps<LibraryRow>) => {
  const { rows, columns, list, nameOf, lockedOf, actionsShown, toneOf, hintOf, actionsOf, selection } = props;
  const around = useContext(Around);
  const { chosen, all, chooseAll, choose } = useRowSelection(props);
  if (!around) return null;
  const { actions, onPreview } = around;
  return (
    <>
      <CardsHead columns={columns} list={list} all={selection && all} onAll={selection && chooseAll} />
      <ul>
        {rows.map((row) => {
          const locked = lockedOf?.(row);
          const receivers = row.receiverInfo?.map(fullName).join(', ');
          return (
            <li key={row._id} className={styles['row']} data-tone={toneOf?.(row)} title={hintOf?.(row)}>
              {selection && (
                <Checkbox
                  checked={chosen.has(row._id)}
                  disabled={locked !== undefined}
                  aria-label={locked ? `Select ${nameOf(row)}. ${locked}` : `Select ${nameOf(row)}`}
                  onChange={(event) => choose(row, event.target.checked, false)}
                />
              )}
              <ResourcePicture resource={row} size={800} onPreview={onPreview} />
              <div className={styles['about']}>
                <ResourceName resource={row} />
                <p className={styles['text']}>{row.description}</p>
                <p className={styles['small']}>
                  {`By ${fullName(row.creatorInfo)}`}
                  {receivers && ` · For ${receivers}`}
                </p>
              </div>
              <div className={styles['actions']}>
                {actions.may.favourite && <StarButton resource={row} actions={actions} />}
                {actions.may.flag && !row.isDeleted && <FlagButton resource={row} actions={actions} />}
                {actionsOf && <RowActions row={row} name={nameOf(row)} actions={actionsOf(row)} shown={actionsShown} />}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
};
