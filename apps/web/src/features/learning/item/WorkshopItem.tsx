import { HOUR } from '@amberway/contract/kernel/limits';
import { trueNow } from '../../../kernel/device/clock.ts';
import { WORKSHOP_HOURS } from '@amberway/contract/learning/kinds';
import { learningTexts } from '@amberway/contract/learning/texts';
import { useMe } from '../../../kernel/queries/me.ts';
import { zoneLabel } from '../../../ui/dates.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { ViewerTime } from '../../../ui/ViewerTime.tsx';
import { learningLabels } from '../labels.ts';
import { ItemHeading } from './ItemHeading.tsx';
import type { ItemProps } from './item-props.ts';
import styles from './item.module.css';
import { Transcript } from './Transcript.tsx';
import { Watch } from './Watch.tsx';
import { WorkshopToCalendar } from './WorkshopToCalendar.tsx';
import { ButtonAnchor } from '../../../ui/kit/Button.tsx';

const isOver = (start: string) => trueNow() > Date.parse(start) + WORKSHOP_HOURS * HOUR;

export const WorkshopItem = ({ item, whole }: ItemProps<'workshop'>) => {
  const { timeZone } = useMe();
  const over = isOver(whole.startTime);
  const presenters = [whole.presenter1, whole.presenter2].filter(Boolean).join(', ');
  return (
    <div className={styles['page']}>
      <ItemHeading item={item}>{whole.webinarType}</ItemHeading>
      <SectionCard title="When and how">
        <Facts
          facts={[
            {
              label: 'Starts',
              value: (
                <>
                  <ViewerTime at={whole.startTime} /> ({zoneLabel(whole.startTime, timeZone)})
                </>
              ),
            },
            { label: 'With', value: presenters || null },
            ...(over ? [] : [{ label: 'Meeting number', value: whole.zoomMeeting }]),
          ]}
        />
        {whole.webinarDescription && (
          <p className={`${styles['text']} ${styles['described']}`}>{whole.webinarDescription}</p>
        )}
        {over ? (
          <p className={`${styles['hint']} ${styles['described']}`}>{learningLabels.over}</p>
        ) : (
          <div className={styles['actions']}>
            <ButtonAnchor
              variant="primary"
              href={whole.zoomLink}
              target="_blank"
              rel="noopener noreferrer"
              icon={<Icon name="video" size={18} />}
            >
              {learningTexts.joinWorkshop}
            </ButtonAnchor>
            <WorkshopToCalendar id={item._id} />
          </div>
        )}
      </SectionCard>
      {whole.video && (
        <SectionCard title={learningLabels.recording}>
          <Watch item={{ ...item, kind: 'workshop' }} link={whole.video} poster={whole.thumbnail} />
        </SectionCard>
      )}
      <Transcript text={whole.transcript} />
    </div>
  );
};
