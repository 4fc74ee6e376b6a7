import { Navigate, useParams } from '../../kernel/router.ts';
import { LEARNING_KINDS } from '@amberway/contract/learning/kinds';
import { GOOGLE_CALLBACK_ID, isGoogleKind } from '@amberway/contract/calendar/google';
import { SCREENS } from '@amberway/contract/shell/routes';
import { shellTexts } from '@amberway/contract/shell/texts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { GoogleCallback } from '../calendar/public.ts';
import { learningPath } from '../learning/public.ts';
import { OutcomeDetail } from './OutcomeDetail.tsx';
import { ResourceDetail } from './ResourceDetail.tsx';
import { NoteDetail } from './NoteDetail.tsx';

/** /dashboard/event-callback/{id}/{type}: the target of external links. */
export const EventCallbackScreen = () => {
  const { id = '', type } = useParams();
  const kind = LEARNING_KINDS.find((one) => one === type);
  if (kind) return <Navigate to={learningPath(kind, id)} replace />;
  if (id === GOOGLE_CALLBACK_ID && isGoogleKind(type)) return <GoogleCallback key={type} kind={type} />;
  switch (type) {
    case 'goal':
      return <OutcomeDetail key={id} id={id} />;
    case 'resources':
      return <ResourceDetail key={id} id={id} />;
    case 'session':
      return <NoteDetail key={id} id={id} />;
    default:
      return (
        <>
          <PageHeading title={SCREENS.eventCallback.title} />
          <EmptyState title={shellTexts.nothingHere}>This link does not lead anywhere any more.</EmptyState>
        </>
      );
  }
};
