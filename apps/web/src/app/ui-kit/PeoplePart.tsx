import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ComposedAvatar } from '../../ui/people/ComposedAvatar.tsx';
import { HoverCard } from '../../ui/people/HoverCard.tsx';
import { StatusTag } from '../../ui/tags/StatusTag.tsx';
import { TagList } from '../../ui/tags/TagList.tsx';
import styles from './Kit.module.css';
import { KitCard } from './KitCard.tsx';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dina', 'Emil', 'Farah', 'Gus', 'Hana', 'Iris', 'Jon'];
const MIA = { firstName: 'Mia', lastName: 'Okafor' };

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
          <ComposedAvatar layers={[]} size={56} />
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
