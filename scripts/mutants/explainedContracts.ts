import type { Explanation } from './explanation.ts'

/** Changes of our own Solidity that no test can notice. */
export const EXPLAINED_CONTRACTS: readonly Explanation[] = [
  {
    why: 'A limit of gas is far above what is needed and far below what does harm; one more or less is neither.',
    places: [
      ['ReserveReader.sol', 'GAS_OF_A_PAIR = 20_000', '20_000 → 20001'],
      ['Jukebox.sol', 'GAS_OF_A_SHARE = 300_000', '300_000 → 300001'],
    ],
  },
  {
    why: 'A token has no pair with itself, whichever of the two comes first.',
    places: [
      ['ReserveReader.sol', 'a < b ? (a, b) : (b, a)', '< → <='],
      ['OneTokenLiquidity.sol', 'address(pool.token) < address(pool.other)', '< → <='],
    ],
  },
  {
    why: 'Code of a single byte is no token: it could answer nothing that is asked before.',
    places: [
      ['Jukebox.sol', 'return address(token).code.length > 0', '0 → 1'],
      ['Jukebox.sol', 'if (token.code.length == 0) return false', '0 → 1'],
    ],
  },
  {
    why: 'Code of a single byte is no factory: it answers nothing, and the deployment fails when it is asked for its count.',
    places: [['MusicCollectionFactory.sol', 'if (address(earlier).code.length > 0)', '0 → 1']],
  },
  {
    why: 'An account without code answers nothing, and what answers nothing is refused a line further down as well.',
    places: [
      ['Jukebox.sol', 'if (token.code.length == 0) return false', 'if (token.code.length == 0) return false; → {}'],
    ],
  },
  {
    why: 'An answer of 31 bytes would be true only if the byte behind it happened to be a 1, which no test can bring about.',
    places: [['Jukebox.sol', 'return length > 31 && answer == 1', '> → >=']],
  },
  {
    why: 'A pair that has any shares has the thousand that it locks for ever.',
    places: [['OneTokenLiquidity.sol', 'pool.pair.totalSupply() > 0', '0 → 1']],
  },
  {
    why: 'Whom nobody has set, or what was set before, is called in vain: no code stands there that could do anything.',
    places: [
      ['CallbackToken.sol', 'target != address(0)', '0 → 1'],
      ['CallbackToken.sol', '_target = address(0)', '0 → 1'],
    ],
  },
  {
    why: 'A byte more is reserved, sent or received, and nobody reads it.',
    places: [
      ['ReserveReader.sol', 'new bytes(96)', '96 → 97'],
      ['Jukebox.sol', 'ok := call(GAS_OF_A_SHARE', '0x20 → 0x21'],
      ['ReserveReader.sol', 'staticcall(GAS_OF_A_PAIR', '0x04 → 0x05', '0x60 → 0x61'],
    ],
  },
]
