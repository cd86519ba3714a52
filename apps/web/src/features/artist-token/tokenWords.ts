import { words } from '#platform/page/i18n/words.ts'

export const newTokenText = words('newToken', {
  title: 'Create an artist token',
  lead: 'Your own token. Fans pay for your songs with it, hold it and trade it.',
  name: 'Name',
  symbol: 'Symbol',
  'name.example': 'Nova Lane',
  'symbol.example': 'NOVA',
  create: 'Create Token',

  'will.title': 'What your token will be',
  'will.supply': 'One million tokens, all of them yours at first.',
  'will.fixed': 'Nobody can ever make more, not even you.',
  'will.names': 'Name and symbol can never be changed.',
  'will.songs': 'Fans can pay for your songs with it.',
  'will.price': 'It has a price once you open its first pool.',

  'like.symbol':
    'People could mistake this for {token}, which has the same or a similar symbol. Wallets and searches will warn about yours.',
  'like.name':
    'People could mistake this for {token}, which has the same or a similar name. Wallets and searches will warn about yours.',
  unlisted:
    'This is too long for token lists, or its symbol has a space. People will find the token by its address only.',

  noFactory: 'There’s no token factory on this network, so no artist token can be created here.',
  noWallet: 'Connect a wallet first. The token will belong to its account.',
  away: 'We can’t read the chain right now. Try again in a moment.',

  review: 'Create {symbol}',
  creating: 'Creating {name} ({symbol})',
  gone: 'This token can’t be created as it stands. Close this and check it again.',
  'fact.name': 'Name',
  'fact.symbol': 'Symbol',
  'fact.owner': 'Owner of the whole supply',
  'fact.more': 'More later',
  'fact.never': 'Never',
  confirm: 'Create Token',
  noName: 'The token needs a name.',
  longName: 'The name is too long. The limit is 64 bytes.',
  noSymbol: 'The token needs a symbol.',
  longSymbol: 'The symbol is too long. The limit is 32 bytes.',
  done: 'Your token is ready',
  'done.text': '{supply} are in your account.',

  'made.title': '{symbol} is yours',
  'made.address': 'Token address',
  'made.next':
    'It has no price yet. Open its first pool: you put in some of your tokens and some {native}, and the two amounts set the price.',
  'made.pool': 'Open its first pool',
  'made.reading': 'Looking for its pool…',
  'made.open': 'Its pool is open: {price} for one {symbol}.',
  'made.trade': 'Trade it',
  'pool.price': 'Price of one {symbol} in {native}',
  'pool.tokens': '{symbol} for the pool',
  'pool.gives': 'You put in',
  'pool.ofSupply': 'Share of the supply',
  'pool.buying': 'Buying {amount} would cost',
  'pool.note': 'The more you put in, the less one purchase moves the price. Nothing is sent yet.',
  'pool.moreThanAll': 'There are only {supply}.',
  'pool.tooLittle': 'That’s too little for a pool. Raise one of the two.',
  'pool.tooMuch': 'A pool can’t hold that much. Lower one of the two.',
  'made.song': 'Upload a song',
  'made.another': 'Create another token',
})
