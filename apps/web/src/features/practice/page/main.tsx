import '../../../stand-ins/small.ts';
import '../../../app/theme/styles.ts';
import { createRoot } from 'react-dom/client';
import { registerWorker } from '../../../kernel/install/worker.ts';
import { applyLook } from './look.ts';
import { PractisePage } from './PractisePage.tsx';
import { startPage } from './state.ts';

applyLook();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<PractisePage />);
void startPage();
void registerWorker();
