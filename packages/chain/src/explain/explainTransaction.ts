import { CREATE2_DEPLOYER } from '@musi/contracts/deploy/create2'
import type { Address } from '@musi/domain/address'
import { safeText } from '@musi/domain/safeText'
import { getContractAddress, size, slice } from 'viem'
import type { Receipt } from '../requests/transactions/receipt.ts'
import type { Transaction } from '../requests/blocks/transaction.ts'
import { batchStory } from './batchStory.ts'
import { decodedCall } from './decodedCall.ts'
import { decodedEvent } from './decodedEvent.ts'
import type { Directory } from './directory.ts'
import { EARN_STORIES } from './earnStories.ts'
import { EXCHANGE_STORIES } from './exchangeStories.ts'
import { exchangedSums } from './flow.ts'
import { GOVERNANCE_STORIES } from './governanceStories.ts'
import { movements } from './movements.ts'
import { MUSIC_STORIES } from './musicStories.ts'
import { operationsStory } from './operationStories.ts'
import type { Piece, Scene, Story, Describer } from './story.ts'
import { TOKEN_STORIES } from './tokenStories.ts'
import type { Call } from '../write.ts'

export type ExplainedTransaction = Scene & { story: Story }

/** A function name can occur in several tables; the first one that recognises the call wins. */
const STORY_TABLES: readonly Readonly<Record<string, Describer>>[] = [
  TOKEN_STORIES,
  EXCHANGE_STORIES,
  EARN_STORIES,
  GOVERNANCE_STORIES,
  MUSIC_STORIES,
]

const FUNCTION_NAME_LIMIT = 40

function storyByName(scene: Scene): Story | null {
  const { call } = scene
  if (call === null) return null
  for (const stories of STORY_TABLES) {
    const story = Object.hasOwn(stories, call.name) ? stories[call.name]?.(scene, call) : null
    if (story !== null && story !== undefined) return story
  }
  return null
}

/** Describes an unknown function by what the account transferred. */
function storyByMovements(scene: Scene): Story | null {
  const { from } = scene.transaction
  const { gave, got } = exchangedSums(scene, from)
  const sold = gave[0]
  const bought = got[0]
  const pieces = scene.movements.filter((one) => one.kind === 'piece')
  const receivedPieces = pieces.filter(({ to }) => to === from)
  const givenPieces = pieces.filter((one) => one.from === from)
  const [piece] = receivedPieces
  if (piece !== undefined && sold !== undefined && receivedPieces.length > 1)
    return { kind: 'boughtPieces', count: { text: String(receivedPieces.length) }, sum: sold }
  if (piece !== undefined)
    return sold === undefined
      ? { kind: 'gotPiece', piece: pieceOf(piece) }
      : { kind: 'boughtPiece', piece: pieceOf(piece), sum: sold }
  const [only] = givenPieces
  if (only !== undefined && givenPieces.length === 1 && sold === undefined && bought !== undefined)
    return { kind: 'soldPiece', piece: pieceOf(only), sum: bought }
  return sold !== undefined && bought !== undefined ? { kind: 'traded', sold, bought } : null
}

const pieceOf = ({ collection, id }: Piece): Piece => ({ collection, id })

function storyOf(scene: Scene): Story {
  const { transaction, receipt, call } = scene
  const { to, input, value } = transaction
  const created = receipt?.created ?? null
  if (to === null) return created === null ? { kind: 'deployed' } : { kind: 'deployedAt', contract: created }
  if (input === '0x') return { kind: 'sent', sum: { currency: 'native', amount: value }, to }
  if (to === CREATE2_DEPLOYER && size(input) > 32) {
    const salt = slice(input, 0, 32)
    const bytecode = `0x${input.slice(66)}` as const
    return { kind: 'deployedAt', contract: getContractAddress({ opcode: 'CREATE2', from: to, salt, bytecode }) }
  }
  const known = storyByName(scene) ?? storyByMovements(scene)
  if (known !== null) return known
  if (call === null) return { kind: 'used', contract: to }
  return { kind: 'called', name: { text: safeText(call.name, FUNCTION_NAME_LIMIT) }, contract: to }
}

/** A transaction with everything that can be derived from it. */
export function explainTransaction(
  transaction: Transaction,
  receipt: Receipt | null,
  directory: Directory,
): ExplainedTransaction {
  const call = transaction.to === null ? null : decodedCall(transaction.input)
  const events = (receipt?.logs ?? []).map((log) => decodedEvent(log)).filter((event) => event !== null)
  const moved = receipt === null ? [] : movements({ transaction, receipt, call, events, directory })
  const done = receipt !== null && receipt.status !== 'failed'
  const wrappedNative = directory.contract('wrappedNative')
  const scene: Scene = { transaction, receipt, done, wrappedNative, call, events, movements: moved }
  const movementsOf = (one: Scene) => (receipt === null ? [] : movements({ ...one, receipt, directory }))
  const describer = { storyOf, moved: movementsOf }
  const story = operationsStory(scene, directory, describer) ?? batchStory(scene, describer) ?? storyOf(scene)
  return { ...scene, story }
}

/** The effect of a call by the account; unknown calls are not guessed. */
export const callStory = (from: Address, { to, data, value }: Call, directory: Directory): ExplainedTransaction => {
  const transaction = {
    hash: '0x',
    from,
    to,
    value,
    input: data,
    nonce: 0,
    gasLimit: 0n,
    gasPrice: 0n,
    at: null,
  } as const
  return explainTransaction(transaction, null, directory)
}
