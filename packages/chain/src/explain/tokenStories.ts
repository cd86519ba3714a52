import type { Address } from '@musi/domain/address'
import { maxUint96 } from 'viem'
import { addressIn, amountIn, flagIn } from './argument.ts'
import type { DecodedCall } from './decodedCall.ts'
import type { Scene, Story, Describer } from './story.ts'

/** Above any supply, so such an approval counts as unlimited. */
const UNLIMITED = maxUint96

const approve: Describer = ({ transaction, events }, call) => {
  const token = transaction.to
  const spender = addressIn(call, 'spender')
  if (token === null || spender === null) return null
  const piece = events.find(({ args }) => args.some(({ name }) => name === 'tokenId'))
  if (piece !== undefined)
    return { kind: 'allowedPiece', piece: { collection: token, id: amountIn(piece, 'tokenId') }, spender }
  const amount = amountIn(call, 'value')
  if (amount === 0n) return { kind: 'disallowed', token, spender }
  return amount >= UNLIMITED
    ? { kind: 'allowedAll', token, spender }
    : { kind: 'allowed', sum: { currency: token, amount }, spender }
}

/** Describes a transfer. NFT and token transfers have the same call, so only the log distinguishes them. */
function transferStory({ transaction, movements }: Scene, call: DecodedCall, to: Address | null): Story | null {
  if (transaction.to === null || to === null) return null
  const piece = movements.find((one) => one.kind === 'piece')
  if (piece !== undefined) return { kind: 'sentPiece', piece: { collection: piece.collection, id: piece.id }, to }
  return { kind: 'sent', sum: { currency: transaction.to, amount: amountIn(call, 'value') }, to }
}

const approveAll: Describer = ({ transaction }, call) => {
  const collection = transaction.to
  const spender = addressIn(call, 'operator')
  if (collection === null || spender === null) return null
  return { kind: flagIn(call, 'approved') ? 'allowedPieces' : 'disallowedPieces', collection, spender }
}

export const TOKEN_STORIES: Readonly<Record<string, Describer>> = {
  approve,
  setApprovalForAll: approveAll,
  safeTransferFrom: (scene, call) => transferStory(scene, call, addressIn(call, 'to')),
  transfer: (scene, call) => transferStory(scene, call, addressIn(call, 'to')),
  transferFrom: (scene, call) => transferStory(scene, call, addressIn(call, 'to')),
}
