import { imageLooks } from './imageLooks'
import { scenes } from './images'

const sizes = new Set(scenes.map(({ width, height }) => `${width}x${height}`))

/** A picture that waits for a script keeps the room of its shape. */
const imageRatios = `@layer template {
${[...sizes].map((size) => `  img[data-image-dimensions="${size}"]:not([src]) { inline-size: 100%; aspect-ratio: ${size.replace('x', ' / ')}; }`).join('\n')}
}
`

/**
 * The one style sheet of the site, served at `/site.css`. What only holds until a block has come to life stands in the layer
 * `template`, below the runtime's own layer; everything else is the site's and wins, as a hosted template's would.
 */
export const styleSheet = /* css */ `@layer template, skerry;

:root {
  color-scheme: light dark;

  --paper: #f8f2e4;
  --paper-deep: #efe6d0;
  --paper-high: #fffaf0;
  --ink: #14252c;
  --ink-soft: #4a5b61;
  --line: #d8cbae;
  --signal: #b5371f;
  --signal-deep: #8f2815;
  --on-signal: #fffaf0;
  --sea: #1d4f5c;
  --night: #10252f;
  --on-night: #f5ecd8;
  --on-night-soft: #b5c4c2;
  --lamp: #ffd98a;

  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, "TeX Gyre Pagella", Georgia, serif;
  --sans: "Gill Sans Nova", "Gill Sans", Optima, Candara, "Trebuchet MS", "Segoe UI", "Liberation Sans", sans-serif;

  --step-small: clamp(0.84rem, 0.82rem + 0.1vw, 0.92rem);
  --step-0: clamp(1.0625rem, 1.02rem + 0.22vw, 1.1875rem);
  --step-1: clamp(1.25rem, 1.17rem + 0.4vw, 1.5rem);
  --step-2: clamp(1.5rem, 1.3rem + 0.9vw, 2.1rem);
  --step-3: clamp(1.9rem, 1.5rem + 1.9vw, 3.05rem);
  --step-4: clamp(2.35rem, 1.45rem + 4.3vw, 4.75rem);

  --gap: clamp(1.25rem, 0.9rem + 1.6vw, 2.25rem);
  --edge: clamp(1.125rem, 0.5rem + 3vw, 3.5rem);
  --rhythm: clamp(3rem, 2rem + 5vw, 6.5rem);
  --measure: 36rem;
  --wide: 72rem;
  --round: 3px;
}

@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0d1b23;
    --paper-deep: #13262f;
    --paper-high: #182f39;
    --ink: #f1e9d8;
    --ink-soft: #abbab8;
    --line: #2c444e;
    --signal: #f08a6c;
    --signal-deep: #f7a88f;
    --on-signal: #1a100c;
    --sea: #93c7c6;
    --night: #071219;
  }
}

*,
*::before,
*::after {
  box-sizing: border-box;
}

html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-block-start: 2rem;
}

body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 400 var(--step-0) / 1.62 var(--serif);
  font-kerning: normal;
  font-variant-numeric: oldstyle-nums;
  hanging-punctuation: first last;
  overflow-wrap: break-word;
}

h1,
h2,
h3 {
  margin: 0;
  font-weight: 400;
  line-height: 1.12;
  text-wrap: balance;
}

h1 {
  font-size: var(--step-4);
  line-height: 1.02;
  letter-spacing: -0.022em;
}

h2 {
  font-size: var(--step-3);
  letter-spacing: -0.014em;
}

h3 {
  font-size: var(--step-1);
  line-height: 1.25;
}

p,
ul,
ol,
dl,
figure,
blockquote,
table,
fieldset {
  margin: 0;
}

p {
  text-wrap: pretty;
}

a {
  color: inherit;
  text-decoration-color: var(--signal);
  text-decoration-thickness: 0.08em;
  text-underline-offset: 0.18em;
}

a:hover {
  color: var(--signal);
}

:focus-visible {
  outline: 3px solid var(--signal);
  outline-offset: 3px;
  border-radius: var(--round);
}

@layer template {
  img {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
  }
}

/* What waits for a script is not shown as a broken picture. */
img[data-src]:not([src]) {
  opacity: 0; /* not invisible: the keyboard would pass over it */
}

address {
  font-style: normal;
}

cite {
  font-style: italic;
}

code {
  font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
  font-size: 0.86em;
}

small {
  font-size: var(--step-small);
}

.hidden {
  display: none;
}

.visually-hidden {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

.skip-link {
  position: absolute;
  inset-inline-start: var(--edge);
  inset-block-start: 0;
  z-index: 10;
  padding: 0.6em 1em;
  background: var(--signal);
  color: var(--on-signal);
  font-family: var(--sans);
  transform: translateY(-120%);
}

.skip-link:focus {
  color: var(--on-signal);
  transform: none;
}

.page:focus {
  outline: none;
}

/* Header */

.header-inner {
  display: grid;
  grid-template: "title actions" "nav nav" / 1fr auto;
  align-items: center;
  gap: 0.5rem 1.5rem;
  max-inline-size: calc(var(--wide) + 2 * var(--edge));
  margin-inline: auto;
  padding: 1rem var(--edge);
}

.header-title {
  grid-area: title;
  display: inline-flex;
  align-items: center;
  gap: 0.55rem;
  justify-self: start;
  font-size: var(--step-1);
  letter-spacing: -0.01em;
  text-decoration: none;
  white-space: nowrap;
}

.mark {
  inline-size: 1.35rem;
  block-size: 2.05rem;
  fill: var(--signal);
}

.mark-beam {
  fill: var(--ink-soft);
  opacity: 0.45;
}

.header-nav {
  grid-area: nav;
  font-family: var(--sans);
  font-size: var(--step-small);
}

.header-nav-list {
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.35rem;
  padding: 0;
  list-style: none;
}

.header-nav-item a {
  display: block;
  padding-block: 0.45rem;
  text-decoration: none;
  border-block-end: 2px solid transparent;
}

.header-nav-item a:hover,
.header-nav-item a[aria-current] {
  border-color: var(--signal);
}

.header-actions {
  grid-area: actions;
  display: flex;
  align-items: center;
  gap: 1.1rem;
  font-family: var(--sans);
  font-size: var(--step-small);
}

.header-give {
  display: none;
  border-block-end: 2px solid transparent;
}

.header-give[aria-current] {
  border-color: var(--signal);
  text-decoration: none;
}

.header-cart {
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  padding-block: 0.45rem;
  border-block-end: 2px solid transparent;
  text-decoration: none;
}

.icon-cart-quantity {
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.6rem;
  padding: 0.1rem 0.45rem;
  border: 1px solid var(--line);
  border-radius: 1rem;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.25;
}

@media (min-width: 60em) {
  .header-inner {
    grid-template: "title nav actions" / auto 1fr auto;
    padding-block: 1.35rem;
  }

  .header-nav {
    justify-self: center;
  }

  .header-give {
    display: inline;
    padding-block: 0.45rem;
  }
}

/* Page parts */

.content-wrapper,
.page-head {
  max-inline-size: calc(var(--wide) + 2 * var(--edge));
  margin-inline: auto;
  padding-inline: var(--edge);
}

.page-section {
  padding-block: calc(var(--rhythm) / 2);
}

.page-head + .page-section {
  padding-block-start: 0;
}

.page-section:last-child {
  padding-block-end: var(--rhythm);
}

.page-head {
  padding-block: clamp(2rem, 1rem + 5vw, 5.5rem) clamp(2rem, 1.4rem + 2.6vw, 3.75rem);
}

.page-head h1 {
  max-inline-size: 16ch;
}

.kicker {
  margin-block-end: 0.7rem;
  color: var(--signal);
  font: 600 var(--step-small) / 1.3 var(--sans);
  letter-spacing: 0.09em;
  text-transform: uppercase;
}

.lede {
  max-inline-size: 34em;
  margin-block-start: 1.1rem;
  color: var(--ink-soft);
  font-size: var(--step-1);
  line-height: 1.45;
}

.note {
  color: var(--ink-soft);
  font: 400 var(--step-small) / 1.5 var(--sans);
}

.section-head {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 2rem;
  margin-block-end: var(--gap);
}

.section-head p {
  max-inline-size: 28em;
}

.split {
  display: grid;
  gap: calc(var(--gap) * 1.4) calc(var(--gap) * 2);
}

.split > * {
  min-inline-size: 0;
}

.split h2 {
  margin-block-end: 0.6em;
}

@media (min-width: 56em) {
  .split {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }

  .split--text,
  .split--form {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }

  .split--text > .sqs-block-image,
  .split--menu > .sqs-block-image {
    position: sticky;
    inset-block-start: 2rem;
    align-self: start;
  }
}

.prose,
.sqs-html-content {
  max-inline-size: var(--measure);
}

.prose > * + *,
.sqs-html-content > * + * {
  margin-block-start: 1em;
}

.prose h2,
.sqs-html-content h2 {
  margin-block: 1.5em 0.5em;
  font-size: var(--step-2);
}

.prose > h2:first-child {
  margin-block-start: 0;
}

.prose ul:not([class]),
.sqs-html-content ul,
.accordion-item__description ul {
  padding-inline-start: 1.2em;
}

li::marker {
  color: var(--signal);
}

.sqs-html-content blockquote {
  margin-block: 1.6em;
  padding-inline-start: 1.25em;
  border-inline-start: 3px solid var(--signal);
  font-size: var(--step-1);
  font-style: italic;
  line-height: 1.4;
}

.sqs-html-content blockquote cite {
  font-style: normal;
}

.image-caption-wrapper {
  margin-block-start: 0.7rem;
  color: var(--ink-soft);
  font: 400 var(--step-small) / 1.4 var(--sans);
}

.image-block-wrapper img,
.card-image img,
.journal-image img {
  inline-size: 100%;
  border-radius: var(--round);
}

.sqs-block-image-button {
  display: block;
  inline-size: 100%;
  max-inline-size: 20rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
}

/* Buttons */

.button-row {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1rem;
  margin-block-start: 1.75rem;
}

.sqs-block-button-element,
.sqs-system-button,
.plain-button {
  display: inline-block;
  padding: 0.82em 1.5em 0.85em;
  border: 2px solid var(--signal);
  border-radius: var(--round);
  background: var(--signal);
  color: var(--on-signal);
  font: 600 var(--step-small) / 1.2 var(--sans);
  letter-spacing: 0.02em;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 160ms, border-color 160ms, color 160ms;
}

.sqs-block-button-element:hover,
.sqs-system-button:hover,
.plain-button:hover {
  border-color: var(--signal-deep);
  background: var(--signal-deep);
  color: var(--on-signal);
}

.button--quiet {
  border-color: currentcolor;
  background: transparent;
  color: var(--ink);
}

.sqs-system-button:disabled,
.sqs-system-button[aria-disabled="true"] {
  opacity: 0.6;
  cursor: default;
}

.sqs-donate-button-wrapper {
  margin-block: 1.6rem;
}

/* Front page */

.hero {
  position: relative;
  margin-block-end: calc(var(--rhythm) / 3);
}

.hero-image img {
  inline-size: 100%;
  block-size: clamp(17rem, 62vw, min(44rem, 68vh));
  object-fit: cover;
  object-position: 72% 45%;
}

.hero-text {
  position: relative;
  margin: -2.5rem var(--edge) 0 0;
  padding: clamp(1.75rem, 1.2rem + 2.6vw, 3.75rem) clamp(1.5rem, 1rem + 3vw, 4.5rem) 0 var(--edge);
  background: var(--paper);
}

.hero-text h1 {
  max-inline-size: 12ch;
}

@media (min-width: 62em) {
  .hero-image img {
    object-position: 50% 28%;
  }

  .hero-text {
    --inset: max(var(--edge), (100vw - var(--wide)) / 2);

    inline-size: calc(var(--inset) + min(40rem, 52vw));
    margin: -7.5rem 0 0;
    padding-inline: var(--inset) 3rem;
  }
}

.table-scroll {
  overflow-x: auto;
}

table {
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;
}

th,
td {
  padding: 0.85rem 1.25rem 0.85rem 0;
  border-block-end: 1px solid var(--line);
  font-weight: 400;
  text-align: start;
  vertical-align: baseline;
}

thead th {
  padding-block: 0 0.6rem;
  border-block-end: 2px solid var(--ink);
  color: var(--ink-soft);
  font: 600 var(--step-small) / 1.3 var(--sans);
}

.timetable td,
.timetable thead th:not(:first-child) {
  padding-inline-end: 0;
  text-align: end;
  white-space: nowrap;
}

.timetable td {
  padding-inline-start: 1rem;
  font-size: var(--step-2);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.1;
}

.timetable thead th:not(:first-child) {
  padding-inline-start: 1rem;
  white-space: normal;
}

.timetable tbody th {
  font-size: var(--step-1);
  line-height: 1.3;
}

.timetable small {
  display: block;
  color: var(--ink-soft);
}

.card-row,
.parcels {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: calc(var(--gap) * 1.3) var(--gap);
  padding: 0;
  list-style: none;
}

.card {
  position: relative;
}

.card-image {
  overflow: hidden;
  margin-block-end: 1.1rem;
  border-radius: var(--round);
}

.card-image img {
  aspect-ratio: 4 / 5;
  object-fit: cover;
  transition: scale 500ms cubic-bezier(0.2, 0.6, 0.2, 1);
}

.card-image--square img {
  aspect-ratio: 1;
}

.card:hover .card-image img {
  scale: 1.025;
}

.card .kicker {
  margin-block-end: 0.3rem;
}

.card-title {
  margin-block-end: 0.35rem;
  font-size: var(--step-2);
}

.card-title a {
  text-decoration: none;
}

.card-title a::after {
  position: absolute;
  inset: 0;
  content: "";
}

.product-price {
  margin-block-start: 0.5rem;
  font-family: var(--sans);
  font-variant-numeric: lining-nums;
}

.look-home .section-gallery {
  margin-block: calc(var(--rhythm) / 2);
  padding-block: var(--rhythm);
  background: var(--night);
  color: var(--on-night);
}

.look-home .section-gallery .section-head p {
  color: var(--on-night-soft);
}

.event-list,
.journal-list,
.people,
.costs,
.plain-list,
.search-results,
.block-index,
.dishes {
  padding: 0;
  list-style: none;
}

.event {
  display: grid;
  grid-template-columns: 4.5rem 1fr;
  gap: var(--gap);
  align-items: start;
  padding-block: 1.25rem;
  border-block-start: 1px solid var(--line);
}

.event:last-child {
  border-block-end: 1px solid var(--line);
}

.event-date {
  display: grid;
  text-align: center;
}

.event-day {
  font-size: var(--step-3);
  font-variant-numeric: lining-nums;
  line-height: 1;
}

.event-month {
  color: var(--signal);
  font: 600 var(--step-small) / 1.4 var(--sans);
  letter-spacing: 0.09em;
  text-transform: uppercase;
}

.event-title {
  margin-block-end: 0.25rem;
  font-size: var(--step-1);
}

.panel {
  display: grid;
  overflow: hidden;
  border-radius: var(--round);
  background: var(--night);
  color: var(--on-night);
}

.panel-image img {
  inline-size: 100%;
  block-size: 100%;
  max-block-size: 24rem;
  object-fit: cover;
  object-position: 42% 34%;
}

.panel-text {
  align-self: center;
  padding: clamp(1.75rem, 1rem + 4vw, 5rem) clamp(1.5rem, 1rem + 3vw, 4.5rem);
}

.panel-text h2 {
  margin-block-end: 0.6em;
}

.panel-text p {
  max-inline-size: 32em;
}

.panel .sqs-block-button-element {
  border-color: var(--lamp);
  background: var(--lamp);
  color: #1b2126;
}

.panel .sqs-block-button-element:hover {
  border-color: #fff0c9;
  background: #fff0c9;
}

.panel .sqs-donate-button-wrapper {
  margin-block-end: 0;
}

@media (min-width: 48em) {
  .panel {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }

  .panel-image img {
    max-block-size: 36rem;
  }
}

.guestbook {
  max-inline-size: 54rem;
  margin-inline: auto;
  padding: calc(var(--rhythm) / 2) var(--edge) var(--rhythm);
  text-align: center;
}

.guestbook p {
  font-size: var(--step-3);
  font-style: italic;
  line-height: 1.2;
  letter-spacing: -0.01em;
  text-wrap: balance;
}

.guestbook footer {
  margin-block-start: 1.25rem;
  color: var(--ink-soft);
  font: 400 var(--step-small) / 1.4 var(--sans);
}

/* Island */

.section-people .content-wrapper > h2,
.section-years .content-wrapper > h2 {
  margin-block-end: var(--gap);
}

.people {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--gap);
}

.person {
  padding-block-start: 1.1rem;
  border-block-start: 2px solid var(--ink);
}

.person h3 {
  font-size: var(--step-2);
}

.person .kicker {
  margin-block: 0.3rem 0.8rem;
}

.years {
  margin-block-end: 2.5rem;
}

.years div {
  display: grid;
  grid-template-columns: minmax(4.5rem, 10rem) minmax(0, var(--measure));
  gap: 0 var(--gap);
  padding-block: 1rem;
  border-block-start: 1px solid var(--line);
}

.years dt {
  color: var(--signal);
  font-size: var(--step-2);
  font-variant-numeric: oldstyle-nums;
  line-height: 1.2;
}

.years dd {
  margin: 0;
}

/* Menu */

.menu-part + .menu-part {
  margin-block-start: calc(var(--gap) * 1.4);
}

.menu-part h2 {
  margin-block-end: 0.5em;
  font-size: var(--step-2);
}

.dish {
  padding-block: 0.7rem;
}

.dish p {
  max-inline-size: 30em;
  color: var(--ink-soft);
  line-height: 1.45;
}

.dish-line {
  display: flex;
  align-items: baseline;
  gap: 0.6rem;
}

.dish-dots {
  flex: 1;
  min-inline-size: 1rem;
  border-block-end: 2px dotted var(--line);
}

.dish-price {
  font-family: var(--sans);
  font-variant-numeric: tabular-nums lining-nums;
}

.menu .note,
.parcels + .sqs-block {
  margin-block: 1.75rem;
}

/* Journal and events */

.journal-entry {
  position: relative;
  display: grid;
  gap: var(--gap);
  padding-block: calc(var(--gap) * 1.2);
  border-block-start: 1px solid var(--line);
}

@media (min-width: 48em) {
  .journal-entry {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
  }
}

.journal-image img {
  aspect-ratio: 3 / 2;
  object-fit: cover;
}

.journal-entry h2 {
  margin-block-end: 0.5rem;
}

.journal-entry h2 a {
  text-decoration: none;
}

.journal-entry h2 a::after {
  position: absolute;
  inset: 0;
  content: "";
}

.section-article .sqs-block-image {
  margin-block-end: calc(var(--gap) * 1.5);
}

.section-article .image-block-wrapper img {
  max-block-size: 38rem;
  object-fit: cover;
}

.section-article .prose {
  margin-inline: auto;
}

.section-article .sqs-html-content > p:first-child::first-letter {
  float: inline-start;
  padding: 0.05em 0.09em 0 0;
  color: var(--signal);
  font-size: 3.35em;
  line-height: 0.82;
}

.article-end {
  margin-block-start: 2.5em;
  padding-block-start: 1em;
  border-block-start: 1px solid var(--line);
}

/* Contact, support, service */

.facts {
  display: grid;
  gap: 1.1rem;
  margin-block-end: 2rem;
}

.facts dt {
  color: var(--ink-soft);
  font: 600 var(--step-small) / 1.4 var(--sans);
}

.facts dd {
  margin: 0;
}

.costs li {
  display: grid;
  grid-template-columns: minmax(4.5rem, 6.5rem) 1fr;
  gap: 1rem;
  padding-block: 0.9rem;
  border-block-start: 1px solid var(--line);
}

.costs-sum {
  color: var(--signal);
  font-size: var(--step-2);
  font-variant-numeric: lining-nums;
  font-weight: 400;
  line-height: 1.2;
}

.costs b {
  font-weight: 400;
  font-size: var(--step-1);
}

.section-thanks .sqs-block-image {
  max-inline-size: 28rem;
  margin-block-end: 2rem;
}

.section-lost .sqs-block-image {
  margin-block-start: calc(var(--gap) * 1.5);
}

.section-cart,
.section-thanks,
.section-donate,
.section-search {
  min-block-size: 20rem;
}

.section-cart .button-row,
.section-lost .button-row {
  margin-block-start: 0;
}

.search-line {
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
  max-inline-size: var(--measure);
}

.search-line input {
  flex: 1 1 12rem;
}

.sqs-search-page-notice {
  margin-block: 2rem 1rem;
}

.sqs-search-page-result {
  padding-block: 1rem;
  border-block-start: 1px solid var(--line);
}

.sqs-search-page-result h2 {
  font-size: var(--step-1);
}

.donate-form {
  display: grid;
  gap: 1.75rem;
  max-inline-size: var(--measure);
}

.choices {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: 0.6rem;
  padding: 0;
  border: 0;
}

.choices legend {
  grid-column: 1 / -1;
  padding: 0 0 0.5rem;
}

.choice {
  display: flex;
  align-items: center;
  gap: 0.6rem;
  padding: 0.85rem 1rem;
  border: 1px solid var(--line);
  border-radius: var(--round);
  background: var(--paper-high);
  cursor: pointer;
}

.choice:has(:checked) {
  border-color: var(--signal);
  box-shadow: inset 0 0 0 1px var(--signal);
}

.choice:has(:focus-visible) {
  outline: 3px solid var(--signal);
  outline-offset: 3px;
}

.choice input:focus-visible {
  outline: none;
}

/* Forms */

label,
legend,
.field-list .title {
  font: 600 var(--step-small) / 1.4 var(--sans);
}

fieldset {
  min-inline-size: 0;
  padding: 0;
  border: 0;
}

input,
select,
textarea {
  accent-color: var(--signal);
  font: inherit;
}

input:not([type="radio"], [type="checkbox"], [type="submit"], [type="hidden"]),
select,
textarea {
  inline-size: 100%;
  padding: 0.7em 0.85em;
  border: 1px solid color-mix(in srgb, var(--ink) 45%, var(--paper));
  border-radius: var(--round);
  background: var(--paper-high);
  color: var(--ink);
  font: 400 max(1rem, var(--step-0)) / 1.4 var(--serif);
}

textarea {
  display: block;
  resize: vertical;
}

input::placeholder {
  color: var(--ink-soft);
  opacity: 0.85;
}

[aria-invalid="true"],
.form-item.error input,
.form-item.error textarea,
.form-item.error select {
  border-color: var(--signal);
}

.field-error {
  color: var(--signal);
  font: 600 var(--step-small) / 1.4 var(--sans);
}

.field-error,
.form-submission-error,
.skerry-counter {
  --skerry-form-error-color: var(--signal);
  --skerry-form-error-background: var(--paper-high);
  --skerry-form-error-radius: var(--round);
  --skerry-counter-error-color: var(--signal);
}

.field-list {
  display: grid;
  gap: 1.4rem;
}

.form-item > .title {
  display: block;
  padding: 0;
  margin-block-end: 0.35rem;
}

.form-item .required {
  color: var(--signal);
}

.form-item .caption {
  font-weight: 400;
}

.caption-text {
  display: block;
  padding-block-start: 0.25rem;
  color: var(--ink-soft);
}

.fields {
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
}

.fields > .title,
.fields > legend {
  flex-basis: 100%;
}

.fields .field {
  flex: 1 1 8rem;
}

.fields .address1,
.fields .address2 {
  flex-basis: 100%;
}

.fields.phone .field,
.fields .two-digits,
.fields .four-digits,
.fields .ampm {
  flex: 0 1 6rem;
}

.fields.radio,
.fields.checkbox {
  gap: 0.4rem 1.5rem;
}

.option label {
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 1.75rem;
  font: 400 1em / 1.4 var(--serif);
}

.fields.likert .item {
  display: flex;
  flex-wrap: wrap;
  flex-basis: 100%;
  gap: 0.3rem 1.25rem;
}

.fields.likert .question {
  flex-basis: 100%;
  padding: 0;
  font-weight: 400;
}

.form-item.section {
  margin-block-start: 0.75rem;
  padding-block-end: 0.4rem;
  border-block-end: 2px solid var(--ink);
}

.form-item.section .title {
  margin: 0;
  font: 400 var(--step-1) / 1.3 var(--serif);
}

.form-item.currency,
.form-item.twitter {
  position: relative;
}

.form-item .prefix {
  position: absolute;
  padding: 0.7em 0.85em;
  line-height: 1.4;
}

.form-item .prefix + input {
  padding-inline-start: 2.1em;
}

.form-button-wrapper {
  margin-block-start: 1.75rem;
}

.plain-field label {
  display: block;
  margin-block-end: 0.35rem;
}

/* Newsletter */

.newsletter-form-body {
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 0.75rem;
  margin-block: 1.25rem 0.75rem;
}

.newsletter-form-fields-wrapper {
  flex: 1 1 15rem;
}

.newsletter-form-field-label {
  display: block;
  margin-block-end: 0.35rem;
}

.newsletter-form-button {
  padding-block: 1.02em;
}

.newsletter-form-footnote {
  font: 400 var(--step-small) / 1.4 var(--sans);
}

.newsletter-form-header-title {
  font-size: var(--step-2);
}

.example .newsletter-form-wrapper {
  max-inline-size: var(--measure);
}

/* Accordion: the site's looks */

.accordion-items-container,
.plain-accordion {
  max-inline-size: 50rem;
  padding: 0;
  list-style: none;
}

.question-part {
  display: grid;
  gap: 1rem calc(var(--gap) * 2);
}

.question-part + .question-part {
  margin-block-start: calc(var(--gap) * 1.75);
}

.question-part > h2 {
  font-size: var(--step-2);
}

.question-part + .note {
  margin-block-start: 2rem;
}

@media (min-width: 56em) {
  .question-part {
    grid-template-columns: minmax(0, 4fr) minmax(0, 9fr);
  }

  .question-part > h2 {
    padding-block-start: 0.9rem;
  }
}

.accordion-item {
  border-block-start: 1px solid var(--line);
}

.accordion-item:last-child {
  border-block-end: 1px solid var(--line);
}

.accordion-item__click-target {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 1.5rem;
  inline-size: 100%;
  padding: 1.05rem 0;
  border: 0;
  background: none;
  color: inherit;
  font: 400 var(--step-1) / 1.3 var(--serif);
  text-align: start;
  cursor: pointer;
}

.accordion-item__click-target:hover {
  color: var(--signal);
}

.accordion-item__description {
  max-inline-size: var(--measure);
  padding-block-end: 1.5rem;
}

.accordion-item__description > * + * {
  margin-block-start: 0.75em;
}

.plain-accordion .accordion-item__dropdown > * {
  padding-block-end: 1.5rem;
}

.accordion-icon-container,
.plus {
  position: relative;
  flex: none;
  display: block;
  inline-size: 0.85rem;
  block-size: 0.85rem;
}

.plus__horizontal-line,
.plus__vertical-line {
  position: absolute;
  inset: calc(50% - 1px) 0 auto;
  block-size: 2px;
  background: var(--signal);
  transition: rotate 250ms;
}

.plus__vertical-line {
  rotate: 90deg;
}

[data-is-open="true"] > .plus .plus__vertical-line {
  rotate: 0deg;
}

@media (scripting: none) {
  .accordion-icon-container {
    display: none;
  }

  .accordion-item__click-target {
    cursor: default;
  }
}

/* Gallery: the site's looks */

.sqs-gallery-container {
  overflow: hidden;
  border-radius: var(--round);
  background: var(--night);
  color: var(--on-night);
}

.sqs-gallery-block-grid,
.sqs-gallery-block-stacked,
.sqs-gallery-block-list,
[class*="sqs-gallery-block-auto"] {
  color: inherit;
  overflow: visible;
  border-radius: 0;
  background: none;
}

.sqs-gallery .meta-title {
  font-size: var(--step-1);
  line-height: 1.3;
}

.sqs-gallery .meta-description {
  font: 400 var(--step-small) / 1.4 var(--sans);
}

:is(.sqs-gallery-block-grid, .sqs-gallery-block-stacked, .sqs-gallery-block-autogrid, .sqs-gallery-block-autocolumns)
  .meta {
  padding-block: 0.6rem 0.4rem;
  color: var(--ink-soft);
}

:is(.sqs-gallery-block-grid, .sqs-gallery-block-stacked, [class*="sqs-gallery-block-auto"]) .meta-title {
  font: 400 var(--step-small) / 1.4 var(--sans);
}

/* Workbench */

.look-workbench h1 {
  font-size: var(--step-3);
}

.workbench {
  display: grid;
  gap: calc(var(--gap) * 1.5);
}

.workbench > * {
  min-inline-size: 0;
}

@media (min-width: 62em) {
  .workbench {
    grid-template-columns: minmax(0, 3fr) minmax(0, 8fr);
  }

  .tries {
    position: sticky;
    inset-block-start: 2rem;
    align-self: start;
  }
}

.tries {
  padding: 1.5rem;
  border-radius: var(--round);
  background: var(--paper-deep);
  font: 400 var(--step-small) / 1.5 var(--sans);
}

.tries h2,
.tries h3 {
  margin-block: 1.25rem 0.6rem;
  font-size: var(--step-1);
}

.tries h2 {
  margin-block-start: 0;
}

.tries ul {
  padding-inline-start: 1.1em;
}

.tries li + li,
.tries p {
  margin-block-start: 0.5em;
}

.tries .scenario-links {
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem;
  padding: 0;
  list-style: none;
}

.tries .scenario-links li {
  margin: 0;
}

.scenario-links a {
  display: block;
  padding: 0.3rem 0.65rem;
  border: 1px solid color-mix(in srgb, var(--ink) 30%, var(--paper-deep));
  border-radius: 1rem;
  text-decoration: none;
}

.scenario-links [aria-current] {
  border-color: var(--signal);
  background: var(--signal);
  color: var(--on-signal);
}

.examples,
.example {
  display: grid;
  gap: 1rem;
  grid-template-columns: minmax(0, 1fr);
}

.examples {
  gap: calc(var(--gap) * 1.75);
}

.example > h2 {
  font-size: var(--step-2);
}

.block-index {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--gap);
  margin-block-end: 2rem;
}

.block-index li {
  padding-block-start: 1rem;
  border-block-start: 2px solid var(--ink);
}

.block-index h2 {
  font-size: var(--step-2);
}

.section-qa h2 {
  margin-block: 1.5em 0.6em;
  font-size: var(--step-2);
}

.scenarios {
  min-inline-size: 38rem;
  font: 400 var(--step-small) / 1.5 var(--sans);
}

.plain-gallery figcaption {
  padding: 0.6rem 0;
}

/* Footer */

.footer {
  background: var(--night);
  color: var(--on-night);
}

.footer-inner {
  display: grid;
  gap: calc(var(--gap) * 1.5) calc(var(--gap) * 2);
  max-inline-size: calc(var(--wide) + 2 * var(--edge));
  margin-inline: auto;
  padding: var(--rhythm) var(--edge) 2rem;
}

.footer-columns {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--gap);
  font: 400 var(--step-small) / 1.6 var(--sans);
}

.footer-title {
  margin-block-end: 0.6rem;
  color: var(--lamp);
  font: 600 var(--step-small) / 1.4 var(--sans);
  letter-spacing: 0.03em;
}

.footer ul {
  padding: 0;
  list-style: none;
}

.footer li a {
  display: inline-block;
  padding-block: 0.15rem;
}

.footer a:hover {
  color: var(--lamp);
}

.footer :focus-visible,
.section-gallery :focus-visible,
.panel :focus-visible {
  outline-color: var(--lamp);
}

.footer .newsletter-form-header-description,
.footer .newsletter-form-footnote {
  color: var(--on-night-soft);
}

.footer .newsletter-form-wrapper {
  max-inline-size: var(--measure);
}

.footer input:not([type="hidden"]) {
  border-color: color-mix(in srgb, var(--on-night) 45%, var(--night));
  background: color-mix(in srgb, var(--on-night) 8%, var(--night));
  color: var(--on-night);
}

.footer input::placeholder {
  color: var(--on-night-soft);
}

.footer .newsletter-form-button {
  border-color: var(--lamp);
  background: var(--lamp);
  color: #1b2126;
}

.footer .field-error,
.footer .form-submission-error {
  --skerry-form-error-color: #ffb49c;
  --skerry-form-error-background: transparent;

  color: #ffb49c;
}

.footer-line {
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 2rem;
  padding-block-start: 1.5rem;
  border-block-start: 1px solid color-mix(in srgb, var(--on-night) 18%, var(--night));
  color: var(--on-night-soft);
  font: 400 var(--step-small) / 1.5 var(--sans);
}

@media (min-width: 70em) {
  .footer-inner {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }

  .footer-inner > .footer-columns:first-child {
    grid-column: 1 / -1;
  }
}

${imageRatios}
/* Until a block has come to life, and where scripts never run */

@layer template {
  .sqs-gallery {
    position: relative;
  }

  @media (scripting: enabled) {
    .accordion-item:not([data-is-open="true"]) > .accordion-item__dropdown {
      display: none;
    }

    /* A gallery that waits takes the room that it will have. */
    :is(.sqs-gallery-block-slideshow, .sqs-gallery-block-slider) > .sqs-gallery:not([class*="sqs-gallery-design"]),
    .plain-gallery:not([class*="sqs-gallery-design"]) {
      position: relative;
      overflow: hidden;
      aspect-ratio: 16 / 9;
    }

    :is(.sqs-gallery-block-slideshow, .sqs-gallery-block-slider)
      > .sqs-gallery:not([class*="sqs-gallery-design"])
      > .slide:not(:first-child),
    .plain-gallery:not([class*="sqs-gallery-design"]) > figure:not(:first-child),
    .plain-gallery:not([class*="sqs-gallery-design"]) figcaption {
      display: none;
    }

    :is(.sqs-gallery-block-slideshow, .sqs-gallery-block-slider)
      > .sqs-gallery:not([class*="sqs-gallery-design"])
      .meta {
      position: absolute;
      inset: auto 0 0;
      padding: 16px 20px;
      background: rgb(0 0 0 / 0.6);
      color: #fff;
    }

    /* One whose slides are measured first takes a screen, as long as nothing is known of it. */
    :is([data-block-json*=':"auto'], [data-block-json*=':"list"']) .sqs-gallery:not([class*="-design-"]) {
      overflow: hidden;
      block-size: 100svh;
      visibility: hidden;
    }

    /* So does the line that counts letters, and a form that is yet to be drawn. */
    :is(.form-item[data-max-length], .plain-field:has([data-max-length])):not(:has(.skerry-counter))::after {
      display: block;
      block-size: 1.4875em;
      content: "";
    }

    .form-wrapper:empty {
      min-block-size: 44.75rem;
    }

    .sqs-gallery-thumbnails:not(.skerry-gallery-thumbnails) {
      display: flex;
      gap: 10px;
      overflow: hidden;
      margin-block-start: 10px;
    }

    .sqs-gallery-thumbnails:not(.skerry-gallery-thumbnails) img {
      flex: none;
      inline-size: 60px;
      block-size: 60px;
    }
  }

  .sqs-gallery-block-grid .sqs-gallery {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1rem;
  }

  @media (min-width: 44em) {
    .sqs-gallery-thumbnails-per-row-3 .sqs-gallery {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  .sqs-gallery-aspect-ratio-square .margin-wrapper {
    overflow: hidden;
    aspect-ratio: 1;
  }

  .image-slide-anchor {
    position: relative;
    display: block;
    block-size: 100%;
  }

  .sqs-gallery-aspect-ratio-square .margin-wrapper img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  .sqs-gallery-block-stacked img {
    inline-size: 100%;
  }

  @media (scripting: none) {
    img[data-src]:not([src]),
    .sqs-gallery-controls,
    .sqs-gallery-thumbnails {
      display: none;
    }

    :is(.sqs-gallery-block-slideshow, .sqs-gallery-block-slider, .sqs-gallery-block-carousel) .sqs-gallery {
      display: flex;
      overflow-x: auto;
      scroll-snap-type: x mandatory;
    }

    :is(.sqs-gallery-block-slideshow, .sqs-gallery-block-slider, .sqs-gallery-block-carousel) .slide {
      display: flex;
      flex: none;
      flex-direction: column;
      inline-size: min(88%, 56rem);
      scroll-snap-align: start;
    }

    :is(.sqs-gallery-block-slideshow, .sqs-gallery-block-slider, .sqs-gallery-block-carousel) .slide img {
      inline-size: 100%;
      aspect-ratio: 16 / 9;
      object-fit: cover;
    }

    :is(.sqs-gallery-block-slideshow, .sqs-gallery-block-slider, .sqs-gallery-block-carousel) .meta {
      padding: 0.9rem 1.25rem 1.1rem;
      color: var(--on-night);
    }

    :is([class*="sqs-gallery-block-auto"], .sqs-gallery-block-list) .sqs-gallery {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
      gap: 1rem;
    }
  }
}

@media (prefers-reduced-motion: reduce) {
  .sqs-block-button-element,
  .sqs-system-button,
  .plain-button,
  .card-image img,
  .plus__vertical-line {
    transition: none;
  }

  .card:hover .card-image img {
    scale: none;
  }
}

@media print {
  :root {
    --paper: #fff;
    --paper-deep: #fff;
    --paper-high: #fff;
    --ink: #000;
    --ink-soft: #333;
    --night: #fff;
    --on-night: #000;
    --on-night-soft: #333;
    --signal: #000;
  }

  body {
    font-size: 11pt;
  }

  .header-nav,
  .header-actions,
  .skip-link,
  .newsletter-form-wrapper,
  .button-row,
  .sqs-gallery-controls,
  .sqs-gallery-thumbnails,
  .tries {
    display: none;
  }

  .accordion-item .accordion-item__dropdown {
    display: block;
  }

  .hero-text {
    inline-size: auto;
    margin: 0;
  }

  .page-section,
  .page-head,
  .footer-inner {
    padding-block: 1rem;
  }

  .prose a[href^="http"]::after,
  .sqs-html-content a[href^="http"]::after {
    content: " (" attr(href) ")";
  }

  h2,
  h3 {
    break-after: avoid;
  }

  .card,
  .dish,
  .event,
  .person,
  figure {
    break-inside: avoid;
  }
}

/* The workbench's pages of images and of animated blocks. */
.plain-shapes {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 1.5rem;
}

.animated-line {
  display: grid;
  place-items: center;
  min-block-size: 60svh;
  padding: 2rem;
  background: var(--night);
  color: var(--on-night);
  font-size: 1.5rem;
  text-align: center;
}

.animated-line--tall {
  min-block-size: 260svh;
}
${imageLooks}`
