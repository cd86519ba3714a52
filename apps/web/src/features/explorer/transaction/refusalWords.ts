import { words } from '../../../platform/page/i18n/words.ts'

/** What the refusals that people meet mean, by the name or the text that the contract gives. */
const KNOWN = {
  ERC20InsufficientBalance: 'There were not as many tokens as it was to send.',
  ERC20InsufficientAllowance: 'The contract was not allowed to take that many tokens. Allow it, then send it again.',
  ERC721InsufficientApproval: 'The contract was not allowed to take this piece. Allow it, then send it again.',
  ERC2612ExpiredSignature: 'The signed permission had run out. Sign a new one.',
  CostRose: 'The price had risen above what was to be paid. Look at the new price, then decide again.',
  Retired: 'The artist has taken this song out of the jukebox.',
  NoSuchSong: 'There is no such song in the jukebox.',
  NotTheArtist: 'Only the artist can change this song.',
  OwnerIsNotCaller: 'A token can only be pressed for the account that asks for it.',
  NotTheMinter: 'Only the minter can make new pieces.',
  CallFailed: 'One of several calls failed, so none of them was done.',
  'UniswapV2Router: EXPIRED': 'It came after its deadline. Send it again, or give it more time in the settings.',
  'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT':
    'The price had moved: less would have come out than was asked for. Try again, or allow more slippage.',
  'UniswapV2Router: EXCESSIVE_INPUT_AMOUNT':
    'The price had moved: more would have gone in than was allowed. Try again, or allow more slippage.',
  'UniswapV2Router: INSUFFICIENT_A_AMOUNT': 'The price of the pool had moved further than was allowed. Try again.',
  'UniswapV2Router: INSUFFICIENT_B_AMOUNT': 'The price of the pool had moved further than was allowed. Try again.',
  'UniswapV2: INSUFFICIENT_LIQUIDITY': 'The pool does not hold that much.',
  'UniswapV2: K': 'The pool got less than it was promised: the token may take a fee on its way.',
  'TransferHelper: TRANSFER_FROM_FAILED':
    'The token could not be taken: too few of them, or not allowed. Check the balance and the approval.',
  'TransferHelper: ETH_TRANSFER_FAILED': 'The native currency could not be handed over.',
  'MerkleDistributor: Drop already claimed.': 'This part of the airdrop was claimed before.',
  'MerkleDistributor: Invalid proof.': 'The proof does not belong to this account and amount.',
} as const

type Known = keyof typeof KNOWN
const t = words('explorer.why', KNOWN)
const isKnown = (text: string): text is Known => Object.hasOwn(KNOWN, text)

/** Null: nobody here knows what it means. */
export const meaningOf = (said: string): string | null => (isKnown(said) ? t(said) : null)
