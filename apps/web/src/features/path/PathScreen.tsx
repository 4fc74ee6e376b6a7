import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberSummary } from '@amberway/contract/members/schemas';
import type { ChildPath } from '@amberway/contract/path/schemas';
import { pathTexts } from '@amberway/contract/path/texts';
import { SCREENS } from '@amberway/contract/shell/routes';
import { useSearchParams } from '../../kernel/router.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { QueryFailure } from '../../ui/LoadFailure.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ChildChoice } from '../../ui/people/ChildChoice.tsx';
import { ChildGate } from '../../ui/people/ChildGate.tsx';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx';
import styles from './path.module.css';
import { Poster } from './Poster.tsx';
import { pathQuery } from './queries.ts';
import { fitsStage, Stage } from './Stage.tsx';
import { StoneList } from './StoneList.tsx';
import { Trail } from './Trail.tsx';
import { useRoom } from '../../ui/use-room.ts';

const LIST_PARAM = 'list';
/** A page of these is long enough to look at; the stones before are one press away. */
const SHOWN_AT_FIRST = 24;

/** Whether it is shown as a list, in the URL. */
const useAsList = (): [boolean, () => void] => {
  const [search, setSearch] = useSearchParams();
  const asList = search.has(LIST_PARAM);
  const toggle = () =>
    setSearch((now) => {
      if (asList) now.delete(LIST_PARAM);
      else now.set(LIST_PARAM, '');
      return now;
    });
  return [asList, toggle];
};

const Drawn = ({ path, child }: { path: ChildPath; child: string }) => {
  const { ref, room } = useRoom();
  const [all, setAll] = useState(false);
  const shown = all ? path : { ...path, stones: path.stones.slice(-SHOWN_AT_FIRST) };
  return (
    <div className={styles['frame']} ref={ref}>
      {fitsStage(room) ? <Stage path={shown} child={child} room={room} /> : <Trail path={shown} child={child} />}
      {shown.stones.length < path.stones.length && (
        <div className={styles['more']} data-screen-only>
          <Button onClick={() => setAll(true)}>{pathTexts.earlier}</Button>
        </div>
      )}
    </div>
  );
};

const Path = ({ child }: { child: MemberSummary }) => {
  const query = useQuery(pathQuery(child._id));
  const [asList] = useAsList();
  const { data } = query;
  if (!data) return query.error ? <QueryFailure query={query} /> : <ScreenSkeleton />;
  const { firstName, lastName, avatarUrl } = child;
  return (
    <>
      {data.also.length > 0 && <p className={styles['also']}>{pathTexts.also(data.also.join(', '))}</p>}
      {asList ? <StoneList path={data} child={firstName} /> : <Drawn path={data} child={firstName} />}
      {!asList && <Poster path={data} child={{ firstName, lastName, avatar: avatarUrl }} />}
    </>
  );
};

/** What a child has learned, as a path with a stone for each mastered skill. */
export const PathScreen = () => {
  const [asList, toggle] = useAsList();
  return (
    <ChildGate title={SCREENS.path.title} why="A path is about a child: choose whose to see.">
      {({ member, members, select }) => (
        <>
          <PageHeading
            title={pathTexts.title(member.firstName)}
            face={
              <Avatar
                person={{ firstName: member.firstName, lastName: member.lastName, avatar: member.avatarUrl }}
                size={56}
              />
            }
            actions={
              <div className={styles['actions']} data-screen-only>
                {members.length > 1 && <ChildChoice child={member} siblings={members} onSelect={select} />}
                <Button variant="text" onClick={toggle}>
                  {asList ? pathTexts.asPath : pathTexts.asList}
                </Button>
                {!asList && (
                  <Button icon={<Icon name="document" size={18} />} onClick={() => window.print()}>
                    {pathTexts.print}
                  </Button>
                )}
              </div>
            }
          >
            {pathTexts.what(member.firstName)}
          </PageHeading>
          <Path key={member._id} child={member} />
        </>
      )}
    </ChildGate>
  );
};
