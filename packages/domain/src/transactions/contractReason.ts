/** The meaning of revert reasons, by the text of a `require` or the name of a custom error. */
const REASONS = {
  'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT': 'outputTooLow',
  'UniswapV2Router: EXCESSIVE_INPUT_AMOUNT': 'inputTooHigh',
  'UniswapV2Router: INSUFFICIENT_A_AMOUNT': 'poolPriceMoved',
  'UniswapV2Router: INSUFFICIENT_B_AMOUNT': 'poolPriceMoved',
  'UniswapV2Router: EXPIRED': 'deadlinePassed',
  'UniswapV2: EXPIRED': 'permitExpired',
  'UniswapV2: INVALID_SIGNATURE': 'permitInvalid',
  'UniswapV2: INSUFFICIENT_LIQUIDITY': 'poolTooSmall',
  'UniswapV2Library: INSUFFICIENT_LIQUIDITY': 'poolTooSmall',
  'UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED': 'tooLittleAdded',
  'UniswapV2: INSUFFICIENT_LIQUIDITY_BURNED': 'tooLittleRemoved',
  'UniswapV2: K': 'poolPaidShort',
  'UniswapV2: TRANSFER_FAILED': 'tokenNotSent',
  'TransferHelper: TRANSFER_FAILED': 'tokenNotSent',
  'TransferHelper: TRANSFER_FROM_FAILED': 'tokenNotTaken',
  'TransferHelper: ETH_TRANSFER_FAILED': 'nativeNotSent',
  Expired: 'deadlinePassed',
  TooFewShares: 'poolPriceMoved',
  NoPool: 'noPool',
  NotWhole: 'tokenNotWhole',
  ERC20InsufficientBalance: 'balanceTooLow',
  ERC20InsufficientAllowance: 'allowanceTooLow',
  ERC721InsufficientApproval: 'pieceNotAllowed',
  ERC2612ExpiredSignature: 'permitExpired',
  PermitExpired: 'permitExpired',
  ERC2612InvalidSigner: 'permitInvalid',
  NotTheSigner: 'permitInvalid',
  CostRose: 'costRose',
  Retired: 'songRetired',
  NotOpenYet: 'songNotOpen',
  NothingOwed: 'nothingOwed',
  NotAPayee: 'notAPayee',
  NotAToken: 'notASongToken',
  NoSuchSong: 'noSuchSong',
  NotTheArtist: 'notTheArtist',
  OwnerIsNotCaller: 'ownerIsNotCaller',
  NotTheMinter: 'notTheMinter',
  CallFailed: 'callFailed',
  'MerkleDistributor: Drop already claimed.': 'alreadyClaimed',
  'MerkleDistributor: Invalid proof.': 'proofInvalid',
} as const

export type ContractReason = (typeof REASONS)[keyof typeof REASONS]

const isKnown = (revertText: string): revertText is keyof typeof REASONS => Object.hasOwn(REASONS, revertText)

/** Null when the reason is unknown. */
export const contractReason = (said: string): ContractReason | null => (isKnown(said) ? REASONS[said] : null)
