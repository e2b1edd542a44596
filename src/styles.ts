/**
 * The stylesheets of the site in their order. Pages are rendered at build only, so theirs are not imported by anything else that
 * the browser runs.
 */
import 'virtual:uno.css';
import './design/base.css';
import './design/shell.css';
import './design/backgrounds.css';
import './design/drawings.css';
import './design/form-pages.css';
import './design/print.css';
import './module-styles.ts';
