/** Looks that recur on several pages, and parts that the pages of the functions have too, under one name each. */
export const shortcuts = {
  choice:
    'cursor-pointer rounded-md border border-line hover:border-foreground has-[:checked]:border-sun has-[:checked]:bg-sun has-[:checked]:text-ink has-[:checked]:[forced-color-adjust:none]',
  'screen-cell': 'py-1.75 pr-2 border-t border-t-contour text-left font-400 align-top last:pr-0',
  'screen-column': 'py-1 pr-2 border-t border-t-ink text-slate text-left font-400 align-bottom last:pr-0',
  'screen-heading': 'font-display text-note text-left',
  'screen-icon': 'inline-block size-4 align-[-0.2em]',
  'screen-label': 'text-slate font-600 text-left',
  'screen-note': 'block text-slate font-400',
  /** Three columns, or as many as there are entries where these are two or four; one on narrow pages. */
  'balanced-columns':
    'page-md:grid-cols-3 page-md:has-[>:nth-child(2):last-child]:grid-cols-2 page-md:has-[>:nth-child(4):last-child]:grid-cols-2 page-lg:has-[>:nth-child(4):last-child]:grid-cols-4',
  section: 'bg-background py-band text-foreground',
  'section-head': 'grid gap-5',
  'section-text': 'max-w-[60ch] text-muted text-lead',
  /** One figure or sentence of a page, set as large as its window lets it. */
  'text-monument':
    'font-display text-[clamp(4rem,1.4rem_+_11vw,10rem)] leading-[0.9] tracking-[-0.03em] max-page-3xs:text-headline',
  'pointed-underline':
    'underline underline-offset-[0.25em] [text-decoration-color:color-mix(in_oklab,currentcolor_calc(var(--pointed,0)_*_100%),transparent)]',
  'rings-on-ink': '[--colors-ring:var(--colors-sun)]',
  'ink-panel':
    'bg-ink text-paper rings-on-ink print:border print:border-outline print:bg-transparent print:text-ink print:[&_:not(svg,svg_*)]:text-inherit',
  /** The home page's map shows its right part, where the route runs. Its numbers are read on phones too. */
  'hero-map':
    '[&.chart_svg]:aspect-[560/380] page-sm:[&.chart_svg]:aspect-[800/500] page-xl:[&.chart_svg]:aspect-auto page-xl:[&.chart_svg]:h-full page-xl:[&.chart_svg]:[mask-image:linear-gradient(to_right,transparent_43%,black_58%)] max-page-sm:[&.chart_text]:text-[25px]',
  /** The lens at twice the size it was drawn for: type and lines keep theirs. */
  'hero-lens':
    'page-sm:max-page-lg:[&.chart_:is(text,tspan)]:text-[10px] page-lg:[&.chart_:is(text,tspan)]:text-[7.5px] page-lg:[&.chart_.c-rim]:[stroke-width:2.5px] page-lg:[&_:is(.cw-hairline,.cw-thin)]:[stroke-width:0.5px] page-lg:[&_:is(.cw-medium,.cw-bold)]:[stroke-width:1px]',
  hero: 'pt-[clamp(8rem,6rem_+_6vw,12rem)] pb-[clamp(4rem,3rem_+_4vw,7rem)]',
  icon: 'size-[1.25em] fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]',
  /** In a line of text the arrow hangs a little below the baseline, as capitals are lower than the line is tall. */
  'external-mark': 'inline-block flex-none align-[-0.2em]',
  accordion: 'border-t border-line',
  'accordion-item': 'border-b border-line',
  'accordion-trigger':
    'flex w-full cursor-pointer list-none items-center justify-between gap-4 py-5 text-left font-display text-heading leading-[1.3] hover:c-link active:bg-[color-mix(in_oklab,currentcolor_6%,transparent)] [&::-webkit-details-marker]:hidden',
  'accordion-mark':
    'mr-1 size-2.5 flex-none -translate-y-1/4 rotate-45 border-r-2 border-b-2 border-current [:is([data-state=open],[open]>.accordion-trigger)>&]:[rotate:225deg] [:is([data-state=open],[open]>.accordion-trigger)>&]:[translate:0_25%]',
  'accordion-body': 'max-w-[62ch] pb-6',
  /** Marked where it leads to the page that is shown, and in the header also to the one it belongs to. */
  'main-link':
    'inline-flex min-h-11 items-center gap-2 whitespace-nowrap font-600 underline-offset-[0.4em] hover:underline active:text-lagoon [&[aria-current]]:[text-decoration:underline_2px] [&[aria-current]]:text-lagoon',
  /** The upper part of a product screen, which fades out; what it shows is said in its description. */
  cropped:
    'overflow-hidden [mask-image:linear-gradient(black_85%,transparent)] print:max-h-none! print:overflow-visible print:[mask-image:none]',
  'footer-link':
    'inline-flex min-h-8 items-center gap-1 underline-offset-4 hover:underline active:text-lagoon',
  /** Lies over the page. */
  floating: 'rounded-md bg-paper [box-shadow:0_12px_32px_oklch(0.22_0.04_240_/_0.2)]',
  /** Crosses and the menu's toggle: a tint of their own colour, on whatever background. */
  'icon-button':
    'cursor-pointer rounded-md hover:bg-[color-mix(in_oklab,currentcolor_9%,transparent)] active:bg-[color-mix(in_oklab,currentcolor_20%,transparent)]',
  'corner-button': 'absolute top-2 right-2 grid size-11 place-items-center',
  page: 'mx-auto w-full max-w-page px-5 sm:px-8',
  measure: 'max-w-[62ch]',
  /** Room for a finger above and below the line, which the layout does not see (WCAG 2.2, 2.5.8). */
  'text-link':
    '-my-1 py-1 c-link underline decoration-1 underline-offset-3 hover:decoration-2 active:text-inherit active:decoration-2',
  button:
    'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border border-foreground bg-transparent px-5 py-2.5 text-center font-600 text-foreground no-underline active:translate-y-px',
  'button-action': 'border-signal bg-signal text-ink',
  'button-solid': 'bg-ink text-paper',
  'button-quiet': 'border-contour',
  /** The strongest button of a dark sheet that has no Book a Meeting. */
  'button-light': 'bg-paper text-ink',
  badge: 'inline-block rounded-sm border border-contour bg-mist px-2 py-0.5 text-small font-600 text-ink',
  field: 'grid gap-1.5',
  'field-label': 'font-600 text-ink',
  'field-input':
    'min-h-11 w-full rounded-md border border-outline bg-white px-3 py-2 text-ink enabled:hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-dashed disabled:border-outline disabled:bg-mist disabled:text-slate',
  'field-error':
    "flex items-baseline gap-[0.5em] font-600 text-small text-alarm before:grid before:size-[1.25em] before:flex-none before:place-items-center before:rounded-full before:bg-alarm before:text-paper before:leading-none before:[content:'!'_/_'']",
  'error-summary':
    'rounded-md border-2 border-alarm bg-alarm-pale p-4 text-ink [&_h2]:mb-1 [&_h2]:text-heading [&_ul]:mt-2 [&_ul]:pl-5 [&_ul]:list-disc',
  'form-note': 'text-small text-slate',
  honeypot: 'absolute -left-2500 h-px w-px overflow-hidden',
  'visually-hidden': 'sr-only',
  /** The pages that the functions write: a form with what was wrong, or one sentence. */
  'page-form':
    'mx-auto grid w-full max-w-160 gap-6 px-5 pt-10 pb-16 text-body sm:px-8 [&_h1]:text-headline [&_h1]:leading-[1.06] [&_form]:grid [&_form]:justify-items-start [&_form]:gap-5 [&_.field]:w-full',
  'page-form-header': 'mx-auto w-full max-w-160 px-5 pt-8 font-display text-figure sm:px-8',
} as const;
