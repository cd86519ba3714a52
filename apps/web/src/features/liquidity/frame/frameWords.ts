import { words } from '#platform/page/i18n/words.ts'

export const poolScreenText = words('poolScreen', {
  back: 'Back to your pools',
  about: 'About: {what}',
})
