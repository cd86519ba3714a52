import { words } from '../i18n/words.ts'

export const shareText = words('share', {
  press: 'Share',
  title: 'Share {title}',
  scan: 'Scan it to open the page on a phone.',
  showCode: 'Show a code',
  link: 'Copy link',
  embed: 'Copy embed code',
  others: 'More ways to share',
  copied: 'Link copied',
  embedCopied: 'Embed code copied',
  refused: 'The browser did not allow it. Select the text and copy it by hand: {text}',
  close: 'Close',
})
