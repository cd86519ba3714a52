import type { Explanation } from './explanation.ts'

/** Changes of our own Solidity that no test can notice. */
export const EXPLAINED_CONTRACTS: readonly Explanation[] = [
  {
    why: 'The gas limit is far above the need and far below the harmful amount, so one unit makes no difference.',
    places: [
      ['ReserveReader.sol', 'GAS_OF_A_PAIR = 20_000', '20_000 → 20001'],
      ['Jukebox.sol', 'GAS_OF_A_SHARE = 300_000', '300_000 → 300001'],
    ],
  },
  {
    why: 'The room for songs grows when it is full, whatever it was; a place without a song earns nothing.',
    places: [
      ['CoinTabs.sol', 'FIRST_ROOM = 16', '16 → 17'],
      ['CoinTabs.sol', '_roomFor(2 * songs.count)', '2 → 3'],
      ['CoinTabs.sol', 'new uint256[](count), 0)', '0 → 1'],
    ],
  },
  {
    why: 'No tab is in a token at the address 0x1 either.',
    places: [
      ['CoinTabs.sol', 'song.token : address(0)', '0 → 1'],
      ['CoinTabs.sol', 'return address(0);', '0 → 1'],
    ],
  },
  {
    why: 'Read a byte too far, the place of free memory is 256 times as far, where memory is free too.',
    places: [['CoinTabs.sol', 'let free := mload(0x40)', '0x40 → 0x41']],
  },
  {
    why: 'The two tokens of a pair always differ.',
    places: [
      ['ReserveReader.sol', 'a < b ? (a, b) : (b, a)', '< → <='],
      ['OneTokenLiquidity.sol', 'address(pool.token) < address(pool.other)', '< → <='],
    ],
  },
  {
    why: 'Code of a single byte cannot be a token: it would fail the preceding calls.',
    places: [
      ['Jukebox.sol', 'return address(token).code.length > 0', '0 → 1'],
      ['Jukebox.sol', 'if (token.code.length == 0) return false', '0 → 1'],
    ],
  },
  {
    why: 'Code of a single byte cannot be a factory: the deployment fails when it reads its count.',
    places: [['MusicCollectionFactory.sol', 'if (address(earlier).code.length > 0)', '0 → 1']],
  },
  {
    why: 'Only the factory makes something at the address of an account, and its code has 45 bytes.',
    places: [['PasskeyAccountFactory.sol', 'if (account.code.length > 0) return account', '0 → 1']],
  },
  {
    why: 'A signature of six bytes has a time and no answer of the passkey, which is refused all the same.',
    places: [['PasskeyAccount.sol', 'signature.length < UNTIL_BYTES', '< → <=']],
  },
  {
    why: 'An account without code returns nothing, and an empty answer is refused a line below.',
    places: [
      ['Jukebox.sol', 'if (token.code.length == 0) return false', 'if (token.code.length == 0) return false; → {}'],
    ],
  },
  {
    why: 'An answer of 31 bytes would be true only if the byte after it were 1, which no test can arrange.',
    places: [['Jukebox.sol', 'return length > 31 && answer == 1', '> → >=']],
  },
  {
    why: 'A pair with any shares has at least the thousand that it locks forever.',
    places: [['OneTokenLiquidity.sol', 'pool.pair.totalSupply() > 0', '0 → 1']],
  },
  {
    why: 'An unset or previous target has no code, so calling it has no effect.',
    places: [
      ['CallbackToken.sol', 'target != address(0)', '0 → 1'],
      ['CallbackToken.sol', '_target = address(0)', '0 → 1'],
    ],
  },
  {
    why: 'One more byte is reserved, sent or received, and nothing reads it.',
    places: [
      ['ReserveReader.sol', 'new bytes(96)', '96 → 97'],
      ['Jukebox.sol', 'ok := call(GAS_OF_A_SHARE', '0x20 → 0x21'],
      ['CoinTabs.sol', 'calldatacopy(free, terms, 0xe0)', '0xe0 → 0xe1'],
      ['ReserveReader.sol', 'staticcall(GAS_OF_A_PAIR', '0x04 → 0x05', '0x60 → 0x61'],
    ],
  },
]
