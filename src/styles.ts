/**
 * The stylesheets of the site in their order. Pages are rendered at build only, so theirs are not imported by anything else that
 * the browser runs.
 */
import 'virtual:uno.css';
import './design/base.css';
// After the utilities, as states come after what they change.
import './design/shell.css';
import './design/controls.css';
import './design/sections.css';
import './design/drawings.css';
import './design/print.css';

import.meta.glob('./**/*.module.css', { eager: true });
