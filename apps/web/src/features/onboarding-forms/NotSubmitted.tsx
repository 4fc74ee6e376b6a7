import { useNavigate } from '../../kernel/router.ts';
import type { FormStatus } from '@amberway/contract/onboarding-forms/schemas';
import { useCan } from '../../kernel/queries/me.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { openFormPath } from './addresses.ts';
import { fillInTitle, formTitle, labels } from './labels.ts';
import { Button } from '../../ui/kit/Button.tsx';

type Props = { form: FormStatus; carer: string | undefined; staff: boolean };

/** Shown in place of answers that do not exist yet. */
export const NotSubmitted = ({ form, carer, staff }: Props) => {
  const navigate = useNavigate();
  const mayFillIn = useCan('forms', 'submit') && !staff;
  return (
    <EmptyState
      title={`${formTitle(form, carer)}: ${labels.notYet}`}
      action={
        mayFillIn && (
          <Button variant="primary" onClick={() => navigate(openFormPath(form))}>
            {fillInTitle(form)}
          </Button>
        )
      }
    >
      {staff ? labels.notYetOf : labels.notYetOwn}
    </EmptyState>
  );
};
