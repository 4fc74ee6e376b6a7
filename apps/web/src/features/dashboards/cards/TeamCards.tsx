import type { UseQueryResult } from '@tanstack/react-query';
import type { Home } from '@amberway/contract/dashboards/schemas';
import { dashboardTexts } from '@amberway/contract/dashboards/texts';
import { memberTexts } from '@amberway/contract/members/texts';
import { LoadedCard } from '../../../ui/LoadedCard.tsx';
import { homeLabels } from '../labels.ts';
import { Nothing } from './Nothing.tsx';
import { TeamPerson } from './TeamPerson.tsx';

/** The child's team, and the contact for everything else. */
export const TeamCards = ({ home }: { home: UseQueryResult<Home> }) => (
  <>
    <LoadedCard title={memberTexts.primaryClinician} query={home} lines={2}>
      {({ primaryClinician }) =>
        primaryClinician ? <TeamPerson person={primaryClinician} coach /> : <Nothing title={homeLabels.noClinician} />
      }
    </LoadedCard>
    <LoadedCard title={dashboardTexts.csm} query={home} lines={2}>
      {({ csm }) => (csm ? <TeamPerson person={csm} /> : <Nothing title={homeLabels.noManager} />)}
    </LoadedCard>
  </>
);
