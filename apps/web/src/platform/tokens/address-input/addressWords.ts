import { words } from '../../page/i18n/words.ts'

export const t = words('address', {
  placeholder: 'Wallet Address or ENS name',
  lookingUp: 'Looking up this name',
  unresolved: 'We can’t find that address or name. Check it, or paste the full address.',
  leadsTo: '{name} is',
  viewOn: '(View on {explorer})',
  fromLink: 'From link',
  fromLinkText: 'This came with the link that you opened. Make sure that it is where you want to send.',
  lookAlike: 'This address looks like one that you know, and is another',
  lookAlikeText:
    'Shortened, both read {short}. {count} of their characters differ; they are marked below. Somebody may have made it so that you mistake it for the other. Use it only if you know whose it is.',
  known: 'You know',
  typed: 'This is',
})
