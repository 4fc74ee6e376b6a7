import '../../../app/theme/styles.ts';
import './late.css';
import { createRoot } from 'react-dom/client';
import { registerWorker } from '../../../kernel/install/worker.ts';
import { installSmall } from '../../../stand-ins/small.ts';
import { applyLook } from './look.ts';
import { PractisePage } from './PractisePage.tsx';
import { startPage } from './state.ts';

installSmall();
applyLook();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// What stands there until now is for a page whose script does not start.
root.replaceChildren();
createRoot(root).render(<PractisePage />);
void startPage();
void registerWorker();
