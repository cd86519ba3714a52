import { words } from '#platform/page/i18n/words.ts'

/** Of the foot of the page, which comes a moment later. */
export const t = words('shell', {
  motto: 'An exchange where music is the asset.',
  block: 'Latest block {number}',
  social: 'Musi elsewhere',
})
