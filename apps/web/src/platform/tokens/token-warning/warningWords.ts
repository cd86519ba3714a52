import { words } from '#platform/page/i18n/words.ts'

export const warningText = words('tokenWarning', {
  title: 'Token imported',
  close: 'Close',
  anyone:
    'Anyone can create an ERC20 token on Ethereum with any name, including creating fake versions of existing tokens and tokens that claim to represent projects that do not have a token.',
  arbitrary:
    'This interface can load arbitrary tokens by token addresses. Please take extra caution and do your research when interacting with arbitrary ERC20 tokens.',
  unable: 'If you purchase an arbitrary token, you may be unable to sell it back.',
  understand: 'I understand',
  continue: 'Continue',
  leave: 'Cancel',
  named: '{name} ({symbol})',
  viewOn: '(View on {explorer})',
  lookAlikeSymbol: 'Its symbol reads like that of another token.',
  lookAlikeName: 'Its name reads like that of another token.',
  mayMean: 'You may mean',
  instead: 'Use {symbol} instead',
  refusedTitle: 'This token cannot be used',
  noDecimals:
    'This token doesn’t say how many decimals it has, so nobody can read its amounts. Check the address, or choose another token.',
  mismatch:
    'The list says this token has {listed} decimals, but the token says {onChain}. Every amount would be wrong, so you can’t use it here. Choose another token or another list.',
  canonical: 'Verified',
  canonicalTitle: 'Musi knows this token by its address.',
  artistNote:
    '{symbol} was made here by {creator}. Anyone can make a token, so check that this is the artist you mean.',
  artistNoteArtist: 'Artist',
  artistNoteMore: 'Token',
})
