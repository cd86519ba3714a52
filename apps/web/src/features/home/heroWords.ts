import { words } from '#platform/page/i18n/words.ts'

/** Texts of the served page, which is shown before the app has loaded; separate from the rest of Home. */
export const heroText = words('home', {
  title: 'The first ever musician exchange',
  support: 'Support your favorite artist with artist tokens and get rewarded with exclusive benefits.',
  curate: 'Curate groups of artists and get incentivized for it.',
})
