import type { Call } from '@musi/chain/write'
import { type Address, type Hex, numberToHex } from 'viem'
import type { Batch } from '../rpc/rpcBatch.ts'

/** One transaction of a seeded person. */
export type Step = {
  by: Address
  /** Description for the error if it fails. */
  what: string
  call: Call
  /** Gas limit, for the few that need more than the default. */
  gas?: bigint
  /** True if the sender is a contract, which only a chain of our own lets send. */
  isContract?: boolean
}

/** A direct storage edit, possible only on a chain of our own, instead of mining days of blocks. */
export type Edit = { address: Address; slot: Hex; value: Hex }

/** Everything that is mined in one block. */
export type Moment = {
  /** Age of the event; null for now, by the chain's own clock. */
  secondsAgo: number | null
  steps: readonly Step[]
  /** Written before the block; `head` is the number of the one before it. */
  edits?: (head: number) => readonly Edit[]
}

type Receipt = { status: Hex; transactionHash: Hex }

/** Default gas limit; sixty of these fit into a block. */
const DEFAULT_GAS = 1_000_000n

const isPerson = ({ isContract = false }: Step) => !isContract

const nonceReader = async (batch: Batch, moments: readonly Moment[]) => {
  const people = [...new Set(moments.flatMap(({ steps }) => steps.filter(isPerson).map(({ by }) => by)))]
  const counts = await batch(people.map((by) => ({ method: 'eth_getTransactionCount', params: [by, 'latest'] })))
  const next = new Map(people.map((by, at) => [by, Number(counts[at])]))
  return (by: Address) => {
    const nonce = next.get(by) ?? 0
    next.set(by, nonce + 1)
    return numberToHex(nonce)
  }
}

/** `nonce`: null for a contract, whose own nonce the node knows. */
const sendRequest = ({ by, call, gas = DEFAULT_GAS }: Step, nonce: Hex | null) => {
  const { to, data, value } = call
  const plain = { from: by, to, data, value: numberToHex(value), gas: numberToHex(gas), gasPrice: '0x0' }
  const transaction = nonce === null ? plain : { ...plain, nonce }
  return { method: 'eth_sendTransaction', params: [transaction] }
}

const writeRequest = ({ address, slot, value }: Edit) => ({
  method: 'anvil_setStorageAt',
  params: [address, slot, value],
})

const timeRequests = (secondsAgo: number | null, nowSeconds: number) =>
  secondsAgo === null ? [] : [{ method: 'evm_setNextBlockTimestamp', params: [nowSeconds - secondsAgo] }]

/** Lets the contracts among the senders send, until the returned function is called. */
async function letContractsSend(batch: Batch, steps: readonly Step[]): Promise<() => Promise<void>> {
  const contracts = steps.filter((step) => !isPerson(step)).map(({ by }) => by)
  const each = async (method: string) => {
    if (contracts.length > 0) await batch(contracts.map((by) => ({ method, params: [by] })))
  }
  await each('anvil_impersonateAccount')
  return () => each('anvil_stopImpersonatingAccount')
}

type PlayedStep = { step: Step; hash: unknown; block: number }

/** Throws for the first step that has no successful receipt. */
async function checkReceipts(batch: Batch, played: readonly PlayedStep[]) {
  const blocks = [...new Set(played.map(({ block }) => block))]
  const requests = blocks.map((block) => ({ method: 'eth_getBlockReceipts', params: [numberToHex(block)] }))
  const receipts = (await batch(requests)).flat() as Receipt[]
  const statuses = new Map(receipts.map(({ transactionHash, status }) => [transactionHash, status]))
  for (const { step, hash } of played) {
    const status = statuses.get(String(hash) as Hex)
    if (status === undefined) throw new Error(`"${step.what}" did not fit into its block.`)
    if (status !== '0x1') throw new Error(`"${step.what}" was reverted (${String(hash)}).`)
  }
}

/**
 * Replays the history, each moment in a block of its time. Works only on a new chain of our own, whose clock is in the past and
 * whose first accounts are unlocked.
 */
export async function playMoments(batch: Batch, moments: readonly Moment[], nowSeconds: number): Promise<void> {
  const nonceOf = await nonceReader(batch, moments)
  const [number] = await batch([
    { method: 'eth_blockNumber', params: [] },
    { method: 'evm_setAutomine', params: [false] },
  ])
  const played: PlayedStep[] = []
  let head = Number(number)
  for (const { secondsAgo, steps, edits } of moments) {
    const before = edits?.(head).map(writeRequest) ?? []
    const endSending = await letContractsSend(batch, steps)
    const sent = steps.map((step) => sendRequest(step, isPerson(step) ? nonceOf(step.by) : null))
    const answers = await batch([...before, ...sent, ...timeRequests(secondsAgo, nowSeconds)])
    // In a separate request, because the node starts the calls of a batch in order but does not wait for each.
    await batch([{ method: 'evm_mine', params: [] }])
    await endSending()
    head += 1
    steps.forEach((step, at) => played.push({ step, hash: answers[before.length + at], block: head }))
  }
  await batch([{ method: 'evm_setAutomine', params: [true] }])
  await checkReceipts(batch, played)
}
