import { createRoot } from 'react-dom/client';
// The site's own stylesheets in their own order. Without the site's root element it does nothing else.
import '../main.tsx';
import './parts-page.css';
import './parts-window.css';
import { PartsPage } from './PartsPage.tsx';
import { watchStyles } from './pseudo-states.ts';

watchStyles(document);

const root = document.getElementById('parts-page');
if (root) createRoot(root).render(<PartsPage />);
