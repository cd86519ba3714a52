import { words } from '../i18n/words.ts'

export const t = words('links', {
  newTab: '{label} (opens in a new tab)',
  notSet: '{label} not set here',
  notSetTitle: '{label}: no address yet',
  notSetText:
    'Whoever runs this Musi has not said where this leads. The setting is MUSI_LINKS, in the list of settings in the README; after a restart the link works.',
  close: 'Close',
})
