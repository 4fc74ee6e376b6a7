import { LOOK, LOOK_FIELDS, SKIN_TONES } from '@amberway/contract/content/face/options';
import { composeAvatar } from '@amberway/contract/content/svg/compose';
import { Avatar } from '../../ui/Avatar.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { HoverCard } from '../../ui/people/HoverCard.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { TagList } from '../../ui/tags/TagList.tsx';
import styles from './Kit.module.css';
import { KitCard } from './KitCard.tsx';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dina', 'Emil', 'Farah', 'Gus', 'Hana', 'Iris', 'Jon'];
const MIA = { firstName: 'Mia', lastName: 'Okafor' };

/** Every choice of a face on a plain one, the skin tones in turn. */
const FACES = LOOK_FIELDS.flatMap((field) =>
  Object.keys(LOOK[field]).map((value, at) => ({
    key: `${field} ${value}`,
    svg: composeAvatar({
      parts: {},
      look: { eyes: 'round', mouth: 'smile', hair: 'short', [field]: value },
      primaryColor: SKIN_TONES[at % SKIN_TONES.length]?.colour ?? '',
      secondaryColor: '#2B1D14',
    }),
  })),
);
const SIZES = [24, 40, 96];

export const PeoplePart = () => (
  <>
    <PageHeading title="People and tags" />
    <div className={styles['grid']}>
      <KitCard title="Avatars">
        <div className={styles['row']}>
          {NAMES.map((firstName) => (
            <Avatar key={firstName} person={{ firstName, lastName: 'Mae Roe' }} size={40} />
          ))}
        </div>
        <div className={styles['row']}>
          <Avatar person={MIA} size={28} />
          <Avatar person={{ ...MIA, avatar: '/favicon.svg' }} size={40} />
          <Avatar person={{ ...MIA, avatar: '/missing.png' }} size={56} />
        </div>
      </KitCard>
      <KitCard title="Faces">
        <div className={styles['row']}>
          {FACES.map(({ key, svg }) => (
            <Drawing key={key} face svg={svg ?? ''} alt={key} />
          ))}
        </div>
        <div className={styles['row']}>
          {SIZES.map((size) => (
            <Drawing key={size} face svg={FACES[0]?.svg ?? ''} size={size} />
          ))}
        </div>
      </KitCard>
      <KitCard title="Hover card">
        <div className={styles['row']}>
          <HoverCard
            content={
              <div className={styles['row']}>
                <Avatar person={MIA} size={48} />
                <div>
                  <strong>Mia Okafor</strong>
                  <p>Theo, 6 years · Flagship</p>
                </div>
              </div>
            }
          >
            <Button>Mia Okafor</Button>
          </HoverCard>
        </div>
      </KitCard>
      <KitCard title="Tags">
        <TagList tags={['visual', 'home', 'school', 'words', 'play', 'calm', 'sleep']} />
        <div className={styles['row']}>
          <StatusTag tone="good">Published</StatusTag>
          <StatusTag tone="plain">Draft</StatusTag>
          <StatusTag tone="warn">Archived</StatusTag>
          <StatusTag tone="bad">Rejected</StatusTag>
          <StatusTag tone="info">Planned</StatusTag>
        </div>
      </KitCard>
    </div>
  </>
);
