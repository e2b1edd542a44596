/**
 * All stylesheets of the site, in cascade order. The browser never imports the pages themselves, so their stylesheets are
 * imported here.
 */
import './design/reset.css';
import 'virtual:uno.css';
import './design/base.css';
import './design/shell.css';
import './design/backgrounds.css';
import './design/drawings.css';
import './design/charts.css';
import './design/form-pages.css';
import './design/print.css';
import './module-styles.ts';
