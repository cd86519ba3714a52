import { words } from '#platform/page/i18n/words.ts'

/** Words of the footer, bundled with its code, which loads a moment later. */
export const footerText = words('shell', {
  motto: 'An exchange where music is the asset.',
  block: 'Latest block {number}',
  'foot.listen': 'Listen',
  'foot.trade': 'Trade',
  'foot.make': 'Make',
  'foot.explorer': 'Explorer',
  'foot.approvals': 'Approvals',
  'foot.language': 'Language',
  'foot.dark': 'Dark',
  'foot.light': 'Light',
  'foot.theme': 'Colors: {theme}',
})
