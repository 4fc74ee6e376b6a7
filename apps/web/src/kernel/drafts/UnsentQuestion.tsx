import { signOutTexts } from '@amberway/contract/drafts/texts';
import { useUnsentQuestion } from './unsent-question.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Spinner } from '../../ui/kit/Spinner.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Asks before a sign-out loses unsaved text. Closing the dialog cancels it, so nothing is lost by accident. */
export const UnsentQuestion = () => {
  const state = useUnsentQuestion();
  if (!state) return null;
  if (state.kind === 'storing') {
    return (
      <Dialog open title={signOutTexts.saving} titleHidden closesBeside={false} width={400}>
        <p role="status" style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Spinner />
          {signOutTexts.saving}
        </p>
      </Dialog>
    );
  }
  const { texts, answer } = state;
  return (
    <Dialog
      open
      title={signOutTexts.title}
      width={460}
      onClose={() => answer(false)}
      footer={
        // The safe button is on top when the buttons wrap.
        <div style={{ display: 'flex', flexWrap: 'wrap-reverse', justifyContent: 'flex-end', gap: 8 }}>
          <Button danger onClick={() => answer(true)}>
            {signOutTexts.leave}
          </Button>
          <Button variant="primary" autoFocus onClick={() => answer(false)}>
            {signOutTexts.stay}
          </Button>
        </div>
      }
    >
      <p>{signOutTexts.intro}</p>
      <ul style={{ margin: '8px 0', paddingInlineStart: 20, listStyle: 'disc' }}>
        {texts.map((text) => (
          <li key={text}>
            <strong>{capital(text)}</strong>
          </li>
        ))}
      </ul>
      <p>{signOutTexts.advice}</p>
    </Dialog>
  );
};
