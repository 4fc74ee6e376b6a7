import { letGoTexts } from '@amberway/contract/tasks/let-go';
import { useCan } from '../../../kernel/queries/me.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useLetGo } from '../use-let-go.ts';

/** For an old task of the family. */
export const LetGo = ({ id }: { id: string }) => {
  const { letGo, busy } = useLetGo();
  return useCan('tasks', 'letGo') ? (
    <Button busy={busy} onClick={() => letGo([id])}>
      {letGoTexts.letGo}
    </Button>
  ) : null;
};

export const BringBack = ({ id }: { id: string }) => {
  const { bringBack, busy } = useLetGo();
  return (
    <Button size="small" busy={busy} onClick={() => bringBack([id])}>
      {letGoTexts.bringBack}
    </Button>
  );
};
