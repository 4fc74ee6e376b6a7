import type { ComponentProps } from 'react';
import { useViewerZone } from '../../kernel/queries/me.ts';
import { DraftState } from '../plain/DraftState.tsx';

type Props<T> = Omit<ComponentProps<typeof DraftState<T>>, 'zone'>;

/** Where the text on the screen is stored, with times on the viewer's clock. */
export const ViewerDraftState = <T,>(props: Props<T>) => <DraftState {...props} zone={useViewerZone()} />;
