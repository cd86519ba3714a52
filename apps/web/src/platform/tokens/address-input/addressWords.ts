import { words } from '#platform/page/i18n/words.ts'

export const addressText = words('address', {
  placeholder: 'Wallet Address or ENS name',
  lookingUp: 'Looking up this name',
  unresolved: 'We can’t find that address or name. Check it, or paste the full address.',
  leadsTo: '{name} is',
  viewOn: '(View on {explorer})',
  fromLink: 'From link',
  fromLinkText: 'This address came with the link you opened. Make sure it’s where you want to send.',
  lookAlike: 'This address only looks like one you know',
  lookAlikeText:
    'Both shorten to {short}, but {count} characters differ; they are marked below. Someone may have made it to look like the other. Use it only if you know whose it is.',
  known: 'You know',
  typed: 'This is',
})
