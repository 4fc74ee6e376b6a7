import type { ComponentProps } from 'react';
import { useViewerZone } from '../../kernel/queries/me.ts';
import { DraftState } from './DraftState.tsx';

type Props<T> = Omit<ComponentProps<typeof DraftState<T>>, 'zone'>;

/** Where the current text is stored, with times in the viewer's time zone. */
export const ViewerDraftState = <T,>(props: Props<T>) => <DraftState {...props} zone={useViewerZone()} />;
