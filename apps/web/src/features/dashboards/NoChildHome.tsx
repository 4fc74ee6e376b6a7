import { useQuery } from '@tanstack/react-query';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { useMe } from '../../kernel/queries/me.ts';
import { userQuery } from '../../kernel/queries/user.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadedCard } from '../../ui/LoadedCard.tsx';
import { FamilyMessages } from '../messages/public.ts';
import cards from './cards/cards.module.css';
import { Nothing } from './cards/Nothing.tsx';
import { TeamPerson } from './cards/TeamPerson.tsx';
import styles from './family.module.css';
import { homeLabels } from './labels.ts';

/** The home of a family whose child has not been added yet: why it is empty, and a contact. */
export const NoChildHome = () => {
  const family = useQuery(userQuery(useMe()._id));
  return (
    <>
      <div className={styles['card']}>
        <EmptyState title={dashboardTexts.noMembers}>{homeLabels.noMember}</EmptyState>
      </div>
      <div className={styles['row']}>
        <LoadedCard title={dashboardTexts.csm} query={family} lines={2}>
          {({ csmObject }) =>
            csmObject ? (
              <>
                <p className={cards['lead']}>{homeLabels.askManager(csmObject.firstName)}</p>
                <TeamPerson person={csmObject} />
              </>
            ) : (
              <Nothing title={homeLabels.noManager} />
            )
          }
        </LoadedCard>
        <FamilyMessages />
      </div>
    </>
  );
};
