import '../../../app/theme/styles.ts';
import './offline.css';
import { applyLook } from './look.ts';

// The page instead of one that cannot be loaded: it says what still works, and opens the wanted page when it can.

applyLook();
window.addEventListener('online', () => location.reload());
document.getElementById('retry')?.addEventListener('click', () => location.reload());
