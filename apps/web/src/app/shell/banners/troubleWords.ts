import { words } from '#platform/page/i18n/words.ts'

/** Words about what went wrong with this page, loaded after the page. */
export const troubleText = words('trouble', {
  page: 'Something went wrong on this page. If it misbehaves, reload it.',
  settings:
    'We couldn’t read your settings, so they’re back to the defaults. Check them before you trade. A copy of the old ones stays in this browser as musi.settings.unread.',
  putAside:
    'We couldn’t read what this browser saved under {key}, so it starts over. A copy stays in this browser as {key}.unread.',
  lost: 'We couldn’t read what this browser saved under {key}, and there was no room for a copy, so it starts over. Free up storage for this site.',
  notKept:
    'This browser can’t save anything for Musi: its storage is full or switched off. Your settings last until you leave this page. To keep them, allow storage for this site or free some up.',
  patched:
    'A program on this page, such as a wallet or another extension, has replaced functions that Musi works with: {names}. If you know of none, switch extensions off and reload before you sign anything.',
  noLanguage:
    'This language didn’t load, so the page is in English. Check your connection, then choose the language again.',
  dismiss: 'Dismiss',
})
